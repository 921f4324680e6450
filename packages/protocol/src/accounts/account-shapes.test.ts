import { expect, it } from 'vitest';
import { LOGIN_NAME_PATTERN, normaliseLoginName } from './account-shapes.ts';

it('normaliseLoginName returns the name in NFKC, trimmed and in lower case', () => {
  expect(normaliseLoginName(' Ｗａｎｇ.Ming ')).toBe('wang.ming');
});

it.each([
  ['ab', true],
  ['王明', true],
  ['a', false],
  ['.a', false],
  ['a b', false],
  ['a._@-9', true],
  [`a${'b'.repeat(63)}`, true],
  [`a${'b'.repeat(64)}`, false],
])('LOGIN_NAME_PATTERN matches %j: %s', (name, matches) => {
  expect(LOGIN_NAME_PATTERN.test(name)).toBe(matches);
});
