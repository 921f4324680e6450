import { expect, it } from 'vitest';
import { wordsOf } from './words-input.tsx';

it('wordsOf returns the words between commas of both languages, without empty ones', () => {
  expect(wordsOf('光合作用、 叶绿体，light;  ')).toEqual(['光合作用', '叶绿体', 'light']);
  expect(wordsOf('，、')).toEqual([]);
  expect(wordsOf('a,'.repeat(40))).toHaveLength(20);
});
