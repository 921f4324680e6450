/** Numbers and names that the specification fixes (its section 9 and where said). */

/** Header that carries the application's id on every call. */
export const APP_ID_HEADER = 'sdp-app-id';
/** The one-time login key in an address, with which the desktop client opens a page. */
export const LOGIN_KEY_PARAMETER = 'login_key';
/** What an address may carry that signs somebody in: neither kept in the history nor handed on in `return_url`. */
export const SECRET_PARAMETERS: readonly string[] = [LOGIN_KEY_PARAMETER, 'access_token', 'mac_key'];
/** Whether an address brings a sign-in: then nothing is asked for as whoever was here before. */
export function bringsSignIn(address: string): boolean {
  return SECRET_PARAMETERS.some((name) => address.includes(`${name}=`));
}
/** The tenant of resources: all schools share one, unless a caller names another. */
export const DEFAULT_TENANT_ID = '1';
/** The player version: written into files, and reported when a file needs a later one. */
export const PLAYER_VERSION = '1.12.0';
/** Upload maximum, bytes (30 MB). */
export const UPLOAD_MAX_BYTES = 31_457_280;
export const GUEST_USER_ID = 999_777;
export const BOUND_USERS_PAGE = 100;
/** Random characters behind the time in a nonce. */
export const NONCE_RANDOM_LENGTH = 16;
/** A nonce is good for this long, milliseconds. */
export const NONCE_LIFETIME_MS = 300_000;
/** Account info stays cached this long in the browser, milliseconds. */
export const ACCOUNT_INFO_CACHE_MS = 60_000;
export const AVATAR_SIZE = 160;
export const STUDENT_AVATAR_SIZE = 240;
/** A document's name: characters at most. */
export const NAME_MAX_LENGTH = 200;

export const UserType = { person: 0, org: 1, guest: 2 } as const;

/** In the order in which they are shown. */
export const IDENTITIES = [
  'TEACHER',
  'GUARDIAN',
  'STUDENT',
  'ACADEMIC_STAFF',
  'ELECTRIC_TEACHER',
  'EDU_ADMIN',
  'SOCIAL_LEARNER',
] as const;
export type Identity = (typeof IDENTITIES)[number];

/** What one may do with a document. */
export const EditPermission = { NONE: 0, VIEW: 10, EDIT: 20 } as const;
export type EditPermission = (typeof EditPermission)[keyof typeof EditPermission];

/** Who opens a document that is shared by a link. */
export const EditType = { ONLY_MYSELF: 1, ALL: 2, SPECIFIED_PERSON: 3 } as const;
export type EditType = (typeof EditType)[keyof typeof EditType];

export const TranscodeStatus = {
  WAITPROGRESS: 0,
  EXECUTION: 1,
  DEALSUCCESS: 2,
  DEALFAIL: 3,
  REVOKE: 4,
} as const;
export type TranscodeStatus = (typeof TranscodeStatus)[keyof typeof TranscodeStatus];

/** `storageLow`, `accountStays`, `mentioned` and `handOver` are ours; the others are from the specification. */
export const NotificationType = {
  parsePPT: 1,
  permissionChange: 2,
  vipInfoChange: 10,
  storageLow: 20,
  accountStays: 21,
  mentioned: 22,
  handOver: 23,
} as const;

/** How long after its end a lesson can be resumed by its teacher, milliseconds. */
export const LESSON_RESUMES_MS = 10 * 60_000;
