import type { LiveWireEvents } from '@lectern/courseware/live';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { livePorts } from './live-wire.ts';

const session = vi.hoisted(() => ({ authorization: undefined as string | undefined, paths: [] as string[] }));
vi.mock('../../../platform/api/authorization.ts', () => ({
  socketAuthorization: async (path: string) => {
    session.paths.push(path);
    return session.authorization;
  },
}));

class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  binaryType = '';
  readyState = 0;
  readonly sent: unknown[] = [];
  readonly url: string;
  closed = false;
  onopen = (): void => undefined;
  onmessage = (_: { data: unknown }): void => undefined;
  onclose = (_: { code: number; reason: string }): void => undefined;
  constructor(url: string) {
    this.url = url;
    FakeSocket.last = this;
  }
  send(message: unknown): void {
    this.sent.push(message);
  }
  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  session.paths.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'https:', host: 'school.example' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['https:', 'wss'],
  ['http:', 'ws'],
])('opens a socket of a page with %s by %s', (protocol, scheme) => {
  vi.stubGlobal('location', { protocol, host: 'school.example' });
  livePorts('/live').open({} as LiveWireEvents);
  expect([FakeSocket.last.url, FakeSocket.last.binaryType]).toEqual([
    `${scheme}://school.example/live`,
    'arraybuffer',
  ]);
});

it('passes bytes, and the end, to the connection, and ignores text', () => {
  const heard: unknown[] = [];
  livePorts('/live').open({
    onOpen: () => heard.push('open'),
    onMessage: (bytes) => heard.push(bytes),
    onClose: (code, reason) => heard.push([code, reason]),
  });
  const socket = FakeSocket.last;
  socket.onopen();
  socket.onmessage({ data: 'text' });
  socket.onmessage({ data: new Uint8Array([7]).buffer });
  socket.onclose({ code: 4401, reason: 'gone' });
  expect(heard).toEqual(['open', new Uint8Array([7]), [4401, 'gone']]);
});

it('sends only while the socket is open', () => {
  const wire = livePorts('/live').open({} as LiveWireEvents);
  wire.send(new Uint8Array([1]));
  FakeSocket.last.readyState = 1;
  wire.send(new Uint8Array([2]));
  wire.close();
  expect([FakeSocket.last.sent, FakeSocket.last.closed]).toEqual([[new Uint8Array([2])], true]);
});

it('authorizes by a signature for the path, and not when signed out', async () => {
  expect(await livePorts('/live').token()).toBeUndefined();
  session.authorization = 'MAC x';
  expect(await livePorts('/live').token()).toBe('{"authorization":"MAC x"}');
  expect(session.paths).toEqual(['/live', '/live']);
});

it('runs work later, unless it is cancelled', () => {
  vi.useFakeTimers();
  const [work, cancelled] = [vi.fn(), vi.fn()];
  const { later } = livePorts('/live');
  later(100, work);
  later(100, cancelled)();
  vi.advanceTimersByTime(100);
  expect([work.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
});
