import { expect, it } from 'vitest';
import { gridLetters } from './grid-letters.ts';

it('gridLetters returns a cell for each Chinese character and mark, and keeps words between them together', () => {
  const pieces = gridLetters('field', '好，ab c𠮷', undefined) ?? [];
  expect(pieces.map(({ letters, at }) => [letters, at])).toEqual([
    ['好', 0],
    ['，', 1],
    ['ab c', 2],
    ['𠮷', 6],
  ]);
  expect(pieces.map(({ attributes }) => attributes?.['data-letter-cell'])).toEqual([
    'field',
    'field',
    undefined,
    'field',
  ]);
});

it('gridLetters keeps the pinyin with its character, and has no cells on English lines', () => {
  expect(gridLetters('pinyin', '雨', 'yǔ')?.[0]?.attributes).toEqual({
    'data-letter-cell': 'pinyin',
    'data-over': 'yǔ',
  });
  expect(gridLetters('english', 'rain', undefined)).toBeUndefined();
});
