import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { APP_ID_HEADER, type ErrorReply, NONCE_LIFETIME_MS } from '@lectern/protocol';
import { listIdentities, signIn as signInEndpoint, signOut } from '@lectern/protocol/accounts';
import { makeNonce, NONCE_AHEAD_MS } from '@lectern/protocol/mac';
import { validateToken } from '@lectern/protocol/tokens';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { movedClock } from '../../../../test/setup/moved-clock.ts';
import {
  type SignedIn,
  sessionOf,
  signedHeader,
  signIn,
  TEST_PASSWORD,
} from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { composeApp } from '../../../app.ts';
import { createHttpServer } from '../../../platform/http/http-server.ts';
import { openPlatform } from '../../../platform/open-platform.ts';
import { ACCESS_TOKEN_MS } from './sign-ins.service.ts';

const clock = movedClock();

let server: TestServer;
let person: SignedIn;
let path: string;
beforeAll(async () => {
  server = await startTestServer({ clock });
  person = await signIn(server);
  path = `/api/uc/v1.1/users/${person.userId}/identities`;
});
afterAll(() => server.close());

function freshNonce(offset = 0): string {
  return makeNonce(clock.now() + offset, randomBytes(16));
}

interface Signed {
  readonly nonce?: string;
  readonly method?: string;
  readonly url?: string;
  readonly host?: string;
  readonly token?: { readonly access_token: string; readonly mac_key: string };
}

function header(signed: Signed = {}): string {
  const {
    token = person.token,
    nonce = freshNonce(),
    method = 'GET',
    url = path,
    host = server.host,
  } = signed;
  return signedHeader(token, { nonce, method, url, host });
}

/** Returns the status, or the error's code, of a call with this header. */
async function outcome(
  authorization: string | undefined,
  base = server.url,
  url = path,
): Promise<number | string> {
  const response = await fetch(base + url, {
    headers: { [APP_ID_HEADER]: 'test', ...(authorization !== undefined && { authorization }) },
  });
  const body = (await response.json()) as ErrorReply;
  return response.status === 200 ? 200 : `${response.status} ${body.code}`;
}

describe('a signed call', () => {
  it('is accepted when its signature is right', async () => {
    expect(await outcome(header())).toBe(200);
  });

  it('is refused without an Authorization header of this scheme', async () => {
    expect(await outcome(undefined)).toBe('401 UNAUTHORIZED');
    expect(await outcome(`Bearer ${person.token.access_token}`)).toBe('401 UNAUTHORIZED');
    expect(await outcome(`MAC id="${person.token.access_token}"`)).toBe('401 UNAUTHORIZED');
  });

  it.each([
    ['method', { method: 'POST' }],
    ['path', { url: '/api/uc/v1.1/users/somebody/identities' }],
    ['host', { host: 'elsewhere:80' }],
  ] satisfies [string, Signed][])('is refused when another %s was signed', async (_what, signed) => {
    expect(await outcome(header(signed))).toBe('401 MAC_INVALID');
  });

  it('is refused when its query differs from the signed one', async () => {
    expect(await outcome(header(), server.url, `${path}?more=1`)).toBe('401 MAC_INVALID');
    expect(await outcome(header({ url: `${path}?more=1` }), server.url, `${path}?more=1`)).toBe(200);
  });

  it('is refused when it is signed with another key, has a cut signature, or has a nonce replaced later', async () => {
    const other = { ...person.token, mac_key: (await signIn(server)).token.mac_key };
    expect(await outcome(header({ token: other }))).toBe('401 MAC_INVALID');
    expect(await outcome(header().replace(/mac="....../, 'mac="'))).toBe('401 MAC_INVALID');
    expect(await outcome(header().replace(/nonce="[^"]+"/, `nonce="${freshNonce()}"`))).toBe(
      '401 MAC_INVALID',
    );
  });

  it('is refused when the server never issued its token', async () => {
    const made = { access_token: randomBytes(24).toString('base64url'), mac_key: 'guess' };
    expect(await outcome(header({ token: made }))).toBe('401 MAC_INVALID');
  });

  it('is refused when its nonce is malformed', async () => {
    expect(await outcome(header({ nonce: 'now' }))).toBe('401 MAC_INVALID');
    expect(await outcome(header({ nonce: `${clock.now()}:short` }))).toBe('401 MAC_INVALID');
  });

  it('is refused when its nonce is more than five minutes old or a minute ahead', async () => {
    expect(await outcome(header({ nonce: freshNonce(-NONCE_LIFETIME_MS - 1_000) }))).toBe('401 NONCE_STALE');
    expect(await outcome(header({ nonce: freshNonce(NONCE_AHEAD_MS + 5_000) }))).toBe('401 NONCE_STALE');
    expect(await outcome(header({ nonce: freshNonce(NONCE_AHEAD_MS - 5_000) }))).toBe(200);
  });

  it('is accepted once, also when it is sent many times at once', async () => {
    const authorization = header();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(authorization)));
    expect(outcomes.filter((one) => one === 200)).toHaveLength(1);
    expect(outcomes.filter((one) => one === '401 NONCE_REPEATED')).toHaveLength(19);
  });

  it('is accepted only once also when its nonce is ahead of the clock', async () => {
    const authorization = header({ nonce: freshNonce(20_000) });
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(authorization)));
    expect(outcomes.filter((one) => one === 200)).toHaveLength(1);
  });

  it('may share a nonce with another user’s call', async () => {
    const other = await signIn(server);
    const nonce = freshNonce();
    expect(await outcome(header({ nonce }))).toBe(200);
    const url = `/api/uc/v1.1/users/${other.userId}/identities`;
    expect(await outcome(header({ nonce, url, token: other.token }), server.url, url)).toBe(200);
  });

  it('is refused when the access token has expired', async () => {
    const early = await signIn(server);
    clock.ahead = ACCESS_TOKEN_MS + 1_000;
    try {
      const reply = await server.fails(listIdentities, { params: { id: early.userId } }, early);
      expect(reply.code).toBe('TOKEN_EXPIRED');
    } finally {
      clock.ahead = 0;
    }
  });

  it('is refused without an app id', async () => {
    const response = await fetch(server.url + path, { headers: { authorization: header() } });
    expect(((await response.json()) as ErrorReply).code).toBe('APP_ID_MISSING');
  });

  it('is refused with a message in the language of the caller', async () => {
    const reply = await server.fails(listIdentities, { params: { id: 'x' }, language: 'zh' });
    expect(reply).toMatchObject({ code: 'UNAUTHORIZED', message: '请先登录' });
  });
});

describe('the validation of an access token', () => {
  const received = { request_uri: '/tools/start?x=1', host: 'tools.example', http_method: 'POST' };

  function signedBody(nonce = freshNonce()) {
    const text = signedHeader(person.token, {
      nonce,
      method: received.http_method,
      url: received.request_uri,
      host: received.host,
    });
    return { ...received, nonce, mac: /mac="([^"]+)"/.exec(text)?.[1] ?? '' };
  }
  const params = () => ({ token: person.token.access_token });

  it('returns valid once for a signature that another server received', async () => {
    const body = signedBody();
    const reply = await server.call(validateToken, { params: params(), body });
    expect(reply).toMatchObject({ user_id: person.userId, account_type: 'person' });
    expect(reply).not.toHaveProperty('mac_key');
    expect((await server.fails(validateToken, { params: params(), body })).code).toBe('NONCE_REPEATED');
  });

  it('refuses unsigned text, a stale nonce, and a token that differs from the address', async () => {
    const fails = async (body: ReturnType<typeof signedBody> & { access_token?: string }) =>
      (await server.fails(validateToken, { params: params(), body })).code;
    expect(await fails({ ...signedBody(), host: 'other.example' })).toBe('MAC_INVALID');
    expect(await fails(signedBody(freshNonce(-NONCE_LIFETIME_MS - 1_000)))).toBe('NONCE_STALE');
    expect(await fails({ ...signedBody(), access_token: 'another' })).toBe('UNAUTHORIZED');
  });
});

describe('the validation of a refresh token', () => {
  it('returns the owner of a valid token, and keeps the token valid', async () => {
    const someone = await signIn(server);
    const params = { token: someone.token.refresh_token };
    for (let round = 0; round < 2; round++) {
      const reply = await server.call(validateToken, { params, body: { refresh_token: params.token } });
      expect(reply).toMatchObject({ user_id: someone.userId, expires_at: someone.token.refresh_expires_at });
    }
    await server.call(signOut, { params: { access_token: someone.token.access_token } }, someone);
    expect((await server.fails(validateToken, { params, body: {} })).code).toBe('UNAUTHORIZED');
  });

  it('refuses another user’s token, and an access token instead of a refresh token', async () => {
    const params = { token: person.token.refresh_token };
    const foreign = { user_id: 'somebody' };
    expect((await server.fails(validateToken, { params, body: foreign })).code).toBe('UNAUTHORIZED');
    const access = { token: person.token.access_token };
    expect((await server.fails(validateToken, { params: access, body: {} })).code).toBe('UNAUTHORIZED');
  });
});

describe('several processes on one database', () => {
  async function startAnother(): Promise<{ url: string; host: string; close(): Promise<void> }> {
    const open = await openPlatform(server.platform.config, server.platform.log, { clock });
    const http = createHttpServer(open.platform);
    const app = await composeApp(open.platform, http);
    const host = `127.0.0.1:${await http.listen(0, '127.0.0.1')}`;
    return {
      host,
      url: `http://${host}`,
      async close() {
        await http.close();
        await app.close();
        await open.close();
      },
    };
  }

  it('accept a call only once in total, whichever process receives it first', async () => {
    const before = header({ host: 'school' });
    const another = await startAnother();
    try {
      // The call is signed for one host name, as behind a proxy.
      const ask = (base: string, authorization: string) => outcomeAs(base, 'school', authorization);
      expect(await ask(server.url, before)).toBe(200);
      expect(await ask(another.url, header({ host: 'school' }))).toBe(200);
      expect(await ask(another.url, before)).toMatch(/NONCE_(REPEATED|STALE)/);
      for (const order of [
        [server.url, another.url],
        [another.url, server.url],
      ]) {
        const authorization = header({ host: 'school' });
        const outcomes = [];
        for (const base of order) outcomes.push(await ask(base, authorization));
        expect(outcomes).toEqual([200, '401 NONCE_REPEATED']);
      }
      const race = header({ host: 'school' });
      const raced = await Promise.all(
        Array.from({ length: 20 }, (_, index) => ask(index % 2 ? server.url : another.url, race)),
      );
      expect(raced.filter((one) => one === 200)).toHaveLength(1);
    } finally {
      await another.close();
    }
  });

  it('lose no used nonce when one is restarted', async () => {
    const first = await startAnother();
    const used = [header({ host: 'school' }), header({ host: 'school', nonce: freshNonce(30_000) })];
    for (const one of used) expect(await outcomeAs(first.url, 'school', one)).toBe(200);
    await first.close();
    const second = await startAnother();
    try {
      for (const one of used) {
        expect(await outcomeAs(second.url, 'school', one)).toMatch(/NONCE_(REPEATED|STALE)/);
      }
      expect(await outcomeAs(second.url, 'school', header({ host: 'school' }))).toBe(200);
    } finally {
      await second.close();
    }
  });

  it('continue when the connection that holds the lease breaks, and still refuse used nonces', async () => {
    const used = header();
    expect(await outcome(used)).toBe(200);
    const { rows } = await sql<{ ended: boolean }>`
      select pg_terminate_backend(pid) as ended from pg_locks
      where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())
      group by pid`.execute(server.platform.database);
    expect(rows.length).toBeGreaterThan(0);
    const outcomes = [];
    for (let round = 0; round < 15; round++) {
      outcomes.push(await outcome(header()));
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(outcomes).toEqual(outcomes.map(() => 200));
    expect(await outcome(used)).toBe('401 NONCE_REPEATED');
  });

  it('refuse a token that was signed out at another process', async () => {
    const login = await signIn(server);
    const another = await startAnother();
    try {
      const url = `/api/uc/v1.1/users/${login.userId}/identities`;
      const ask = () => outcome(login.authorize('GET', url, another.host) as string, another.url, url);
      expect(await ask()).toBe(200);
      await server.call(signOut, { params: { access_token: login.token.access_token } }, login);
      await expect.poll(ask, { timeout: 20_000 }).toBe('401 UNAUTHORIZED');
    } finally {
      await another.close();
    }
  });
});

/** Sends a Host header of the test's choice, which `fetch` does not allow. */
async function outcomeAs(base: string, host: string, authorization: string): Promise<number | string> {
  return new Promise((resolve, reject) => {
    const call = request(
      base + path,
      { headers: { host, authorization, [APP_ID_HEADER]: 'test' } },
      (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => {
          const body = JSON.parse(text) as ErrorReply;
          resolve(answer.statusCode === 200 ? 200 : `${answer.statusCode} ${body.code}`);
        });
      },
    );
    call.on('error', reject);
    call.end();
  });
}

it('a burst of 200 sign-ins does not block other calls', async () => {
  // Only the program's own cost of a password makes the burst last.
  const costly = await startTestServer({ clock, config: { cheapPasswords: false } });
  onTestFinished(() => costly.close());
  const caller = await signIn(costly);
  const login_name = `burst-${randomBytes(6).toString('hex')}`;
  await signIn(costly, login_name);
  const begun = performance.now();
  const burst = Promise.allSettled(
    Array.from({ length: 200 }, () =>
      costly.call(signInEndpoint, { body: { login_name, password: TEST_PASSWORD } }),
    ),
  );
  const waits: number[] = [];
  let over = false;
  void burst.then(() => {
    over = true;
  });
  while (!over) {
    const started = performance.now();
    await costly.call(listIdentities, { params: { id: caller.userId } }, sessionOf(costly, caller.token));
    waits.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const results = await burst;
  const lasted = performance.now() - begun;
  expect(results.every(({ status }) => status === 'fulfilled')).toBe(true);
  waits.sort((a, b) => a - b);
  // A call that waited for the burst would wait for most of its duration, on a machine of any speed.
  expect(waits[Math.floor(waits.length * 0.95)]).toBeLessThan(Math.max(500, lasted / 10));
});
