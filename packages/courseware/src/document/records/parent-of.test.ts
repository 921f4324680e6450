import { expect, it } from 'vitest';
import { isRecordKind, parentOf } from './parent-of.ts';

it('parentOf returns the fixed parent of pages and sections, and the named parent of elements and questions', () => {
  expect([parentOf('page', 'x'), parentOf('section', undefined)]).toEqual(['deck', 'deck']);
  expect(parentOf('exercise-section', 'x')).toBe('exercise');
  expect([parentOf('element', 'p'), parentOf('exercise-question', 's')]).toEqual(['p', 's']);
  expect([parentOf('element', 7), parentOf('theme', 'x'), parentOf('exercise', 'x')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

it('isRecordKind returns false for other values', () => {
  expect(['exercise', 'toString', '', 7, undefined].map(isRecordKind)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
