import { readyQuestions } from '../../ready-question.ts';
import { around, covering, knowing, lanes, percents, pies, saving, shapesOfNumbers } from './circles.ts';
import { directions, dividing, multiplying, ratios, reciprocals, reviewed } from './fractions.ts';
import * as pictures from './pictures.ts';

export const book = readyQuestions({
  id: 'ed4c8814-9296-540f-b57d-52947ada0f69',
  stage: '小学',
  chapters: [
    multiplying,
    directions,
    reciprocals,
    dividing,
    ratios,
    knowing,
    around,
    covering,
    lanes,
    percents,
    pies,
    saving,
    shapesOfNumbers,
    reviewed,
  ],
  pictures: Object.values(pictures),
});
