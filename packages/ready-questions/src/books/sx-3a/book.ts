import { readyQuestions } from '../../ready-question.ts';
import { angled, parts, reviewed } from './lines-and-fractions.ts';
import { codes, elephant, lengths, mixedSums, seeing, times } from './measure-and-reckon.ts';
import * as pictures from './pictures.ts';

export const book = readyQuestions({
  id: '5354ce96-7642-5d02-8460-c9ac3b5d52f6',
  stage: '小学',
  chapters: [seeing, mixedSums, lengths, elephant, times, codes, angled, parts, reviewed],
  pictures: Object.values(pictures),
});
