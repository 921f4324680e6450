import { expect, it } from 'vitest';
import { defined } from './author-context.ts';

it('defined returns the object without undefined properties', () => {
  expect(defined({ a: 1, b: undefined })).toEqual({ a: 1 });
});
