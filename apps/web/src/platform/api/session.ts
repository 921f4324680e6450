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

/** The sign-in as stored, which another window may just have renewed. */
export async function reloadSession(): Promise<Session | undefined> {
  const stored = await database.get<Session>(SESSION_KEY);
  if (stored?.accessToken !== current.get()?.accessToken) current.set(stored);
  return stored;
}

/** The same, where the page's first script has asked for it already: without opening the database once more. */
async function readAtFirst(): Promise<Session | undefined> {
  const first = (globalThis as { [SESSION_FIRST]?: Promise<Session | undefined> })[SESSION_FIRST];
  if (first === undefined) return reloadSession();
  const stored = await first;
  if (stored !== undefined) current.set(stored);
  return stored;
}

if (channel !== undefined) channel.onmessage = () => void reloadSession();

/** Resolves once the stored sign-in was looked for; at once when it was. */
export async function loadSession(): Promise<Session | undefined> {
  loaded ??= readAtFirst().then(() => undefined);
  await loaded;
  return current.get();
}

export function currentSession(): Session | undefined {
  return current.get();
}

/** Signs this browser in, in all its windows. A renewed token stays its person's. */
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
  // Somebody else signed in over it, and did not become another of his own accounts.
  if (before !== undefined && before.userId !== session.userId && session.personId === undefined)
    noteAllEnded(before);
  // Last: who is signed in now may be the person behind the account of before.
  settleEnded(session.userId);
  // Whoever signs out may have his token renewed by that.
  if (before?.userId !== session.userId) settleEnd();
  return session;
}

/** The person behind an account of a school leaves with it. */
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

/** Corrects the difference of the clocks after the server found a nonce out of date. */
export async function correctClock(serverTime: number): Promise<void> {
  const session = current.get();
  if (session !== undefined) await storeSession({ ...session, diff: serverTime - Date.now() });
}

/**
 * Forgets a sign-in that has ended, in all windows of this browser. Whoever signed in meanwhile, here or in another
 * window, stays; answers whether nobody did. What is kept of the user's is left to whoever reads `endedUsers`.
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

/** What the server's clock says, milliseconds: times that it sent are measured with it, for this device's may be wrong. */
export function serverNow(): number {
  return Date.now() + (current.get()?.diff ?? 0);
}

/** The id of who is signed in. Listeners are also called when the sign-in of the same user was renewed. */
export const sessionUser: Readable<string | undefined> = {
  get: () => current.get()?.userId,
  subscribe: current.subscribe,
};

export function subscribeSession(listener: (session: Session | undefined) => void): Dispose {
  return current.subscribe(() => listener(current.get()));
}
