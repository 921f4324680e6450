import type { AuthToken } from '@lectern/protocol/tokens';
import type { SigningKey } from './signing-key.ts';

/** A sign-in as stored in this browser. Times are milliseconds since 1970. */
export interface Session {
  readonly userId: string;
  readonly accountType: AuthToken['account_type'];
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly key: SigningKey;
  /** Expiry of the access token, by the server's clock. */
  readonly expiresAt: number;
  readonly refreshExpiresAt: number;
  /** Server's clock minus this device's, milliseconds. */
  readonly diff: number;
  /** Id of the person who became this user by an exchange; undefined after a direct sign-in as this user. */
  readonly personId: string | undefined;
}

/** The database and key under which this browser stores the sign-in. */
export const SESSION_DATABASE = 'lectern-session';
export const SESSION_KEY = 'session';

/** Property of `window`: the read that the page's first script has started, for the first caller. */
export const SESSION_FIRST = 'lecternSessionFirst';
