import * as z from 'zod/mini';
import { GUEST_USER_ID, IDENTITIES, NONCE_RANDOM_LENGTH } from '../constants.ts';
import { cleanPersonName } from './account-names.ts';

/** Id of the guest in addresses and replies. */
export const GUEST_ID = String(GUEST_USER_ID);

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Most characters of a person's name. */
const PERSON_NAME_MAX_LENGTH = 64;
/** Limits of an uploaded avatar: bytes, and pixels of a side. */
export const AVATAR_MAX_BYTES = 1_048_576;
export const AVATAR_MAX_SIDE = 1024;

/** Form of a login name after `normaliseLoginName`. */
export const LOGIN_NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u;

/** The stored form of a login name, which is also compared: NFKC, trimmed, lower case. */
export function normaliseLoginName(loginName: string): string {
  return loginName.normalize('NFKC').trim().toLowerCase();
}

export const userId = z.string().check(z.minLength(1), z.maxLength(64));
const accountType = z.enum(['person', 'org', 'guest']);
export type AccountType = z.output<typeof accountType>;
export const identity = z.enum(IDENTITIES);

export const deviceId = z.string().check(z.minLength(1), z.maxLength(128));
/** Any text of a token's length, so that an invalid token is rejected as wrong and not as malformed. */
export const tokenText = z.string().check(z.minLength(1), z.maxLength(256));
/** The server checks the length in characters (PASSWORD_WEAK); this is only an upper bound. */
export const passwordText = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH * 4));
export const personName = z.string().check(z.overwrite(cleanPersonName), z.maxLength(PERSON_NAME_MAX_LENGTH));

/** Milliseconds since 1970. */
export const time = z.int();

/** Response to a sign-in of any kind. The keys must never be logged or put into an address. */
export const authToken = z.object({
  user_id: userId,
  account_type: accountType,
  access_token: z.string(),
  refresh_token: z.string(),
  mac_key: z.string(),
  /** Expiry of the access token. */
  expires_at: time,
  /** Expiry of the refresh token. */
  refresh_expires_at: time,
  server_time: time,
});
export type AuthToken = z.output<typeof authToken>;

/** Response to a validation: owner and expiry of a token, never its keys. */
export const validToken = z.object({
  user_id: userId,
  account_type: accountType,
  expires_at: time,
  server_time: time,
});

/** A signed request that another service received and asks us to verify. */
export const signedRequest = z.object({
  access_token: z.optional(tokenText),
  nonce: z.string().check(z.minLength(NONCE_RANDOM_LENGTH), z.maxLength(64)),
  mac: z.string().check(z.minLength(1), z.maxLength(128)),
  request_uri: z.string().check(z.minLength(1), z.maxLength(8192)),
  host: z.string().check(z.minLength(1), z.maxLength(256)),
  http_method: z.string().check(z.minLength(1), z.maxLength(16)),
});

/** A refresh token as stored in the browser; further fields are accepted and ignored. */
export const tokenData = z.object({ refresh_token: z.optional(tokenText), user_id: z.optional(userId) });

const organisationInfo = z.object({
  org_id: z.string(),
  org_name: z.string(),
  area_code_one: z.nullable(z.string()),
  area_code_two: z.nullable(z.string()),
  area_code_three: z.nullable(z.string()),
});
export type OrganisationInfo = z.output<typeof organisationInfo>;

export const account = z.object({
  user_id: userId,
  account_id: userId,
  account_type: accountType,
  /** 0 person, 1 organisation, 2 guest. */
  user_type: z.int().check(z.gte(0), z.lte(2)),
  /** `null`: the user signs in as the person that the account is bound to. */
  login_name: z.nullable(z.string()),
  user_nick_name: z.string(),
  user_real_name: z.string(),
  class_nick_name: z.string(),
  org_user_code: z.nullable(z.string()),
  org: z.nullable(organisationInfo),
  /** Identities in display order. */
  identities: z.array(identity),
  avatar_url: z.string(),
  /** Pixels of a side. */
  avatar_size: z.int(),
  has_avatar: z.boolean(),
});
export type Account = z.output<typeof account>;

export const publicUser = z.object({
  user_id: userId,
  account_type: accountType,
  user_nick_name: z.string(),
  /** Shortened to the first character of the name for users outside the organisation. */
  user_real_name: z.string(),
  class_nick_name: z.string(),
  avatar_url: z.string(),
  avatar_size: z.int(),
});
export type PublicUser = z.output<typeof publicUser>;

export const boundUser = z.object({
  user_id: userId,
  org_user_code: z.nullable(z.string()),
  user_real_name: z.string(),
  area_code_one: z.nullable(z.string()),
  area_code_two: z.nullable(z.string()),
  area_code_three: z.nullable(z.string()),
  org: organisationInfo,
});
export type BoundUser = z.output<typeof boundUser>;
