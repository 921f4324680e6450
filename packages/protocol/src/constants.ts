/** Numbers and names that the specification fixes, in its section 9 unless another is named. */

/** Header that carries the application's id on every call. */
export const APP_ID_HEADER = 'sdp-app-id';
/** The proof of work after PROOF_NEEDED (`proof-of-work.ts`). */
export const PROOF_HEADER = 'lectern-proof';
/** A random id of the browser for unsigned calls; a secret of that browser. */
export const DEVICE_HEADER = 'lectern-device';
/** Parameter of a one-time login key in an address, with which the desktop client opens a page. */
export const LOGIN_KEY_PARAMETER = 'login_key';
/** Parameters of an address that sign a user in: they are neither kept in the history nor passed on in `return_url`. */
export const SECRET_PARAMETERS: readonly string[] = [LOGIN_KEY_PARAMETER, 'access_token', 'mac_key'];
/** Whether an address signs a user in, so that no request is sent as the user of the former session. */
export function bringsSignIn(address: string): boolean {
  return SECRET_PARAMETERS.some((name) => address.includes(`${name}=`));
}
/** The tenant of resources: all schools share one tenant, unless a caller names another. */
export const DEFAULT_TENANT_ID = '1';
/** Player version that is written into files, and reported when a file needs a later version. */
export const PLAYER_VERSION = '1.12.0';
/** Upload maximum, bytes (30 MB). */
export const UPLOAD_MAX_BYTES = 31_457_280;
export const GUEST_USER_ID = 999_777;
export const BOUND_USERS_PAGE = 100;
/** Number of random characters after the time in a nonce. */
export const NONCE_RANDOM_LENGTH = 16;
/** Time for which a nonce is valid, milliseconds. */
export const NONCE_LIFETIME_MS = 300_000;
/** Time for which the browser caches account info, milliseconds. */
export const ACCOUNT_INFO_CACHE_MS = 60_000;
export const AVATAR_SIZE = 160;
export const STUDENT_AVATAR_SIZE = 240;
/** Most characters of a document's name. */
export const NAME_MAX_LENGTH = 200;

export const UserType = { person: 0, org: 1, guest: 2 } as const;

/** Identities in display order. */
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

/** Permission of a user for a document. */
export const EditPermission = { NONE: 0, VIEW: 10, EDIT: 20 } as const;
export type EditPermission = (typeof EditPermission)[keyof typeof EditPermission];

/** Users who can open a shared link. */
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

/**
 * `storageLow`, `accountStays`, `mentioned` and `handOver` were added by this project; the others are from the
 * specification.
 */
export const NotificationType = {
  parsePPT: 1,
  permissionChange: 2,
  vipInfoChange: 10,
  storageLow: 20,
  accountStays: 21,
  mentioned: 22,
  handOver: 23,
} as const;

/** Time after its end in which a teacher can resume a lesson, milliseconds. */
export const LESSON_RESUMES_MS = 10 * 60_000;
/** The socket of push messages. The client's first message is the MAC header, as JSON, signed for `GET /ws/push`. */
export const PUSH_PATH = '/ws/push';
/** Interval of the server's pings, milliseconds; a socket that missed two is closed. */
export const PUSH_HEARTBEAT_MS = 20_000;
