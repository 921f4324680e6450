import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryBoolean, queryInteger } from '../calls/query.ts';
import { BOUND_USERS_PAGE } from '../constants.ts';
import {
  account,
  authToken,
  boundUser,
  deviceId,
  identity,
  time,
  tokenText,
  userId,
} from './account-shapes.ts';
import { USER_CENTRE } from './tokens.ts';

export {
  ACCOUNT_CANCELLED_MARKER,
  type AccountNames,
  cleanPersonName,
  displayName,
  isCancelledAccount,
} from './account-names.ts';
export {
  type Account,
  type AccountType,
  AVATAR_MAX_BYTES,
  AVATAR_MAX_SIDE,
  type BoundUser,
  GUEST_ID,
  LOGIN_NAME_PATTERN,
  normaliseLoginName,
  type OrganisationInfo,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type PublicUser,
} from './account-shapes.ts';

export { findColleague, getPublicUser } from './colleagues.ts';
export {
  bindUser,
  changeAccount,
  changePassword,
  deleteAvatar,
  putAvatar,
  redeemLoginKey,
  showLoginKey,
} from './own-account.ts';
export { register, signIn } from './sign-in-form.ts';

const oneUser = z.object({ id: userId });

export const createSession = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/sessions`,
  caller: 'anyone',
  summary: 'Opens a session for a device; a guest token requires one',
  body: z.object({ device_id: deviceId }),
  reply: z.object({ session_id: z.string(), expires_at: time, server_time: time }),
  errors: ['INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

export const createGuestToken = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/guest_tokens`,
  caller: 'anyone',
  summary: 'Signs a device in as the guest, user 999777',
  body: z.object({ device_id: deviceId, session_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  reply: authToken,
  errors: ['SESSION_INVALID', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});

export const exchangeToken = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/tokens/actions/exchange`,
  caller: 'user',
  summary:
    'Signs the person in as one of their organisation accounts, or as themselves again; the present token stays valid',
  body: z.object({ user_id: userId }),
  reply: authToken,
  errors: ['USER_NOT_FOUND'],
});

export const signOut = endpoint({
  method: 'DELETE',
  path: `${USER_CENTRE}/tokens/:access_token`,
  caller: 'guest',
  summary:
    'Signs out in this browser: revokes the token, the tokens it was exchanged into or from, and closes their sockets. The path contains the token that signs the call',
  params: z.object({ access_token: tokenText }),
  clearsCache: true,
  errors: ['UNAUTHORIZED'],
});

export const signOutEverywhere = endpoint({
  method: 'DELETE',
  path: `${USER_CENTRE}/users/:id/tokens`,
  caller: 'user',
  summary: 'Signs the user out on every device, this one included',
  params: oneUser,
  reply: z.object({ ended: z.int() }),
  clearsCache: true,
  errors: ['USER_NOT_FOUND'],
});

export const createLoginKey = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/login_keys`,
  caller: 'user',
  summary: 'Creates a key that signs the same user in on another screen, once and within two minutes',
  reply: z.object({ login_key: z.string(), expires_at: time }),
  errors: [],
});

export const getAccount = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id`,
  caller: 'guest',
  summary: "Returns the caller's own account",
  params: oneUser,
  reply: account,
  errors: ['USER_NOT_FOUND'],
});

export const listIdentities = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id/identities`,
  caller: 'user',
  summary: "Lists the caller's identities in display order",
  params: oneUser,
  reply: z.object({ items: z.array(z.object({ identity })) }),
  errors: ['USER_NOT_FOUND'],
});

export const listBoundUsers = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/person_accounts/:id/binded/users`,
  caller: 'user',
  summary: 'Lists the organisation accounts that are bound to a person',
  params: oneUser,
  query: z.object({
    is_filter: z._default(queryBoolean, true),
    $offset: z._default(queryInteger(0, 100_000), 0),
    $limit: z._default(queryInteger(1, BOUND_USERS_PAGE), BOUND_USERS_PAGE),
  }),
  reply: z.object({
    current_account: z.object({ user_id: userId }),
    count: z.int(),
    items: z.array(boundUser),
  }),
  errors: ['USER_NOT_FOUND', 'INVALID_INPUT'],
});

/** Path from which `img` elements load avatars, without a signature; `avatar_url` is the whole address. */
export const AVATAR_PATH = '/files/avatars/:id';
