import { expect, it } from 'vitest';
import { classNames } from './class-names.ts';

it('classNames joins the class names that are set', () => {
  expect(classNames('a', undefined, 'b', false, null, '')).toBe('a b');
  expect(classNames()).toBe('');
});
