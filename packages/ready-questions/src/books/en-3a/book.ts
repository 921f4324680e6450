import { readyQuestions } from '../../ready-question.ts';
import { boy, familyTree, garden, smilingFace } from './pictures.ts';
import {
  unit1lesson1,
  unit1lesson2,
  unit1lesson3,
  unit2lesson1,
  unit2lesson2,
  unit2lesson3,
  unit3lesson1,
} from './unit-1-to-3.ts';
import {
  unit3lesson2,
  unit3lesson3,
  unit4lesson1,
  unit4lesson2,
  unit4lesson3,
  unit5lesson1,
  unit5lesson2,
} from './unit-3-to-5.ts';
import { unit5lesson3, unit6lesson1, unit6lesson2, unit6lesson3 } from './unit-5-to-6.ts';

export const book = readyQuestions({
  id: '1214679f-4e8d-5ad3-882b-c891786041cc',
  stage: '小学',
  chapters: [
    unit1lesson1,
    unit1lesson2,
    unit1lesson3,
    unit2lesson1,
    unit2lesson2,
    unit2lesson3,
    unit3lesson1,
    unit3lesson2,
    unit3lesson3,
    unit4lesson1,
    unit4lesson2,
    unit4lesson3,
    unit5lesson1,
    unit5lesson2,
    unit5lesson3,
    unit6lesson1,
    unit6lesson2,
    unit6lesson3,
  ],
  pictures: [boy, familyTree, garden, smilingFace],
});
