import { bindUser, exchangeToken, getAccount, signIn as signInEndpoint } from '@lectern/protocol/accounts';
import { endOtherSignIns, endSignIn, listSignIns } from '@lectern/protocol/sign-ins';
import { afterAll, describe, expect, it } from 'vitest';
import {
  createSchool,
  type SignedIn,
  sessionOf,
  signIn,
  TEST_PASSWORD,
} from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import { UsersService } from '../users.service.ts';
import { SESSION_ENDED_TOPIC } from './sign-ins.service.ts';

const server = await startTestServer({ features: ['accounts'] });
afterAll(() => server.close());

const EDGE = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0';

/** Signs a user in with another browser. */
async function elsewhere(loginName: string, userAgent = EDGE): Promise<SignedIn> {
  const answer = await server.fetch(signInEndpoint.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ login_name: loginName, password: TEST_PASSWORD }),
  });
  return sessionOf(server, (await answer.json()) as SignedIn['token']);
}

async function isSignedIn(who: SignedIn): Promise<boolean> {
  return server.call(getAccount, { params: { id: who.userId } }, who).then(
    () => true,
    () => false,
  );
}

describe('the devices of a user', () => {
  it('are listed by browser and system, the current one first, without tokens or other secrets', async () => {
    const chen = await signIn(server, 'devices-chen');
    await elsewhere('devices-chen');
    const { items } = await server.call(listSignIns, { params: { id: chen.userId } }, chen);
    expect(items).toMatchObject([{ current: true }, { current: false, browser: 'Edge', system: 'Windows' }]);
    expect(JSON.stringify(items)).not.toContain(chen.token.access_token);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'begin_at',
      'browser',
      'current',
      'id',
      'seen_at',
      'system',
    ]);
  });

  it('are signed out separately, sockets included, and only once', async () => {
    const chen = await signIn(server, 'devices-one');
    const other = await elsewhere('devices-one');
    const third = await elsewhere('devices-one');
    const mine = { params: { id: chen.userId } };
    const { items } = await server.call(listSignIns, mine, other);
    const own = items.find(({ current }) => current);
    const ended: string[] = [];
    const stop = server.platform.bus.subscribe(SESSION_ENDED_TOPIC, (id) => ended.push(id));
    const params = { id: chen.userId, sign_in_id: own?.id ?? '' };
    await server.call(endSignIn, { params }, chen);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(third)).toBe(true);
    expect(await isSignedIn(chen)).toBe(true);
    expect(ended).toEqual([own?.id]);
    stop();
    expect((await server.fails(endSignIn, { params }, chen)).code).toBe('SIGN_IN_NOT_FOUND');
  });

  it('are all signed out but the current one', async () => {
    const chen = await signIn(server, 'devices-others');
    const others = [await elsewhere('devices-others'), await elsewhere('devices-others')];
    const input = { params: { id: chen.userId } };
    expect(await server.call(endOtherSignIns, input, chen)).toEqual({ ended: 2 });
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
    expect(await server.call(endOtherSignIns, input, chen)).toEqual({ ended: 0 });
    expect((await server.call(listSignIns, input, chen)).items).toMatchObject([{ current: true }]);
  });

  it('are one device, and end together, when a person exchanges the token for their school account', async () => {
    const chen = await signIn(server, 'devices-person');
    const organisationId = await createSchool(server);
    const users = new UsersService(server.platform.database, server.platform.clock);
    const account = { loginName: 'devices-school', password: TEST_PASSWORD, realName: '陈', organisationId };
    const { id } = await users.createUser(account);
    const body = { login_name: 'devices-school', password: TEST_PASSWORD };
    await server.call(bindUser, { params: { id: chen.userId }, body }, chen);
    const other = await elsewhere('devices-person');
    const token = await server.call(exchangeToken, { body: { user_id: id } }, other);
    const atSchool = sessionOf(server, token);
    const { items } = await server.call(listSignIns, { params: { id: chen.userId } }, chen);
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    const params = { id: chen.userId, sign_in_id: items[1]?.id ?? '' };
    await server.call(endSignIn, { params }, chen);
    expect([await isSignedIn(other), await isSignedIn(atSchool)]).toEqual([false, false]);
  });

  it('cannot be listed or signed out by another user', async () => {
    const chen = await signIn(server, 'devices-mine');
    const li = await signIn(server, 'devices-theirs');
    const { items } = await server.call(listSignIns, { params: { id: li.userId } }, li);
    const theirs = items[0]?.id ?? '';
    for (const id of [li.userId, 'nobody']) {
      const params = { id };
      expect((await server.fails(listSignIns, { params }, chen)).code).toBe('USER_NOT_FOUND');
      expect((await server.fails(endOtherSignIns, { params }, chen)).code).toBe('USER_NOT_FOUND');
      const one = { params: { id, sign_in_id: theirs } };
      expect((await server.fails(endSignIn, one, chen)).code).toBe('USER_NOT_FOUND');
    }
    // The same call with the caller's own id.
    const params = { id: chen.userId, sign_in_id: theirs };
    expect((await server.fails(endSignIn, { params }, chen)).code).toBe('SIGN_IN_NOT_FOUND');
    expect(await isSignedIn(li)).toBe(true);
  });
});
