import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Number of microtask turns that the mock of the database takes to delete the copies, and whether it succeeds. */
const forgetting = { turns: 0, works: true };
const forgetCopies = vi.fn(async (_userId: string) => {
  await turns(forgetting.turns);
  return forgetting.works;
});
vi.mock('../courseware/index.ts', () => ({ forgetCopies, preloadForgetting: () => undefined }));
const forgetUploads = vi.fn(async (_userId: string) => true);
const countUploads = vi.fn(async (_userId: string) => 0);
vi.mock('./own-uploads.ts', () => ({ forgetUploads, countUploads, preloadUploads: () => undefined }));
vi.mock('./address-secrets.ts', () => ({ takeSignIn: () => undefined }));
vi.mock('../../platform/connection/window-connection.ts', () => ({ connection: { check: () => undefined } }));

const person = (id: string) => ({ user_id: id, account_id: id, account_type: 'org', nick_name: id });
const token = (name: string) => ({
  user_id: 'chen',
  account_type: 'org' as const,
  access_token: `access ${name}`,
  refresh_token: `refresh ${name}`,
  mac_key: `key ${name}`,
  expires_at: Date.now() + 7_200_000,
  refresh_expires_at: Date.now() + 86_400_000,
  server_time: Date.now(),
});

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await setImmediate();
}

/** A mock server on which only the access tokens in `good` are valid. */
function serverOf(good: Set<string>) {
  return vi.fn(async (address: string, { headers }: { headers: Record<string, string> }) => {
    await turns(2);
    const asking = /id="([^"]*)"/.exec(headers.Authorization ?? '')?.[1];
    if (address.includes('sign_out') || address.includes('actions/logout')) good.clear();
    else if (asking === undefined || !good.has(asking)) {
      const code = address.includes('refresh') ? 'SESSION_INVALID' : 'UNAUTHORIZED';
      return Response.json({ code, message: code }, { status: 401 });
    }
    return Response.json(address.includes('bound') ? { items: [] } : person('chen'));
  });
}

let good: Set<string>;
beforeEach(() => {
  vi.resetModules();
  good = new Set(['access first']);
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
  vi.stubGlobal('BroadcastChannel', undefined);
  forgetCopies.mockClear();
  forgetUploads.mockClear();
  Object.assign(forgetting, { turns: 0, works: true });
  vi.stubGlobal('location', {
    host: 'school.example',
    origin: 'http://school.example',
    hash: '',
    search: '',
  });
  vi.stubGlobal('fetch', serverOf(good));
});
afterEach(() => vi.unstubAllGlobals());

describe('a sign-in that ended elsewhere', () => {
  it('does not sign out a new sign-in that starts at any moment while the old sign-in is being deleted', async () => {
    for (let moment = 0; moment < 200; moment += 1) {
      vi.resetModules();
      forgetting.turns = moment % 10;
      good.clear();
      const session = await import('../../platform/api/session.ts');
      const account = await import('./account.ts');
      await session.adoptToken(token('first'));
      const check = account.checkLogin();
      await turns(Math.floor(moment / 10));
      good.add('access second');
      await account.enter(token('second'));
      await check;
      expect(session.currentSession()?.accessToken, `moment ${moment}`).toBe('access second');
      expect(account.accountState.get().kind, `moment ${moment}`).toBe('signed-in');
    }
  });

  it('is deleted with its copies and unsent files when no user has signed in meanwhile', async () => {
    good.clear();
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(token('first'));
    expect((await account.checkLogin()).kind).toBe('signed-out');
    expect(session.currentSession()).toBeUndefined();
    expect(forgetCopies).toHaveBeenCalledExactlyOnceWith('chen');
    expect(forgetUploads).toHaveBeenCalledExactlyOnceWith('chen');
  });

  it('is reported on the sign-in screen, but not to a user who signed out themselves', async () => {
    const session = await import('../../platform/api/session.ts');
    const { renewSession } = await import('../../platform/api/authorization.ts');
    const { wasEndedByOthers } = await import('../../platform/api/session-end.ts');
    const account = await import('./account.ts');
    await session.adoptToken(token('first'));
    const leaving = account.leave();
    // The server notifies all windows, and one of them checks whether the sign-in has ended.
    good.clear();
    await renewSession('access first');
    await leaving;
    expect(wasEndedByOthers()).toBe(false);

    await session.adoptToken(token('second'));
    await renewSession('access second');
    expect(session.currentSession()).toBeUndefined();
    expect(wasEndedByOthers()).toBe(true);
    good.add('access third');
    await account.enter(token('third'));
    expect(wasEndedByOthers()).toBe(false);
    good.clear();
    await account.checkLogin();
    await session.adoptToken(token('fourth'));
    await account.checkLogin();
    expect(wasEndedByOthers()).toBe(true);
  });

  it('is deleted by the next page when a call ended it just before the page was closed', async () => {
    good.clear();
    let session = await import('../../platform/api/session.ts');
    await session.adoptToken(token('first'));
    const { renewSession } = await import('../../platform/api/authorization.ts');
    await renewSession('access first');
    expect(session.currentSession()).toBeUndefined();
    expect(forgetCopies).not.toHaveBeenCalled();

    vi.resetModules();
    session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    expect((await account.checkLogin()).kind).toBe('signed-out');
    await vi.waitFor(() => expect(forgetCopies).toHaveBeenCalledExactlyOnceWith('chen'));
    await turns(3);
    await account.checkLogin();
    expect(forgetCopies, 'after they were deleted once').toHaveBeenCalledTimes(1);
  });

  it('is signed out on the server and deleted in this browser, with the linked person, when another user signs in in its place', async () => {
    // The data of these accounts cannot be deleted, so that the accounts stay recorded.
    forgetting.works = false;
    good.add('access of wang');
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    const { endedUsers } = await import('../../platform/api/ended-users.ts');
    await session.adoptToken(token('first'), 'person of chen');
    await account.enter({ ...token('of wang'), user_id: 'wang' });
    // The code for this is loaded on demand.
    await vi.waitFor(() => expect(endedUsers().toSorted()).toEqual(['chen', 'person of chen']));
    const calls = () =>
      vi.mocked(fetch).mock.calls.map(([address, init]) => `${init?.method} ${String(address)}`);
    await vi.waitFor(() =>
      expect(calls()).toContainEqual(expect.stringMatching(/^DELETE .*\/tokens\/access%20first$/)),
    );
    // A token lent by the client stays valid there, so it is not signed out.
    vi.mocked(fetch).mockClear();
    const { NO_REFRESH } = await import('./signing-token.ts');
    await session.adoptToken({ ...token('lent'), refresh_token: NO_REFRESH });
    await account.enter(token('first'));
    await turns(20);
    expect(calls().filter((each) => each.startsWith('DELETE'))).toEqual([]);
  });

  it('keeps the data of the linked person when that person signs in in its place', async () => {
    good.add('access of person');
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    const { endedUsers } = await import('../../platform/api/ended-users.ts');
    await session.adoptToken(token('first'), 'person of chen');
    await account.enter({ ...token('of person'), user_id: 'person of chen' });
    expect(endedUsers()).toEqual(['chen']);
  });

  it('has its copies deleted by the next check when the deletion failed before, unless its user has signed in again', async () => {
    good.clear();
    forgetting.works = false;
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(token('first'));
    await account.checkLogin();
    await account.checkLogin();
    expect(forgetCopies).toHaveBeenCalledTimes(2);
    good.add('access second');
    forgetting.works = true;
    await account.enter(token('second'));
    await account.leave();
    expect(forgetCopies).toHaveBeenCalledTimes(3);
  });
});

describe('switching to another account of the same person', () => {
  it('deletes the unsent files of the previous account and keeps its copies', async () => {
    const { exchangeToken } = await import('@lectern/protocol/accounts');
    good.add('access at school');
    const answer = fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      String(address).endsWith(exchangeToken.path)
        ? Response.json({ ...token('at school'), user_id: 'chen at school' })
        : answer(address, init),
    );
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken({ ...token('first'), account_type: 'person' });
    await account.switchAccount('chen at school');
    expect(session.currentSession()).toMatchObject({ userId: 'chen at school', personId: 'chen' });
    expect(forgetUploads).toHaveBeenCalledExactlyOnceWith('chen');
    expect(forgetCopies).not.toHaveBeenCalled();
  });

  it('is refused when the unsent files cannot be deleted', async () => {
    const { exchangeToken } = await import('@lectern/protocol/accounts');
    const answer = fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      String(address).endsWith(exchangeToken.path)
        ? Response.json({ ...token('at school'), user_id: 'chen at school' })
        : answer(address, init),
    );
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken({ ...token('first'), account_type: 'person' });
    await account.checkLogin();
    forgetUploads.mockResolvedValueOnce(false);
    expect(await account.switchAccount('chen at school')).toBeUndefined();
    expect(session.currentSession()?.userId).toBe('chen');
    expect(account.accountState.get()).toMatchObject({ kind: 'signed-in', account: { user_id: 'chen' } });
    // Signing out the unused token would also end the sign-in that it was exchanged from.
    await turns(20);
    expect(vi.mocked(answer).mock.calls.filter(([, init]) => init?.method === 'DELETE')).toEqual([]);
  });
});

describe('a person who belongs to a school', () => {
  /** A server where the person has one school account, and whose token exchanges return the given result. */
  async function schoolServer(exchange: () => Response | Promise<Response>) {
    const { exchangeToken } = await import('@lectern/protocol/accounts');
    good.add('access at school');
    const answer = fetch;
    const exchanges = vi.fn(exchange);
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      const path = String(address);
      if (path.endsWith(exchangeToken.path)) return exchanges();
      if (path.includes('binded')) return Response.json({ items: [{ user_id: 'chen at school' }] });
      const asking = /id="([^"]*)"/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1];
      if (asking === 'access at school') return Response.json(person('chen at school'));
      return answer(address, init);
    });
    return exchanges;
  }
  const atSchool = () => Response.json({ ...token('at school'), user_id: 'chen at school' });
  const asPerson = { ...token('first'), account_type: 'person' as const };

  it('switches to the school account when it was signed in earlier, and is notified once', async () => {
    await schoolServer(atSchool);
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(asPerson);
    const told: string[] = [];
    account.accountState.subscribe(() => {
      const state = account.accountState.get();
      told.push(state.kind === 'signed-in' ? state.account.user_id : state.kind);
    });
    await account.checkLogin();
    expect(session.currentSession()).toMatchObject({ userId: 'chen at school', personId: 'chen' });
    await turns(20);
    expect(told).toEqual(['chen at school']);
  });

  it('keeps the personal account after switching back from the school, or while files are uploading', async () => {
    const exchanges = await schoolServer(atSchool);
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(asPerson, 'chen');
    expect(await account.checkLogin()).toMatchObject({ account: { user_id: 'chen' } });
    await session.clearSession({ accessToken: asPerson.access_token });
    await session.adoptToken(asPerson);
    countUploads.mockResolvedValueOnce(2);
    expect(await account.checkLogin()).toMatchObject({ account: { user_id: 'chen' } });
    expect(exchanges).not.toHaveBeenCalled();
  });

  it('keeps the personal account when the exchange is refused', async () => {
    await schoolServer(() => Response.json({ code: 'FORBIDDEN', message: 'no' }, { status: 403 }));
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(asPerson);
    expect(await account.checkLogin()).toMatchObject({ kind: 'signed-in', account: { user_id: 'chen' } });
    expect(session.currentSession()?.userId).toBe('chen');
  });

  it('loses the session of the school account when an exchange is refused, but not when the server is unreachable', async () => {
    let heard = false;
    await schoolServer(() => {
      if (!heard) throw new TypeError('no network');
      return Response.json({ code: 'FORBIDDEN', message: 'no' }, { status: 403 });
    });
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(token('first'), 'person of chen');
    await expect(account.switchAccount('chen elsewhere')).rejects.toThrow();
    expect(session.currentSession()?.personId).toBe('person of chen');
    heard = true;
    await expect(account.switchAccount('chen elsewhere')).rejects.toThrow();
    expect(session.currentSession()).toMatchObject({ userId: 'chen', personId: undefined });
    expect(await account.otherAccounts()).toEqual([]);
  });
});
