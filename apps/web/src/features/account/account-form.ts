import type { ErrorCode } from '@lectern/protocol';
import { cleanPersonName } from '@lectern/protocol/account-names';
import { LOGIN_NAME_PATTERN, normaliseLoginName, PASSWORD_MIN_LENGTH } from '@lectern/protocol/accounts';
import { ApiError, messageOf } from '../../platform/api/api-error.ts';
import { accountText } from './account-texts.ts';

export interface AccountFields {
  readonly loginName: string;
  readonly password: string;
  readonly realName: string;
}

export type AccountMode = 'sign-in' | 'register';

/** Error messages by field; `form` for errors without a field. Empty without errors. */
export type AccountErrors = Partial<Record<keyof AccountFields | 'form', string>>;

/** Checks the fields without a call to the server. */
export function checkFields(mode: AccountMode, fields: AccountFields): AccountErrors {
  const errors: AccountErrors = {};
  const name = normaliseLoginName(fields.loginName);
  if (name === '') errors.loginName = accountText('missing.loginName');
  else if (mode === 'register' && !LOGIN_NAME_PATTERN.test(name)) {
    errors.loginName = accountText('loginNameHint');
  }
  if (fields.password === '') errors.password = accountText('missing.password');
  else if (mode === 'register' && [...fields.password].length < PASSWORD_MIN_LENGTH) {
    errors.password = accountText('missing.passwordShort');
  }
  if (mode === 'register' && cleanPersonName(fields.realName) === '')
    errors.realName = accountText('missing.realName');
  return errors;
}

export function isCode(error: unknown, code: ErrorCode): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Assigns the server's error to the field that it is about. */
export function refusalErrors(error: unknown): AccountErrors {
  const message = messageOf(error);
  if (!(error instanceof ApiError)) return { form: message };
  switch (error.code) {
    case 'LOGIN_NAME_TAKEN':
    case 'LOGIN_NAME_INVALID':
      return { loginName: message };
    case 'PASSWORD_WEAK':
      return { password: message };
    default:
      return { form: message };
  }
}
