import { expect, it } from 'vitest';
import { enforce, isAllowed } from './policy.ts';

it('isAllowed is true only for the decision `allowed`', () => {
  expect(isAllowed('allowed')).toBe(true);
  expect(isAllowed('FORBIDDEN')).toBe(false);
});

it('enforce throws the error of a refusal, and nothing when the action is allowed', () => {
  expect(() => enforce('allowed')).not.toThrow();
  expect(() => enforce('CLASS_NOT_FOUND')).toThrow(expect.objectContaining({ code: 'CLASS_NOT_FOUND' }));
});
