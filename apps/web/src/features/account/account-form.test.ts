import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { type AccountFields, checkFields, isCode, refusalErrors } from './account-form.ts';

const good: AccountFields = { loginName: 'chen.xiaoyu', password: '12345678', realName: '陈晓雨' };
const wrong = (mode: 'sign-in' | 'register', change: Partial<AccountFields>) =>
  Object.keys(checkFields(mode, { ...good, ...change }));

describe('checkFields', () => {
  it.each(['sign-in', 'register'] as const)('accepts good fields, and rejects empty ones: %s', (mode) => {
    expect(wrong(mode, {})).toEqual([]);
    expect(wrong(mode, { loginName: ' ' })).toEqual(['loginName']);
    expect(wrong(mode, { password: '' })).toEqual(['password']);
  });

  it.each([
    ['loginName', 'x'],
    ['loginName', 'with space'],
    ['password', '1234567'],
    ['realName', ' '],
  ] as const)('rejects only a new account with the %s "%s"', (field, value) => {
    expect(wrong('register', { [field]: value })).toEqual([field]);
    expect(wrong('sign-in', { [field]: value })).toEqual([]);
  });

  it('counts the characters of a password as users see them', () => {
    expect(wrong('register', { password: '😀'.repeat(7) })).toEqual(['password']);
    expect(wrong('register', { password: '😀'.repeat(8) })).toEqual([]);
  });

  it('explains an empty and a short password differently', () => {
    const [empty, short] = ['', '1'].map(
      (password) => checkFields('register', { ...good, password }).password,
    );
    expect(empty).not.toBe(short);
    const [none, bad] = ['', 'x'].map(
      (loginName) => checkFields('register', { ...good, loginName }).loginName,
    );
    expect(none).not.toBe(bad);
  });
});

describe('refusalErrors', () => {
  it.each([
    ['LOGIN_NAME_TAKEN', 'loginName'],
    ['LOGIN_NAME_INVALID', 'loginName'],
    ['PASSWORD_WEAK', 'password'],
    ['FORBIDDEN', 'form'],
  ] as const)('assigns %s to %s', (code, field) => {
    expect(Object.keys(refusalErrors(new ApiError(400, code, {}, 'no')))).toEqual([field]);
  });

  it('assigns other errors to the form', () => {
    expect(Object.keys(refusalErrors(new Error('broken')))).toEqual(['form']);
  });
});

it('isCode returns true for an error of the server with that code only', () => {
  const error = new ApiError(400, 'PASSWORD_WEAK', {}, '');
  expect(isCode(error, 'PASSWORD_WEAK')).toBe(true);
  expect(isCode(error, 'FORBIDDEN')).toBe(false);
  expect(isCode({ code: 'PASSWORD_WEAK' }, 'PASSWORD_WEAK')).toBe(false);
});
