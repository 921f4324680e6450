import { readyQuestions } from '../../ready-question.ts';
import { farm, riverMoon, study } from './pictures.ts';
import {
  unit1,
  unit2lesson1,
  unit2lesson2,
  unit2lesson3,
  unit3,
  unit3lesson1,
  unit3lesson2,
} from './unit-1-to-3.ts';
import {
  unit3lesson3,
  unit4,
  unit5,
  unit6,
  unit6lesson1,
  unit6lesson3,
  unit6lesson4,
} from './unit-3-to-6.ts';
import { poems, poemslesson4, unit7, unit7lesson1, unit7lesson3, unit8 } from './unit-7-to-poems.ts';

export const book = readyQuestions({
  id: '2090d12e-1c32-5eee-8e6b-82ebba747ae6',
  stage: '高中',
  chapters: [
    unit1,
    unit2lesson1,
    unit2lesson2,
    unit2lesson3,
    unit3,
    unit3lesson1,
    unit3lesson2,
    unit3lesson3,
    unit4,
    unit5,
    unit6,
    unit6lesson1,
    unit6lesson3,
    unit6lesson4,
    unit7,
    unit7lesson1,
    unit7lesson3,
    unit8,
    poems,
    poemslesson4,
  ],
  pictures: [farm, riverMoon, study],
});
