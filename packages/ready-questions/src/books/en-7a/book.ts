import { readyQuestions } from '../../ready-question.ts';
import { room, schoolMap } from './pictures.ts';
import {
  starter1,
  starter2,
  starter3,
  unit1lesson1,
  unit1lesson2,
  unit2lesson1,
  unit2lesson2,
} from './starter-1-to-2.ts';
import {
  unit3lesson1,
  unit3lesson2,
  unit4lesson1,
  unit4lesson2,
  unit5lesson1,
  unit5lesson2,
} from './unit-3-to-5.ts';
import { unit6lesson1, unit6lesson2, unit7lesson1, unit7lesson2 } from './unit-6-to-7.ts';

export const book = readyQuestions({
  id: '249e8543-2564-5808-99b1-9aa5339f9095',
  stage: '初中',
  language: 'en',
  chapters: [
    starter1,
    starter2,
    starter3,
    unit1lesson1,
    unit1lesson2,
    unit2lesson1,
    unit2lesson2,
    unit3lesson1,
    unit3lesson2,
    unit4lesson1,
    unit4lesson2,
    unit5lesson1,
    unit5lesson2,
    unit6lesson1,
    unit6lesson2,
    unit7lesson1,
    unit7lesson2,
  ],
  pictures: [room, schoolMap],
});
