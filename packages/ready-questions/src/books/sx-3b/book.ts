import { readyQuestions } from '../../ready-question.ts';
import { areas, calendar, data, decimals, dividing, moving, rectangles } from './all.ts';
import * as pictures from './pictures.ts';

export const book = readyQuestions({
  id: '5f4a9622-64b2-54f1-895c-01397a7bc1ec',
  stage: '小学',
  chapters: [moving, dividing, rectangles, areas, data, calendar, decimals],
  pictures: Object.values(pictures),
});
