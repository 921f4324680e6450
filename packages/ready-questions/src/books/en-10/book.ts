import { readyQuestions } from '../../ready-question.ts';
import { cityMap, sportsThings } from './pictures.ts';
import { unit3, unit4 } from './unit-3-to-4.ts';
import { unit5 } from './unit-5.ts';
import { unit1, unit2, welcome } from './welcome-to-2.ts';

export const book = readyQuestions({
  id: '343b4fed-e21d-5630-b799-6c6b504b2ee7',
  stage: '高中',
  language: 'en',
  chapters: [welcome, unit1, unit2, unit3, unit4, unit5],
  pictures: [cityMap, sportsThings],
});
