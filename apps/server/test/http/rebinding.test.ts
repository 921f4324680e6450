import { once } from 'node:events';
import { request } from 'node:http';
import { APP_ID_HEADER } from '@lectern/protocol';
import { PUSH_PATH } from '@lectern/protocol/constants';
import { listDocuments } from '@lectern/protocol/documents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { composeApp } from '../../src/app.ts';
import { serveHealth } from '../../src/platform/http/health.ts';
import { type SignedIn, signIn } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let chen: SignedIn;
/**
 * The host name of a foreign page, which resolves to this machine by now: its browser calls the server under that name.
 */
let evil: string;
beforeAll(async () => {
  server = await startTestServer({
    async compose(platform, http) {
      serveHealth(http, platform, {
        query: async () => undefined,
      } as unknown as Parameters<typeof serveHealth>[2]);
      return composeApp(platform, http);
    },
  });
  chen = await signIn(server);
  evil = `evil.example:${new URL(server.url).port}`;
});
afterAll(() => server.close());

/** Sends a request as a browser does under a name that resolves to this machine. */
async function ask(path: string, headers: Record<string, string>): Promise<[number, string, string[]]> {
  const call = request(server.url + path, { headers: { [APP_ID_HEADER]: 'x', ...headers } });
  call.end();
  const [answer] = await once(call, 'response');
  let body = '';
  for await (const piece of answer) body += String(piece);
  return [answer.statusCode, body, answer.headers['set-cookie'] ?? []];
}

async function pushAnswer(authorization: string): Promise<number> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}${PUSH_PATH}`, {
    origin: `http://${evil}`,
    headers: { host: evil },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ authorization }));
  const [code] = await once(socket, 'close');
  return code;
}

describe('a foreign page whose name resolves to this machine (DNS rebinding)', () => {
  it('is not signed in, because there are no cookies, and signatures are valid for the server’s own name only', async () => {
    const path = listDocuments.path;
    const signed = { authorization: await chen.authorize('GET', path, server.host) };
    expect((await ask(path, { host: evil, origin: `http://${evil}` }))[0]).toBe(401);
    const [status, body, cookies] = await ask(path, { host: evil, ...signed });
    expect([status, JSON.parse(body).code, cookies]).toEqual([401, 'MAC_INVALID', []]);
    const own = { authorization: await chen.authorize('GET', path, server.host) };
    expect((await ask(path, { host: server.host, ...own }))[0]).toBe(200);
  });

  it('cannot open a user’s socket, because a signature for the server’s name is invalid for another name', async () => {
    expect(await pushAnswer(chen.authorizeSocket(PUSH_PATH))).toBe(4401);
    expect(await pushAnswer('')).toBe(4401);
  });

  it('cannot read the metrics, which local programs read by address or as localhost', async () => {
    const { port } = new URL(server.url);
    for (const host of [evil, 'localhost.evil.example', '127.0.0.1.evil.example', 'a b'])
      expect([host, (await ask('/metrics', { host }))[0]]).toEqual([host, 403]);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]:80'])
      expect([host, (await ask('/metrics', { host }))[0]]).toEqual([host, 200]);
  });
});
