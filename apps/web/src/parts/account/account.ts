import { type Readable, Signal } from '@lectern/base';
import {
  type Account,
  type BoundUser,
  exchangeToken,
  getAccount,
  listBoundUsers,
  signOut,
  signOutEverywhere,
} from '@lectern/protocol/accounts';
import { ACCOUNT_INFO_CACHE_MS } from '@lectern/protocol/constants';
import type { AuthToken } from '@lectern/protocol/tokens';
import { ApiError, isUnreachable } from '../../platform/api/api-error.ts';
import { call } from '../../platform/api/call.ts';
import { endedUsers, settleEnded } from '../../platform/api/ended-users.ts';
import {
  adoptToken,
  clearSession,
  currentSession,
  forgetPerson,
  loadSession,
  type Session,
  subscribeSession,
} from '../../platform/api/session.ts';
import { noteEndedByOthers, noteLeaving, settleEnd } from '../../platform/api/session-end.ts';
import { removeLocal } from '../../platform/storage/local-store.ts';
import { notificationKeys } from '../../platform/storage/shared-keys.ts';
import { forgetCopies, preloadForgetting } from '../courseware/index.ts';
import { takeSignIn } from './address-secrets.ts';
import { forgetRole } from './forget-role.ts';
import { forgetAccount, keepAccount, keptAccount } from './kept-account.ts';
import { countUploads, forgetUploads, preloadUploads } from './own-uploads.ts';

/** The state of this window's login check. */
export type AccountState =
  | { readonly kind: 'unchecked' }
  /** The address contains a one-time key or a token; the user confirms whether to continue with its account. */
  | { readonly kind: 'asked'; readonly name: string; answer(yes: boolean): void }
  | { readonly kind: 'signed-out' }
  /** A guest token: open pages are allowed, guarded pages are denied. */
  | { readonly kind: 'guest' }
  /**
   * `isUnverified`: sign-in and account are the ones stored in this browser, because the server is unreachable. They
   * are checked when it is reachable again; other data are not available until then.
   */
  | { readonly kind: 'signed-in'; readonly account: Account; readonly isUnverified?: true }
  /** Signed in according to this browser, but the server is unreachable and no account is stored. */
  | { readonly kind: 'unreachable'; readonly error: unknown };

const current = new Signal<AccountState>({ kind: 'unchecked' });

/** A User Timing mark for code that starts after a sign-in and needs its time. */
export const SIGNED_IN_MARK = 'signed-in';

export const accountState: Readable<AccountState> = current;

/** The time after which the first screen has loaded, milliseconds. */
const SETTLED_MS = 4_000;

function become(state: AccountState): AccountState {
  if (state.kind === 'signed-in') setTimeout(preloadAndForget, SETTLED_MS);
  current.set(state);
  return state;
}

function preloadAndForget(): void {
  preloadForgetting();
  preloadUploads();
  void forgetEnded();
}

let cached: { readonly token: string; readonly at: number; readonly account: Account } | undefined;

/** The caller's own account, fetched at most once a minute. */
export async function accountInfo(): Promise<Account> {
  const session = currentSession();
  const fresh =
    cached !== undefined &&
    cached.token === session?.accessToken &&
    Date.now() - cached.at < ACCOUNT_INFO_CACHE_MS;
  if (fresh && cached !== undefined) return cached.account;
  const account = await call(getAccount, { params: { id: session?.userId ?? '' } });
  cached = { token: currentSession()?.accessToken ?? '', at: Date.now(), account };
  return account;
}

/** Replaces the account by the one that the server returned for a change. */
export function accountChanged(account: Account): void {
  const state = current.get();
  if (state.kind !== 'signed-in' || state.account.user_id !== account.user_id) return;
  cached = undefined;
  void keepAccount(account);
  current.set({ kind: 'signed-in', account });
}

/**
 * Whether the session switches to a school automatically: not after the person switched back to their own account,
 * which the session records.
 */
function joinsSchool(session: Session): boolean {
  return session.accountType === 'person' && session.personId === undefined;
}

/** The first organisation account of the person, if any. Never rejects: on failure the person stays signed in. */
async function firstOrganisation(): Promise<BoundUser | undefined> {
  try {
    return (await otherAccounts())[0];
  } catch {
    return undefined;
  }
}

/**
 * Switches to a school account, unless files of the person are uploading, which the switch would abort. Returns whether
 * it switched.
 */
async function joinOrganisation({ user_id: userId }: BoundUser, person: Session): Promise<boolean> {
  try {
    if ((await countUploads(person.userId)) > 0) return false;
    return await change(() => becomeUser(userId));
  } catch {
    return false;
  }
}

/**
 * Exchanges the present token for one of another account of the same person and uses it if `may` then resolves to true.
 * Returns whether the account was switched.
 */
async function becomeUser(userId: string, may?: () => Promise<boolean>): Promise<boolean> {
  const token = await exchanged(userId);
  // An unused token is not stored and expires with the sign-in that it was exchanged from. Signing the token out would
  // end that sign-in, too.
  if (may !== undefined && !(await may())) return false;
  await adoptToken(token, personOf(currentSession()));
  return true;
}

/**
 * If the server refuses the exchange, the person's session is deleted (specification, section 4). If the server is
 * unreachable, it is kept.
 */
async function exchanged(userId: string): Promise<AuthToken> {
  try {
    return await call(exchangeToken, { body: { user_id: userId } });
  } catch (error) {
    if (error instanceof ApiError && !isUnreachable(error)) await forgetPerson();
    throw error;
  }
}

/** The person behind a session, who may become its other accounts; undefined for a direct sign-in of a school's account. */
function personOf(session: Session | undefined): string | undefined {
  return session?.accountType === 'person' ? session.userId : session?.personId;
}

/** The accounts that the signed-in person may switch to; empty after a direct sign-in of a school's account. */
export async function otherAccounts(): Promise<readonly BoundUser[]> {
  const id = personOf(currentSession());
  if (id === undefined) return [];
  const { items } = await call(listBoundUsers, { params: { id }, query: { is_filter: true } });
  return items;
}

/** Signs in and ends the previous sign-in. */
async function takeOver(token: AuthToken): Promise<void> {
  const before = currentSession();
  await adoptToken(token);
  performance.mark(SIGNED_IN_MARK);
  if (before !== undefined) void endLater(before);
}

/** Loads the code on demand, because it is seldom needed, and no caller waits for it. */
async function endLater(session: Session): Promise<void> {
  try {
    await (await import('./end-replaced.ts')).endReplaced(session);
  } catch {
    // The sign-in expires by itself.
  }
}

/** Signs in with the token or key in the address. The code for this is loaded only when the address contains one. */
async function sessionFromAddress(): Promise<void> {
  const given = takeSignIn();
  if (given === undefined) return;
  try {
    const { signInOfAddress } = await import('./address-sign-in.ts');
    const userNow = async () => (await loadSession())?.userId;
    const token = await signInOfAddress(given, userNow, isWanted);
    if (token === undefined) return;
    await takeOver(token);
  } catch {
    // The sign-in stored in this browser is checked next.
  }
}

/** Asks first, because a link from another person must not sign the user in to that person's account unnoticed. */
function isWanted(name: string): Promise<boolean> {
  return new Promise((answer) => become({ kind: 'asked', name, answer }));
}

/**
 * Fetches the account of the session and notifies subscribers. `joins`: a person switches to their school first; only
 * the window in which they signed in does that.
 */
async function settle(joins = false): Promise<AccountState> {
  const session = await loadSession();
  if (session === undefined) {
    const state = become({ kind: 'signed-out' });
    // Runs after the signed-out screen replaced a screen that may still use the data.
    void forgetEnded();
    return state;
  }
  if (session.accountType === 'guest') return become({ kind: 'guest' });
  try {
    // The school and the account are fetched at the same time, so that a person without a school does not wait.
    const school = joins && joinsSchool(session) ? firstOrganisation() : undefined;
    let account = await accountInfo();
    const first = await school;
    if (first !== undefined && (await joinOrganisation(first, session))) account = await accountInfo();
    void keepAccount(account);
    return become({ kind: 'signed-in', account });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) {
      // The sign-in ended elsewhere or expired: this device may be used by another person now.
      noteEndedByOthers();
      return (await forget(session)) ? become({ kind: 'signed-out' }) : settle(joins);
    }
    const account = isUnreachable(error) ? await keptAccount(session.userId) : undefined;
    const before = current.get();
    // The server is unreachable again: subscribers are not notified of an unchanged state.
    const same = before.kind === 'signed-in' && before.isUnverified && before.account.user_id;
    if (same && same === account?.user_id) return before;
    return become(
      account === undefined
        ? { kind: 'unreachable', error }
        : { kind: 'signed-in', account, isUnverified: true },
    );
  }
}

/**
 * Deletes a sign-in that has ended and its data on this device. A user may sign in meanwhile, in this window or
 * another: the new sign-in is not touched. Returns whether no user did.
 */
async function forget(ended: Session): Promise<boolean> {
  if (!(await clearSession(ended))) return false;
  // The next user is another person, or selects a role again.
  forgetRole();
  await forgetAccount(ended.userId);
  await forgetEnded();
  return currentSession() === undefined;
}

/**
 * Deletes data on this device of users whose sign-in ended, in this page or in a page that was closed before it could.
 */
async function forgetEnded(): Promise<void> {
  for (const userId of endedUsers()) {
    if (userId === currentSession()?.userId) continue;
    for (const key of notificationKeys(userId)) removeLocal(key);
    const gone = await Promise.all([forgetCopies(userId), forgetUploads(userId)]);
    if (gone.every(Boolean)) settleEnded(userId);
  }
}

let checking: Promise<AccountState> | undefined;

/**
 * The login check: by the key or token in the address, otherwise by the stored key and token, which are renewed when
 * expired.
 */
export function checkLogin(): Promise<AccountState> {
  checking ??= (async () => {
    await sessionFromAddress();
    return settle(true);
  })().finally(() => {
    checking = undefined;
  });
  return checking;
}

/** Number of running changes of the session by this window; subscribers are notified once, at the end of each. */
let changing = 0;

async function change<T>(work: () => Promise<T>): Promise<T> {
  changing += 1;
  cached = undefined;
  try {
    return await work();
  } finally {
    changing -= 1;
  }
}

/** Signs in with the token that a sign-in or registration returned. */
export function enter(token: AuthToken): Promise<AccountState> {
  return change(async () => {
    await takeOver(token);
    return settle(true);
  });
}

/**
 * Switches to another account of the same person. Deletes the unsent files of the previous account; returns undefined,
 * without switching, when they cannot be deleted.
 */
export function switchAccount(userId: string): Promise<AccountState | undefined> {
  return change(async () => {
    const before = currentSession()?.userId;
    const isLeft = async () => before === undefined || before === userId || (await forgetUploads(before));
    return (await becomeUser(userId, isLeft)) ? settle() : undefined;
  });
}

/** Signs out in this browser and on the server. If the server is unreachable, the browser still deletes the sign-in. */
export function leave(everywhere = false): Promise<AccountState> {
  return change(() => endSession(everywhere));
}

async function endSession(everywhere: boolean): Promise<AccountState> {
  const session = currentSession();
  if (session !== undefined) {
    noteLeaving();
    try {
      await (everywhere
        ? call(signOutEverywhere, { params: { id: session.userId } })
        : call(signOut, { params: { access_token: session.accessToken } }));
    } catch (error) {
      // Signing out everywhere must not be reported as done when the request failed.
      if (everywhere) {
        settleEnd();
        throw error;
      }
    }
    // The call itself may have renewed the token.
    if (!(await forget(currentSession() ?? session))) return settle();
  }
  return become({ kind: 'signed-out' });
}

// Another window signed in, signed out or switched the account.
subscribeSession((session) => {
  const state = current.get();
  if (state.kind === 'unchecked' || checking !== undefined || changing > 0) return;
  const known = state.kind === 'signed-in' ? state.account.user_id : undefined;
  if (session?.userId !== known) void settle();
});
