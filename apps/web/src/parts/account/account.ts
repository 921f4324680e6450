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
import { bringForgetting, forgetCopies } from '../courseware/index.ts';
import { takeSignIn } from './address-secrets.ts';
import { forgetRole } from './forget-role.ts';
import { forgetAccount, keepAccount, keptAccount } from './kept-account.ts';
import { bringUploads, countUploads, forgetUploads } from './own-uploads.ts';

/** Where the login check of this window stands. */
export type AccountState =
  | { readonly kind: 'unchecked' }
  /** The address holds a one-time key: whoever opened it says whether to go on as the one that it stands for. */
  | { readonly kind: 'asked'; readonly name: string; answer(yes: boolean): void }
  | { readonly kind: 'signed-out' }
  /** A guest token: open pages work, guarded ones are denied. */
  | { readonly kind: 'guest' }
  /**
   * `isUnverified`: the sign-in and the account are those that this browser kept, because the server cannot be asked. It
   * is asked again when it can be, and nothing that it refuses is to be had meanwhile.
   */
  | { readonly kind: 'signed-in'; readonly account: Account; readonly isUnverified?: true }
  /** Signed in as far as this browser knows, and the server cannot be asked. */
  | { readonly kind: 'unreachable'; readonly error: unknown };

const current = new Signal<AccountState>({ kind: 'unchecked' });

/** In the window’s own timeline, for what begins after a sign-in and wants to know of it. */
export const SIGNED_IN_MARK = 'signed-in';

export const accountState: Readable<AccountState> = current;

/** What was opened has come by then, milliseconds. */
const SETTLED_MS = 4_000;

function become(state: AccountState): AccountState {
  if (state.kind === 'signed-in') setTimeout(bringAndForget, SETTLED_MS);
  current.set(state);
  return state;
}

function bringAndForget(): void {
  bringForgetting();
  bringUploads();
  void forgetEnded();
}

let cached: { readonly token: string; readonly at: number; readonly account: Account } | undefined;

/** The caller's own account, asked for at most once a minute. */
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

/** The account as a change of it answered. */
export function accountChanged(account: Account): void {
  const state = current.get();
  if (state.kind !== 'signed-in' || state.account.user_id !== account.user_id) return;
  cached = undefined;
  void keepAccount(account);
  current.set({ kind: 'signed-in', account });
}

/**
 * Whether the session switches to a school by itself: the person has not switched back to their own account, which the
 * session records.
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
 * Switches to that account, unless files of the person are uploading, which it would abort. Returns whether it switched.
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
 * Exchanges the present token for one of another account of the same person, which takes its place if it still `may` then.
 * Answers whether it does.
 */
async function becomeUser(userId: string, may?: () => Promise<boolean>): Promise<boolean> {
  const token = await exchanged(userId);
  // One that is not taken is kept nowhere, and ends with the sign-in that it came of. Signing it out would end that too.
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

/** The accounts that the signed-in person may go on as; none after a direct sign-in of a school's account. */
export async function otherAccounts(): Promise<readonly BoundUser[]> {
  const id = personOf(currentSession());
  if (id === undefined) return [];
  const { items } = await call(listBoundUsers, { params: { id }, query: { is_filter: true } });
  return items;
}

/** Signs in, over the sign-in that there was, which ends. */
async function takeOver(token: AuthToken): Promise<void> {
  const before = currentSession();
  await adoptToken(token);
  performance.mark(SIGNED_IN_MARK);
  if (before !== undefined) void endLater(before);
}

/** Seldom needed, and nobody waits for it. */
async function endLater(session: Session): Promise<void> {
  try {
    await (await import('./end-replaced.ts')).endReplaced(session);
  } catch {
    // It ends by its time.
  }
}

/** The sign-in that the address brings, whose code comes where there is one. */
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
    // What the browser already holds is looked at next.
  }
}

/** A link that somebody sent must not put his account under the hands of whoever opens it. */
function isWanted(name: string): Promise<boolean> {
  return new Promise((answer) => become({ kind: 'asked', name, answer }));
}

/**
 * Asks whose session this is and notifies everybody. `joins`: a person switches to their school first; the window in which
 * they signed in does that for the others.
 */
async function settle(joins = false): Promise<AccountState> {
  const session = await loadSession();
  if (session === undefined) {
    const state = become({ kind: 'signed-out' });
    // After the screen that may still hold something of it.
    void forgetEnded();
    return state;
  }
  if (session.accountType === 'guest') return become({ kind: 'guest' });
  try {
    // Both are asked at the same time, so that a person without a school does not wait.
    const school = joins && joinsSchool(session) ? firstOrganisation() : undefined;
    let account = await accountInfo();
    const first = await school;
    if (first !== undefined && (await joinOrganisation(first, session))) account = await accountInfo();
    void keepAccount(account);
    return become({ kind: 'signed-in', account });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) {
      // It ended elsewhere, or ran out: this device may be another's by now.
      noteEndedByOthers();
      return (await forget(session)) ? become({ kind: 'signed-out' }) : settle(joins);
    }
    const account = isUnreachable(error) ? await keptAccount(session.userId) : undefined;
    const before = current.get();
    // Asked again in vain: nobody is told anew of what has not changed.
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
 * Forgets a sign-in that has ended and what this device kept for it. That takes a while, in which somebody may sign in, in
 * this window or another: nothing of the new sign-in is touched. Answers whether nobody did.
 */
async function forget(ended: Session): Promise<boolean> {
  if (!(await clearSession(ended))) return false;
  // Whoever signs in next is somebody else, or chooses anew.
  forgetRole();
  await forgetAccount(ended.userId);
  await forgetEnded();
  return currentSession() === undefined;
}

/** Forgets what this device still keeps for users whose sign-in ended, here or in a page that was left at that moment. */
async function forgetEnded(): Promise<void> {
  for (const userId of endedUsers()) {
    if (userId === currentSession()?.userId) continue;
    for (const key of notificationKeys(userId)) removeLocal(key);
    const gone = await Promise.all([forgetCopies(userId), forgetUploads(userId)]);
    if (gone.every(Boolean)) settleEnded(userId);
  }
}

let checking: Promise<AccountState> | undefined;

/** The login check: key or token in the address, else the kept key and token, renewed when they are spent. */
export function checkLogin(): Promise<AccountState> {
  checking ??= (async () => {
    await sessionFromAddress();
    return settle(true);
  })().finally(() => {
    checking = undefined;
  });
  return checking;
}

/** Changes of the session that this window makes itself are told once, at their end. */
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

/** After a sign-in or registration that answered a token. */
export function enter(token: AuthToken): Promise<AccountState> {
  return change(async () => {
    await takeOver(token);
    return settle(true);
  });
}

/**
 * Goes on as another account of the same person. Files on their way to the disk of the one before end with it; undefined
 * where they may be left in this browser, and he stays who he is.
 */
export function switchAccount(userId: string): Promise<AccountState | undefined> {
  return change(async () => {
    const before = currentSession()?.userId;
    const isLeft = async () => before === undefined || before === userId || (await forgetUploads(before));
    return (await becomeUser(userId, isLeft)) ? settle() : undefined;
  });
}

/** Signs out here. The server is told; without it the browser forgets all the same. */
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
      // Signing out everywhere must not be claimed when the server did not hear of it.
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

// Another window signed in, out or switched the account.
subscribeSession((session) => {
  const state = current.get();
  if (state.kind === 'unchecked' || checking !== undefined || changing > 0) return;
  const known = state.kind === 'signed-in' ? state.account.user_id : undefined;
  if (session?.userId !== known) void settle();
});
