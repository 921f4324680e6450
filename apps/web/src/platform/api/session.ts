import { type Dispose, type Readable, Signal } from '@lectern/base';
import type { AuthToken } from '@lectern/protocol/tokens';
import { KeyValueDatabase } from '../storage/key-value-database.ts';
import { noteEnded, settleEnded } from './ended-users.ts';
import { settleEnd } from './session-end.ts';
import { SESSION_DATABASE, SESSION_FIRST, SESSION_KEY, type Session } from './session-shape.ts';
import { importSigningKey } from './signing-key.ts';

export type { Session } from './session-shape.ts';

const database = new KeyValueDatabase(SESSION_DATABASE);
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('lectern-session');

const current = new Signal<Session | undefined>(undefined);
let loaded: Promise<void> | undefined;

/** Reads the stored sign-in again, because another window may have renewed it. */
export async function reloadSession(): Promise<Session | undefined> {
  const stored = await database.get<Session>(SESSION_KEY);
  if (stored?.accessToken !== current.get()?.accessToken) current.set(stored);
  return stored;
}

/** The stored sign-in; uses the read that the page's first script has started, if there is one. */
async function readAtFirst(): Promise<Session | undefined> {
  const first = (globalThis as { [SESSION_FIRST]?: Promise<Session | undefined> })[SESSION_FIRST];
  if (first === undefined) return reloadSession();
  const stored = await first;
  if (stored !== undefined) current.set(stored);
  return stored;
}

if (channel !== undefined) channel.onmessage = () => void reloadSession();

/** Resolves once the stored sign-in was read; at once when that was done before. */
export async function loadSession(): Promise<Session | undefined> {
  loaded ??= readAtFirst().then(() => undefined);
  await loaded;
  return current.get();
}

export function currentSession(): Session | undefined {
  return current.get();
}

/** Signs this browser in, in all its windows. A renewed token keeps the person behind it. */
export async function adoptToken(token: AuthToken, personId?: string): Promise<Session> {
  const before = current.get();
  const renewed = before?.userId === token.user_id ? before.personId : undefined;
  const session: Session = {
    userId: token.user_id,
    accountType: token.account_type,
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
    key: await importSigningKey(token.mac_key),
    expiresAt: token.expires_at,
    refreshExpiresAt: token.refresh_expires_at,
    diff: token.server_time - Date.now(),
    personId: personId ?? renewed,
  };
  await storeSession(session);
  // Another user signed in without switching between accounts of one person.
  if (before !== undefined && before.userId !== session.userId && session.personId === undefined)
    noteAllEnded(before);
  // Done last, because the new user may be the person behind the previous account.
  settleEnded(session.userId);
  // A token may also be renewed during signing out, which must not clear the record.
  if (before?.userId !== session.userId) settleEnd();
  return session;
}

/** The person with the school account is signed out too. */
function noteAllEnded({ userId, accountType, personId }: Session): void {
  if (accountType === 'guest') return;
  noteEnded(userId);
  if (personId !== undefined) noteEnded(personId);
}

async function storeSession(session: Session): Promise<void> {
  loaded = Promise.resolve();
  await database.put(SESSION_KEY, session);
  current.set(session);
  channel?.postMessage('changed');
}

/** Removes the person's session behind a school account, which continues as if it had signed in by itself. */
export async function forgetPerson(): Promise<void> {
  const session = current.get();
  if (session?.personId === undefined || session.personId === session.userId) return;
  await storeSession({ ...session, personId: undefined });
}

/** Corrects the clock difference after the server refused a nonce as out of date. */
export async function correctClock(serverTime: number): Promise<void> {
  const session = current.get();
  if (session !== undefined) await storeSession({ ...session, diff: serverTime - Date.now() });
}

/**
 * Deletes a sign-in that has ended, in all windows of this browser, unless a user has signed in meanwhile; returns
 * whether no user has. The user's data are left to the code that reads `endedUsers`.
 */
export async function clearSession({ accessToken }: Pick<Session, 'accessToken'>): Promise<boolean> {
  const over = await database.deleteIf<Session>(SESSION_KEY, (kept) => {
    if (kept?.accessToken === accessToken) noteAllEnded(kept);
    return kept === undefined || kept.accessToken === accessToken;
  });
  if (over && current.get()?.accessToken === accessToken) {
    current.set(undefined);
    channel?.postMessage('changed');
  }
  if (!over) await reloadSession();
  return over;
}

/**
 * The server's time, milliseconds; times sent by the server must be compared with it, because the device's clock may be
 * wrong.
 */
export function serverNow(): number {
  return Date.now() + (current.get()?.diff ?? 0);
}

/** The id of the signed-in user. Listeners are also called when the sign-in of the same user was renewed. */
export const sessionUser: Readable<string | undefined> = {
  get: () => current.get()?.userId,
  subscribe: current.subscribe,
};

export function subscribeSession(listener: (session: Session | undefined) => void): Dispose {
  return current.subscribe(() => listener(current.get()));
}
