import type { AuthToken } from '@lectern/protocol/tokens';
import type { SigningKey } from './signing-key.ts';

/** A sign-in as this browser keeps it. Times are milliseconds since 1970. */
export interface Session {
  readonly userId: string;
  readonly accountType: AuthToken['account_type'];
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly key: SigningKey;
  /** When the access token ends, by the server's clock. */
  readonly expiresAt: number;
  readonly refreshExpiresAt: number;
  /** Server's clock minus this device's, milliseconds. */
  readonly diff: number;
  /** The person that became this user by an exchange; undefined after a sign-in as this user itself. */
  readonly personId: string | undefined;
}

/** Where it is kept in this browser's own database, and under which name. */
export const SESSION_DATABASE = 'lectern-session';
export const SESSION_KEY = 'session';

/** On `window`: the reading of it that the page's first script has begun, for whoever asks first. */
export const SESSION_FIRST = 'lecternSessionFirst';
