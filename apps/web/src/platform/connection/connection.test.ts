import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';

function world(hasNetwork = true) {
  const server = { answers: true, asked: 0 };
  let say: (hasNetwork: boolean) => void = () => undefined;
  const connection = new Connection({
    hasNetwork: () => hasNetwork,
    ask: async () => {
      server.asked += 1;
      if (!server.answers) throw new TypeError('the server is unreachable');
      return true;
    },
    onNetwork: (listener) => {
      say = listener;
      return () => {
        say = () => undefined;
      };
    },
  });
  return { connection, server, say: (next: boolean) => say(next) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a connection polls while the server does not respond, and notifies when it does', async () => {
  const { connection, server } = world();
  const told: boolean[] = [];
  connection.subscribe(() => told.push(connection.get()));
  server.answers = false;
  await connection.check();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([server.asked, connection.get()]).toEqual([2, false]);
  server.answers = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(told).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(3);
});

it('a connection trusts the browser’s offline event, but calls the server after its online event', async () => {
  const { connection, server, say } = world();
  const stop = connection.follow();
  say(false);
  expect(connection.get()).toBe(false);
  server.answers = false;
  say(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.get()).toBe(false);
  stop();
});

it('a connection sends no request after its last listener is removed', async () => {
  const { connection, server } = world(false);
  const stop = connection.follow();
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.asked).toBe(0);
});
