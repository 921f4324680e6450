import { ACCOUNT_CANCELLED_MARKER } from '@lectern/protocol/account-names';
import { expect, it } from 'vitest';
import { schoolNameOf } from './school-name-of.ts';

it('schoolNameOf returns the real name, not the nickname, and an empty name for a cancelled account', () => {
  const names = { class_nick_name: '', user_nick_name: '小李', user_real_name: '李明' };
  expect(schoolNameOf(names)).toBe('李明');
  expect(schoolNameOf({ ...names, user_real_name: ACCOUNT_CANCELLED_MARKER })).toBe('');
});
