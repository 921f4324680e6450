import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** How long the database of this device takes to forget the copies. */
const forgetting = { turns: 0, works: true };
const forgetCopies = vi.fn(async (_userId: string) => {
  await turns(forgetting.turns);
  return forgetting.works;
});
vi.mock('../courseware/index.ts', () => ({ forgetCopies, bringForgetting: () => undefined }));
const forgetUploads = vi.fn(async (_userId: string) => true);
const countUploads = vi.fn(async (_userId: string) => 0);
vi.mock('./own-uploads.ts', () => ({ forgetUploads, countUploads, bringUploads: () => undefined }));
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

/** A server that knows the sign-ins in `good` and no other. */
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
  it('leaves a new sign-in alone when that comes while the old one is being forgotten, at whichever moment', async () => {
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

  it('is forgotten with its copies and the files on their way when nobody signed in meanwhile', async () => {
    good.clear();
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(token('first'));
    expect((await account.checkLogin()).kind).toBe('signed-out');
    expect(session.currentSession()).toBeUndefined();
    expect(forgetCopies).toHaveBeenCalledExactlyOnceWith('chen');
    expect(forgetUploads).toHaveBeenCalledExactlyOnceWith('chen');
  });

  it('is said to have ended to who is asked to sign in again, and not to who signed out himself', async () => {
    const session = await import('../../platform/api/session.ts');
    const { renewSession } = await import('../../platform/api/authorization.ts');
    const { wasEndedByOthers } = await import('../../platform/api/session-end.ts');
    const account = await import('./account.ts');
    await session.adoptToken(token('first'));
    const leaving = account.leave();
    // The server tells all windows of it, and one asks whether that is true.
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

  it('is forgotten by the next page when a call ended it and the page was left at that moment', async () => {
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
    expect(forgetCopies, 'once it is forgotten').toHaveBeenCalledTimes(1);
  });

  it('is ended on the server and forgotten here when somebody else signs in over it, with the person behind it', async () => {
    good.add('access of wang');
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    const { endedUsers } = await import('../../platform/api/ended-users.ts');
    await session.adoptToken(token('first'), 'person of chen');
    await account.enter({ ...token('of wang'), user_id: 'wang' });
    // Its code comes late.
    await vi.waitFor(() => expect(endedUsers().toSorted()).toEqual(['chen', 'person of chen']));
    const calls = () =>
      vi.mocked(fetch).mock.calls.map(([address, init]) => `${init?.method} ${String(address)}`);
    await vi.waitFor(() =>
      expect(calls()).toContainEqual(expect.stringMatching(/^DELETE .*\/tokens\/access%20first$/)),
    );
    // One that the client lent goes on there.
    vi.mocked(fetch).mockClear();
    const { NO_REFRESH } = await import('./signing-token.ts');
    await session.adoptToken({ ...token('lent'), refresh_token: NO_REFRESH });
    await account.enter(token('first'));
    await turns(20);
    expect(calls().filter((each) => each.startsWith('DELETE'))).toEqual([]);
  });

  it('leaves what is kept of the person when it is the person behind it who signs in over it', async () => {
    good.add('access of person');
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    const { endedUsers } = await import('../../platform/api/ended-users.ts');
    await session.adoptToken(token('first'), 'person of chen');
    await account.enter({ ...token('of person'), user_id: 'person of chen' });
    expect(endedUsers()).toEqual(['chen']);
  });

  it('is tried again by the next check when its copies could not be forgotten, unless its user is back', async () => {
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

describe('going on as another account of the same person', () => {
  it('leaves nothing of the files that were on their way for the one before, and keeps his copies', async () => {
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

  it('does not come about where files on their way may be left', async () => {
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
    // Signing out what was not taken would end the sign-in that it came of.
    await turns(20);
    expect(vi.mocked(answer).mock.calls.filter(([, init]) => init?.method === 'DELETE')).toEqual([]);
  });
});

describe('a person who belongs to a school', () => {
  /** A server where the person has one school account, and whose token exchanges return what is given. */
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

  it('joins it with an earlier sign-in, and is told about it once', async () => {
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

  it('stays the person when they switched back from the school, or when files are uploading', async () => {
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

  it('stays the person when the exchange is refused', async () => {
    await schoolServer(() => Response.json({ code: 'FORBIDDEN', message: 'no' }, { status: 403 }));
    const session = await import('../../platform/api/session.ts');
    const account = await import('./account.ts');
    await session.adoptToken(asPerson);
    expect(await account.checkLogin()).toMatchObject({ kind: 'signed-in', account: { user_id: 'chen' } });
    expect(session.currentSession()?.userId).toBe('chen');
  });

  it('loses the session behind the school account when an exchange is refused, but not when the server is unreachable', async () => {
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
