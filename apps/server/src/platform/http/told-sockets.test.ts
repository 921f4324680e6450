import { EventEmitter } from 'node:events';
import { afterEach, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { z } from 'zod/mini';
import { createLog } from '../log/log.ts';
import { endUnauthorized, heartbeat, onFirstWord, parseSaid, say, sayShutdown } from './told-sockets.ts';

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly sent: unknown[] = [];
  readonly closed: unknown[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close(...why: unknown[]) {
    this.closed.push(why);
  }
}
const socketOf = (fake: FakeSocket) => fake as unknown as WebSocket;

afterEach(() => vi.useRealTimers());

it('say sends a message to an open socket only', () => {
  const socket = new FakeSocket();
  say(socketOf(socket), { kind: 'ping' });
  socket.readyState = 2;
  say(socketOf(socket), { kind: 'ping' });
  expect(socket.sent).toEqual([{ kind: 'ping' }]);
});

it('parseSaid returns a message of the shape, and undefined for any other data', () => {
  const shape = z.object({ kind: z.literal('join') });
  expect(parseSaid(shape, Buffer.from('{"kind":"join"}'))).toEqual({ kind: 'join' });
  expect(parseSaid(shape, Buffer.from('{"kind":"leave"}'))).toBeUndefined();
  expect(parseSaid(shape, Buffer.from('{'))).toBeUndefined();
});

it('onFirstWord passes only the first message, and the error when it is refused', async () => {
  const socket = new FakeSocket();
  const heard: unknown[] = [];
  const error = new Error('refused');
  const refuse = vi.fn();
  onFirstWord(
    socketOf(socket),
    async (data) => {
      heard.push(data);
      throw error;
    },
    refuse,
  );
  socket.emit('message', 'first');
  socket.emit('message', 'second');
  await vi.waitFor(() => expect(refuse).toHaveBeenCalledWith(error));
  expect(heard).toEqual(['first']);
});

it('endUnauthorized announces the reason and closes with code 4401', () => {
  const socket = new FakeSocket();
  endUnauthorized(socketOf(socket));
  expect(socket.sent).toEqual([{ kind: 'closing', reason: 'unauthorized' }]);
  expect(socket.closed).toEqual([[4401, 'unauthorized']]);
});

it('sayShutdown announces the end to all sockets', () => {
  const sockets = [new FakeSocket(), new FakeSocket()];
  sayShutdown(sockets.map(socketOf));
  for (const { sent } of sockets) expect(sent).toEqual([{ kind: 'closing', reason: 'shutdown' }]);
});

it('heartbeat pings all present sockets and does the further work each time', async () => {
  vi.useFakeTimers();
  const sockets = [new FakeSocket()];
  const also = vi.fn(async () => undefined);
  const beating = heartbeat({
    everyMs: 1_000,
    sockets: () => sockets.map(socketOf),
    also,
    failure: 'failed',
    log: createLog('silent'),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  sockets.push(new FakeSocket());
  const [before = 0] = sockets.map(({ sent }) => sent.length);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(before).toBeGreaterThanOrEqual(8);
  expect(sockets[1]?.sent.length).toBeGreaterThanOrEqual(4);
  expect(sockets[1]?.sent[0]).toEqual({ kind: 'ping' });
  expect(also).toHaveBeenCalledTimes(sockets[0]?.sent.length ?? 0);
  await beating.close();
});
