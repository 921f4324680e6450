import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import {
  AVATAR_MAX_BYTES,
  account,
  authToken,
  boundUser,
  deviceId,
  passwordText,
  personName,
  tokenText,
  userId,
} from './account-shapes.ts';
import { USER_CENTRE } from './tokens.ts';

// Calls of the pages of the user's own account, and of signing in by an address or a client: no first load includes
// them.

const oneUser = z.object({ id: userId });
const loginName = z.string().check(z.minLength(1), z.maxLength(256));

export const changeAccount = endpoint({
  method: 'PATCH',
  path: `${USER_CENTRE}/users/:id`,
  caller: 'user',
  summary:
    "Changes the caller's own names; the real name of an organisation account can only be changed by the organisation",
  params: oneUser,
  body: z.object({
    user_nick_name: z.optional(personName),
    user_real_name: z.optional(personName.check(z.minLength(1))),
  }),
  reply: account,
  errors: ['USER_NOT_FOUND', 'FORBIDDEN', 'INVALID_INPUT'],
});

export const changePassword = endpoint({
  method: 'PUT',
  path: `${USER_CENTRE}/users/:id/password`,
  caller: 'user',
  summary: 'Changes the password and signs the user out everywhere else',
  params: oneUser,
  body: z.object({ old_password: passwordText, new_password: passwordText }),
  errors: [
    'USER_NOT_FOUND',
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'PASSWORD_WEAK',
    'INVALID_INPUT',
    'TOO_MANY_REQUESTS',
  ],
});

export const bindUser = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/person_accounts/:id/binded/users`,
  caller: 'user',
  summary: "Binds an organisation account to the person, proved by the account's login name and password",
  params: oneUser,
  body: z.object({ login_name: loginName, password: passwordText }),
  reply: boundUser,
  errors: [
    'USER_NOT_FOUND',
    'ACCOUNT_BOUND',
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'INVALID_INPUT',
    'TOO_MANY_REQUESTS',
  ],
});

export const putAvatar = endpoint({
  method: 'PUT',
  path: `${USER_CENTRE}/users/:id/avatar`,
  caller: 'user',
  takesIn: true,
  summary: "Replaces the caller's avatar with a PNG, JPEG or WebP of at most 1024 pixels a side",
  params: oneUser,
  rawBody: { maxBytes: AVATAR_MAX_BYTES },
  reply: account,
  errors: ['USER_NOT_FOUND', 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE', 'PAYLOAD_TOO_LARGE'],
});

export const deleteAvatar = endpoint({
  method: 'DELETE',
  path: `${USER_CENTRE}/users/:id/avatar`,
  caller: 'user',
  summary: "Removes the caller's avatar; the generated avatar is shown again",
  params: oneUser,
  reply: account,
  errors: ['USER_NOT_FOUND'],
});

export const showLoginKey = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/login_keys/actions/show`,
  caller: 'anyone',
  summary: 'Returns the user that a one-time key would sign in, for the confirmation before the sign-in',
  body: z.object({ login_key: tokenText }),
  reply: z.object({ user_id: z.string(), name: z.string() }),
  errors: ['LOGIN_KEY_INVALID', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

export const redeemLoginKey = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/login_keys/actions/redeem`,
  caller: 'anyone',
  summary: 'Signs in with a one-time key',
  body: z.object({ login_key: tokenText, device_id: z.optional(deviceId) }),
  reply: authToken,
  errors: ['LOGIN_KEY_INVALID', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});
