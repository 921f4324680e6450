import type { Endpoint } from '@lectern/protocol/endpoint';
import { getTime, refreshToken } from '@lectern/protocol/tokens';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { adoptToken, clearSession, currentSession } from './session.ts';

const endpoint = {
  ...{ method: 'POST', path: '/api/things', caller: 'user', summary: '', errors: [] },
} as const satisfies Endpoint;

interface Sent {
  readonly path: string;
  readonly authorization: string | undefined;
}
let sent: Sent[];
/** The responses to the calls, by path. */
let replies: Record<string, (() => Response)[]>;

beforeEach(() => {
  sent = [];
  replies = {};
  vi.stubGlobal('location', new URL('https://school.example/'));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.split('?')[0] ?? '';
    sent.push({ path, authorization: (init.headers as Record<string, string>).Authorization });
    const next = replies[path]?.shift();
    return next ? next() : Response.json({ ok: true });
  });
});
afterEach(() => vi.unstubAllGlobals());

const refused = (status: number, code: string) => () =>
  Response.json({ code, message: code, details: {} }, { status });
const token = (access: string, expiresIn = 3_600_000) => ({
  ...{ user_id: 'chen', account_type: 'person' as const, access_token: access, refresh_token: `r-${access}` },
  ...{ mac_key: 'key', expires_at: Date.now() + expiresIn, refresh_expires_at: Date.now() + 9e6 },
  server_time: Date.now(),
});

async function signIn(expiresIn?: number): Promise<void> {
  await adoptToken(token('first', expiresIn));
  onTestFinished(async () => {
    const { accessToken = '' } = currentSession() ?? {};
    await clearSession({ accessToken });
  });
}

const paths = () => sent.map(({ path }) => path);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'resolved',
    (error) => (error as ApiError).code,
  );

it('rejects before any request when no user is signed in', async () => {
  expect(await codeOf(call(endpoint))).toBe('UNAUTHORIZED');
  expect(sent).toEqual([]);
});

it('calls an endpoint for anyone without a signature', async () => {
  await signIn();
  await call(getTime);
  expect(sent).toEqual([{ path: getTime.path, authorization: undefined }]);
});

it('signs the call of a user', async () => {
  await signIn();
  expect(await call(endpoint)).toEqual({ ok: true });
  expect(sent[0]?.authorization).toContain('id="first"');
});

it('corrects the clock and repeats the call once when the nonce is stale', async () => {
  await signIn();
  const serverTime = Date.now() + 86_400_000;
  replies = {
    '/api/things': [refused(401, 'NONCE_STALE')],
    [getTime.path]: [() => Response.json({ sys_time: serverTime })],
  };
  expect(await call(endpoint)).toEqual({ ok: true });
  expect(paths()).toEqual(['/api/things', getTime.path, '/api/things']);
  expect(Math.abs((currentSession()?.diff ?? 0) - 86_400_000)).toBeLessThan(5_000);
});

it('repeats the call with another nonce when the browser sent it twice', async () => {
  await signIn();
  replies = { '/api/things': [refused(401, 'NONCE_REPEATED')] };
  expect(await call(endpoint)).toEqual({ ok: true });
  expect(sent).toHaveLength(2);
  expect(sent[0]?.authorization).not.toBe(sent[1]?.authorization);
});

it('does not repeat the call a second time', async () => {
  await signIn();
  replies = { '/api/things': [refused(401, 'NONCE_REPEATED'), refused(401, 'NONCE_REPEATED')] };
  expect(await codeOf(call(endpoint))).toBe('NONCE_REPEATED');
  expect(sent).toHaveLength(2);
});

it.each([
  [403, 'NONCE_REPEATED'],
  [401, 'PASSWORD_WRONG'],
  [404, 'DOCUMENT_NOT_FOUND'],
])('rejects at once with status %i and %s', async (status, code) => {
  await signIn();
  replies = { '/api/things': [refused(status, code)] };
  expect(await codeOf(call(endpoint))).toBe(code);
  expect(sent).toHaveLength(1);
});

it.each(['TOKEN_EXPIRED', 'UNAUTHORIZED'])('renews the token after %s', async (code) => {
  await signIn();
  replies = {
    '/api/things': [refused(401, code)],
    [refreshToken.path]: [() => Response.json(token('second'))],
  };
  expect(await call(endpoint)).toEqual({ ok: true });
  expect(sent.at(-1)?.authorization).toContain('id="second"');
});

it('renews a token that expires within half a minute before the call', async () => {
  await signIn(29_000);
  replies = { [refreshToken.path]: [() => Response.json(token('second'))] };
  await call(endpoint);
  expect(paths()).toEqual([refreshToken.path, '/api/things']);
  expect(sent.at(-1)?.authorization).toContain('id="second"');
});

it('uses a token that expires later than that', async () => {
  await signIn(35_000);
  await call(endpoint);
  expect(paths()).toEqual(['/api/things']);
});

it('signs out and rejects with the first error when the server refuses to renew the token', async () => {
  await signIn();
  replies = {
    '/api/things': [refused(401, 'TOKEN_EXPIRED')],
    [refreshToken.path]: [refused(403, 'FORBIDDEN')],
  };
  expect(await codeOf(call(endpoint))).toBe('TOKEN_EXPIRED');
  expect(currentSession()).toBeUndefined();
});

it('stays signed in when the server is unreachable for renewing', async () => {
  await signIn(1_000);
  replies = { [refreshToken.path]: [refused(503, 'NOT_READY')] };
  expect(await codeOf(call(endpoint))).toBe('NOT_READY');
  expect(currentSession()?.accessToken).toBe('first');
});

it('renews once for calls that begin together', async () => {
  await signIn(1_000);
  replies = { [refreshToken.path]: [() => Response.json(token('second')), refused(403, 'FORBIDDEN')] };
  await Promise.all([call(endpoint), call(endpoint)]);
  expect(paths().filter((path) => path === refreshToken.path)).toHaveLength(1);
});
