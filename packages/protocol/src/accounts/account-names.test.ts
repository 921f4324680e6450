import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_CANCELLED_MARKER,
  cleanPersonName,
  displayName,
  isCancelledAccount,
} from './account-names.ts';

const names = { class_nick_name: '小陈老师', user_nick_name: '陈', user_real_name: '陈晓' };

describe('the display name of an account', () => {
  it('is the class nickname, otherwise the nickname, otherwise the real name', () => {
    expect(displayName(names)).toBe('小陈老师');
    expect(displayName({ ...names, class_nick_name: '' })).toBe('陈');
    expect(displayName({ ...names, class_nick_name: '', user_nick_name: '' })).toBe('陈晓');
  });

  it('is undefined for a cancelled account', () => {
    expect(displayName(undefined)).toBeUndefined();
    expect(displayName({ ...names, user_real_name: ACCOUNT_CANCELLED_MARKER })).toBeUndefined();
  });
});

describe('a stored name', () => {
  it('has no invisible characters and no direction marks, and is otherwise unchanged', () => {
    expect(cleanPersonName(' \u202e陈\u200b晓\u2066\u0000 ')).toBe('陈晓');
    expect(cleanPersonName('\ufeff\u200f\u2028')).toBe('');
    expect(cleanPersonName('\ud800')).toBe('');
    expect(cleanPersonName('e\u0301')).toBe('é');
    for (const name of ['<b>陈</b>', 'أحمد', 'نام\u200cخانوادگی', '👩‍🏫', '𠮷'])
      expect(cleanPersonName(name)).toBe(name);
    // The marker of a cancelled account cannot be hidden in another name.
    expect(cleanPersonName(`\u200b${ACCOUNT_CANCELLED_MARKER}`)).toBe(ACCOUNT_CANCELLED_MARKER);
  });
});

describe('a cancelled account', () => {
  it('is a missing account, or an account with the marker in any of its names', () => {
    expect(isCancelledAccount(null)).toBe(true);
    expect(isCancelledAccount(names)).toBe(false);
    for (const name of ['class_nick_name', 'user_nick_name', 'user_real_name'] as const) {
      expect(isCancelledAccount({ ...names, [name]: ACCOUNT_CANCELLED_MARKER })).toBe(true);
    }
  });
});
