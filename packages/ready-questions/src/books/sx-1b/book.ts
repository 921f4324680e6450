import { readyQuestions } from '../../ready-question.ts';
import { boat, chartPiece, flatShapes } from './pictures.ts';
import { borrowing, flat, hundred, mental, relations, reviewed, shop, written } from './to-hundred.ts';

export const book = readyQuestions({
  id: '8d1f22f2-13ac-5219-bab2-90d8efc9db91',
  stage: '小学',
  chapters: [flat, borrowing, hundred, mental, written, relations, shop, reviewed],
  pictures: [boat, chartPiece, flatShapes],
});
