import { expect, test } from 'vitest';
import { isId, newId } from './id.ts';

test('ids are of our form, never the same, and sort as they were made', () => {
  const ids = Array.from({ length: 5000 }, () => newId());
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});
