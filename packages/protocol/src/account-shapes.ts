import * as z from 'zod/mini';
import { cleanPersonName } from './account-names.ts';
import { GUEST_USER_ID, IDENTITIES, NONCE_RANDOM_LENGTH } from './constants.ts';

/** The guest's id as it stands in addresses and replies. */
export const GUEST_ID = String(GUEST_USER_ID);

export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** A person's name, characters at most. */
const PERSON_NAME_MAX_LENGTH = 64;
/** An avatar as uploaded, bytes and pixels a side at most. */
export const AVATAR_MAX_BYTES = 1_048_576;
export const AVATAR_MAX_SIDE = 1024;

/** What a login name may be, once trimmed, in lower case and in compatibility form (NFKC). */
export const LOGIN_NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{N}._@-]{1,63}$/u;

/** The form in which login names are kept and compared. */
export function normaliseLoginName(loginName: string): string {
  return loginName.normalize('NFKC').trim().toLowerCase();
}

export const userId = z.string().check(z.minLength(1), z.maxLength(64));
const accountType = z.enum(['person', 'org', 'guest']);
export type AccountType = z.output<typeof accountType>;
export const identity = z.enum(IDENTITIES);

export const deviceId = z.string().check(z.minLength(1), z.maxLength(128));
/** Any text of a token's length, so that a wrong one is refused as wrong and not as malformed. */
export const tokenText = z.string().check(z.minLength(1), z.maxLength(256));
/** Length is judged in characters by the server (PASSWORD_WEAK); here only bounded. */
export const passwordText = z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_LENGTH * 4));
export const personName = z.string().check(z.overwrite(cleanPersonName), z.maxLength(PERSON_NAME_MAX_LENGTH));

/** Milliseconds since 1970. */
export const time = z.int();

/** What a sign-in of any kind answers. The keys must never be logged or put into an address. */
export const authToken = z.object({
  user_id: userId,
  account_type: accountType,
  access_token: z.string(),
  refresh_token: z.string(),
  mac_key: z.string(),
  /** When the access token ends. */
  expires_at: time,
  /** When the refresh token ends. */
  refresh_expires_at: time,
  server_time: time,
});
export type AuthToken = z.output<typeof authToken>;

/** What a validation answers: whose token it is and until when, never its keys. */
export const validToken = z.object({
  user_id: userId,
  account_type: accountType,
  expires_at: time,
  server_time: time,
});

/** A signature that somebody else received and lets us verify. */
export const signedRequest = z.object({
  access_token: z.optional(tokenText),
  nonce: z.string().check(z.minLength(NONCE_RANDOM_LENGTH), z.maxLength(64)),
  mac: z.string().check(z.minLength(1), z.maxLength(128)),
  request_uri: z.string().check(z.minLength(1), z.maxLength(8192)),
  host: z.string().check(z.minLength(1), z.maxLength(256)),
  http_method: z.string().check(z.minLength(1), z.maxLength(16)),
});

/** A refresh token as the browser keeps it; the fields besides it are accepted and not read. */
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
  /** `null`: the account is reached through the person it is bound to. */
  login_name: z.nullable(z.string()),
  user_nick_name: z.string(),
  user_real_name: z.string(),
  class_nick_name: z.string(),
  org_user_code: z.nullable(z.string()),
  org: z.nullable(organisationInfo),
  /** In the order in which they are shown. */
  identities: z.array(identity),
  avatar_url: z.string(),
  /** Pixels a side. */
  avatar_size: z.int(),
  has_avatar: z.boolean(),
});
export type Account = z.output<typeof account>;

export const publicUser = z.object({
  user_id: userId,
  account_type: accountType,
  user_nick_name: z.string(),
  /** Shortened to its first character for those outside the organisation. */
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
