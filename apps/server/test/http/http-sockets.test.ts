import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSockets } from '../../src/platform/http/sockets.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { logLevel: 'silent' },
    async compose(_platform, { sockets }) {
      sockets.handle('/ws/test', {
        maxPayload: 100,
        onConnection: (socket) => socket.on('message', (message) => socket.send(message)),
      });
      return { notices: [], close: async () => undefined };
    },
  });
});
afterAll(() => server.close());

describe('a socket', () => {
  const open = (path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const { host } = new URL(server.url);
      const upgrade = request(server.url + path, {
        headers: {
          connection: 'upgrade',
          upgrade: 'websocket',
          'sec-websocket-version': '13',
          'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
          host,
          ...headers,
        },
      });
      upgrade.on('upgrade', (response, socket) => {
        socket.destroy();
        resolve(response.statusCode ?? 0);
      });
      upgrade.on('response', (response) => resolve(response.statusCode ?? 0));
      upgrade.on('error', reject);
      upgrade.end();
    });

  it('opens for programs and for pages of this origin only', async () => {
    expect(await open('/ws/test')).toBe(101);
    expect(await open('/ws/test?token=x', { origin: server.url })).toBe(101);
    expect(await open('/ws/test', { origin: 'http://evil.example' })).toBe(403);
    expect(await open('/ws/test', { origin: 'null' })).toBe(403);
    expect(await open('/ws/nowhere')).toBe(404);
  });

  it('is closed soon when it sends no message, and stays open when it sends one', async () => {
    const http = createServer();
    const sockets = createSockets(server.platform.log, 80);
    sockets.handle('/ws', { maxPayload: 100, onConnection: () => undefined });
    sockets.attach(http);
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
    const { port } = http.address() as AddressInfo;
    const [silent, speaking] = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}/ws`));
    if (!silent || !speaking) throw new Error('there are two');
    await Promise.all([once(silent, 'open'), once(speaking, 'open')]);
    speaking.send('here I am');
    await once(silent, 'close');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(speaking.readyState).toBe(WebSocket.OPEN);
    await sockets.close();
    http.close();
  });

  it('is closed with 1009, without being read further, when a message is too long', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/ws/test`);
    await once(socket, 'open');
    socket.send('short');
    const [echoed] = await once(socket, 'message');
    expect(await echoed.data.text()).toBe('short');
    socket.send('x'.repeat(10_000_000));
    const [closed] = await once(socket, 'close');
    expect(closed.code).toBe(1009);
  });
});
