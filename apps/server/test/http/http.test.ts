import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type ErrorReply, endpoint, LecternError } from '@lectern/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Session, startTestServer, type TestServer } from '../setup/test-server.ts';

const echo = endpoint({
  method: 'POST',
  path: '/api/test/:id/echo',
  caller: 'anyone',
  summary: 'Returns its input',
  params: z.object({ id: z.string().max(10) }),
  query: z.object({ times: z.coerce.number<number | string>().int().max(3).default(1) }),
  body: z.object({ text: z.string(), more: z.record(z.string(), z.unknown()).optional() }),
  reply: z.object({ text: z.string(), keys: z.array(z.string()) }),
  errors: [],
});
const fails = endpoint({
  method: 'GET',
  path: '/api/test/fails/:how',
  caller: 'anyone',
  summary: 'Fails as requested',
  params: z.object({ how: z.string() }),
  reply: z.object({ number: z.number() }),
  errors: ['CAPACITY_NOT_ENOUGH'],
});
const forUsers = endpoint({
  method: 'GET',
  path: '/api/test/for-users',
  caller: 'user',
  summary: 'Requires a signed-in person',
  query: z.object({ needed: z.string() }),
  reply: z.object({ id: z.string() }),
  errors: [],
});
const forGuests = endpoint({ ...forUsers, path: '/api/test/for-guests', caller: 'guest', query: undefined });
const upload = endpoint({
  method: 'PUT',
  path: '/api/test/upload',
  caller: 'anyone',
  summary: 'Returns the number of bytes sent',
  rawBody: { maxBytes: 1_000 },
  reply: z.object({ size: z.number(), first: z.string() }),
  errors: ['PAYLOAD_TOO_LARGE'],
});
const download = endpoint({
  method: 'GET',
  path: '/api/test/download',
  caller: 'anyone',
  summary: 'Returns bytes',
  rawReply: { contentType: 'application/octet-stream' },
  errors: [],
});
const empty = endpoint({
  method: 'DELETE',
  path: '/api/test/empty',
  caller: 'anyone',
  summary: 'Returns an empty body',
  errors: [],
});

const session = (name: string): Session => ({ authorize: () => `as ${name}` });
const byName = { teacher: 'person', guest: 'guest' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: 'silent', metricsToken: 'a token of sixteen' },
    async compose(_platform, { routes, sockets }) {
      routes.authenticateWith(async ({ authorization }) => {
        const name = authorization?.slice(3);
        if (name !== 'teacher' && name !== 'guest') throw new LecternError('UNAUTHORIZED');
        return {
          userId: name,
          accountType: byName[name],
          organisationId: undefined,
          accessToken: 'a',
          sessionId: 's',
        };
      });
      routes.handle(echo, async ({ params, query, body }) => {
        taken = [params, query, body].map((part) => Object.keys(part));
        return {
          text: `${params.id} ${body.text.repeat(query.times)}`,
          keys: Object.keys(body.more ?? {}),
          secret: 'never part of the contract',
        };
      });
      routes.handle(fails, async ({ params }) => {
        if (params.how === 'known') throw new LecternError('CAPACITY_NOT_ENOUGH');
        if (params.how === 'database')
          throw Object.assign(new Error('Connection terminated unexpectedly'), { query: 'select secret' });
        if (params.how === 'disk') throw Object.assign(new Error('no room'), { code: 'ENOSPC' });
        if (params.how === 'reply') return { number: 'not a number' as unknown as number };
        throw new Error('the inside of the server');
      });
      routes.handle(forUsers, async ({ caller }) => ({ id: caller.userId }));
      routes.handle(forGuests, async ({ caller }) => ({ id: caller.userId }));
      routes.handle(upload, async ({ rawBody }) => {
        const bytes = await buffer(rawBody);
        return { size: bytes.length, first: bytes.subarray(0, 5).toString() };
      });
      routes.handle(download, async () => Buffer.from([0, 1, 254, 255]));
      routes.handle(empty, async () => ({}));
      sockets.handle('/ws/test', {
        maxPayload: 100,
        onConnection: (socket) => socket.on('message', (message) => socket.send(message)),
      });
      return { notices: [], close: async () => undefined };
    },
  });
});
afterAll(() => server.close());

/** Fields of path, query and body that the handler of `echo` got in the last call. */
let taken: readonly (readonly string[])[] = [];

async function post(body: string, headers: Record<string, string> = {}): Promise<[number, ErrorReply]> {
  const response = await server.fetch('/api/test/a/echo', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return [response.status, (await response.json()) as ErrorReply];
}

describe('an endpoint', () => {
  it('checks params, query and body, fills in defaults and returns the shape of its schema', async () => {
    const reply = await server.call(echo, { params: { id: 'a' }, query: { times: 2 }, body: { text: 'x' } });
    expect(reply).toEqual({ text: 'a xx', keys: [] });
    expect(await server.call(empty)).toEqual({});
    expect(await server.call(download)).toEqual(new Uint8Array([0, 1, 254, 255]));
  });

  it('passes only the fields of its schema to its handler, and returns only the fields of its schema', async () => {
    const response = await server.fetch('/api/test/a/echo?times=1&role=admin', {
      method: 'POST',
      body: '{"text":"x","owner_id":"somebody","more":{"free":1}}',
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, await response.json()]).toEqual([200, { text: 'a x', keys: ['free'] }]);
    expect(taken).toEqual([['id'], ['times'], ['text', 'more']]);
  });

  it('reports the name of a wrong field', async () => {
    const wrong = { text: 7 } as unknown as { text: string };
    const params = { id: 'a' };
    const body = { text: 'x' };
    expect(await server.fails(echo, { params, body: wrong })).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'What was sent is not valid: body.text',
      details: { field: 'body.text' },
    });
    expect((await server.fails(echo, { params, query: { times: 4 }, body })).details).toEqual({
      field: 'query.times',
    });
    expect((await server.fails(echo, { params: { id: 'far too long' }, body })).details).toEqual({
      field: 'params.id',
    });
    expect(await post('')).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    expect(await post('{"text":')).toMatchObject([400, { code: 'INVALID_INPUT' }]);
  });

  it('refuses a call without an app id before anything else', async () => {
    const response = await fetch(`${server.url}/api/test/for-users`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'APP_ID_MISSING' });
  });

  it('admits the callers that its contract names: anyone, guests or users', async () => {
    const query = { needed: 'x' };
    expect(await server.call(forUsers, { query }, session('teacher'))).toEqual({ id: 'teacher' });
    expect(await server.call(forGuests, {}, session('guest'))).toEqual({ id: 'guest' });
    expect((await server.fails(forUsers, { query }, session('guest'))).code).toBe('GUEST_FORBIDDEN');
    expect((await server.fails(forUsers, { query }, session('stranger'))).code).toBe('UNAUTHORIZED');
    expect((await server.fails(forGuests)).code).toBe('UNAUTHORIZED');
    // A caller that is not admitted is not told that its query has the wrong shape.
    expect((await server.fails(forUsers, { query: {} as typeof query })).code).toBe('UNAUTHORIZED');
  });

  it('refuses other content types than JSON', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/json2',
      'multipart/form-data',
    ];
    for (const type of types) {
      expect(await post('{"text":"x"}', { 'content-type': type })).toMatchObject([
        415,
        { code: 'UNSUPPORTED_MEDIA_TYPE' },
      ]);
    }
  });

  it('refuses more than a megabyte of JSON', async () => {
    expect(await post(JSON.stringify({ text: 'x'.repeat(1_100_000) }))).toMatchObject([
      413,
      { code: 'PAYLOAD_TOO_LARGE' },
    ]);
  });

  it('changes no prototypes', async () => {
    for (const body of [
      '{"text":"x","__proto__":{"polluted":1}}',
      '{"text":"x","more":{"__proto__":{"polluted":1}}}',
      '{"text":"x","more":{"constructor":{"prototype":{"polluted":1}}}}',
    ]) {
      expect(await post(body)).toMatchObject([400, { code: 'INVALID_INPUT' }]);
    }
    await server.fetch('/api/test/a/echo?__proto__[polluted]=1&constructor.prototype.polluted=1', {
      method: 'POST',
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('returns no 500 for any input', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.json(), async (id, times, body) => {
        const path = `/api/test/${encodeURIComponent(id)}/echo?times=${encodeURIComponent(times)}`;
        const response = await server.fetch(path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/json' },
        });
        await response.arrayBuffer();
        expect(response.status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a body of bytes', () => {
  it('is passed on unchanged with any content type', async () => {
    expect(await server.call(upload, { rawBody: Buffer.from('bytes and more') })).toEqual({
      size: 14,
      first: 'bytes',
    });
    const response = await server.fetch('/api/test/upload', {
      method: 'PUT',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toEqual({ size: 7, first: '{"a":' });
  });

  it('is refused by its length header when too long, and cut off when it has no such header', async () => {
    expect((await server.fails(upload, { rawBody: new Uint8Array(1_001) })).code).toBe('PAYLOAD_TOO_LARGE');
    const sent = request(`${server.url}/api/test/upload`, {
      method: 'PUT',
      headers: { 'sdp-app-id': 'test', 'transfer-encoding': 'chunked' },
    });
    sent.on('error', () => undefined);
    for (let piece = 0; piece < 20; piece += 1) sent.write(Buffer.alloc(100));
    const [response] = await once(sent, 'response');
    expect(response.statusCode).toBe(413);
    sent.destroy();
  });
});

describe('an error', () => {
  const how = (name: string) => ({ params: { how: name } });

  it('of the catalogue is sent with its status, in the requested language', async () => {
    expect(await server.fails(fails, { ...how('known'), language: 'en' })).toEqual({
      code: 'CAPACITY_NOT_ENOUGH',
      message: 'Personal library capacity insufficient',
      details: {},
    });
    expect((await server.fails(fails, { ...how('known'), language: 'zh' })).message).toBe('个人库容量不足');
    const inChinese = await server.fetch('/api/test/fails/known', {
      headers: { 'accept-language': 'fr, en;q=0.3, zh-TW;q=0.8' },
    });
    expect(await inChinese.json()).toMatchObject({ message: '个人库容量不足' });
  });

  it('outside the catalogue is sent without details, with an id for the log', async () => {
    for (const name of ['unknown', 'reply']) {
      const reply = await server.fails(fails, how(name));
      expect(reply.code).toBe('INTERNAL');
      expect(reply.message).toContain(String(reply.details.id));
      expect(JSON.stringify(reply)).not.toContain('inside');
    }
  });

  it('reports an unreachable database and a full disk with their own codes', async () => {
    expect(await server.fails(fails, how('database'))).toMatchObject({ code: 'NOT_READY', details: {} });
    expect((await server.fails(fails, how('disk'))).code).toBe('STORAGE_FULL');
  });

  it('of an unknown or invalid address is from the catalogue', async () => {
    for (const path of ['/nowhere', '/api/nowhere', '/%ff', '/api/test/%E0%A4%A/echo']) {
      const response = await server.fetch(path);
      expect([400, 404]).toContain(response.status);
      expect(await response.json()).toMatchObject({
        code: expect.stringMatching(/ROUTE_NOT_FOUND|INVALID_INPUT/),
      });
    }
  });

  it('of a method without any endpoint is from the catalogue, and repeats no part of the request', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(
      'TRACE /api/test/download HTTP/1.1\r\nHost: a\r\nX-Told: secret\r\nConnection: close\r\n\r\n',
    );
    const answer = String(await buffer(socket));
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('ROUTE_NOT_FOUND');
    expect(answer).not.toContain('secret');
  });

  it('in a message that is not HTTP closes the connection and affects no other connection', async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.resume();
    socket.write('\u0000\u0001 not http\r\n\r\n');
    await once(socket, 'close');
    expect((await server.fetch('/api/test/fails/known')).status).toBe(409);
  });
});

describe('every response', () => {
  it('contains the security headers', async () => {
    for (const path of ['/api/test/download', '/nowhere']) {
      const { headers } = await server.fetch(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('requires https for later requests when the request arrived over https', async () => {
    const { headers } = await server.fetch('/nowhere', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
  });
});

describe('a request with two Host headers', () => {
  it('is refused, as a call and as a socket, because a proxy may have read the other header', async () => {
    const { port } = new URL(server.url);
    for (const path of ['/api/test/download', '/ws/test']) {
      const upgrade =
        path === '/ws/test'
          ? 'Connection: upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n'
          : 'Connection: close\r\n';
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: school.example\r\nhost: evil.example\r\n${upgrade}\r\n`);
      const [answer] = await once(socket, 'data');
      expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
      socket.destroy();
    }
  });
});

describe('a refusal', () => {
  it('is logged with the user, the error and the address, and without any content of the request', async () => {
    const info = vi.spyOn(server.platform.log, 'info');
    try {
      await server.fails(forUsers, {}, session('guest'));
      await server.fails(forUsers);
      await post('{"text":"a secret that was pasted here","more":7}');
      await server.fetch('/nowhere');
      const told = info.mock.calls.filter(([, message]) => message === 'a call was rejected');
      expect(told.map(([fields]) => fields)).toEqual([
        { code: 'GUEST_FORBIDDEN', call: `GET ${forUsers.path}`, user: 'guest', address: '127.0.0.1' },
        { code: 'UNAUTHORIZED', call: `GET ${forUsers.path}`, user: undefined, address: '127.0.0.1' },
        { code: 'INVALID_INPUT', call: `POST ${echo.path}`, user: undefined, address: '127.0.0.1' },
      ]);
    } finally {
      info.mockRestore();
    }
  });
});
