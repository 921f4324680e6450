import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { JoinTurns } from './join-turns.ts';

/** Runs calls that note when they run; returns the most that ran at once, of each code and of all. */
async function atOnce(codes: readonly string[]): Promise<{ ofCode: number; ofAll: number }> {
  const turns = new JoinTurns();
  const running: string[] = [];
  const most = { ofCode: 0, ofAll: 0 };
  await Promise.all(
    codes.map((code) =>
      turns.in(code, async () => {
        running.push(code);
        most.ofAll = Math.max(most.ofAll, running.length);
        most.ofCode = Math.max(most.ofCode, running.filter((each) => each === code).length);
        await setImmediate();
        running.splice(running.indexOf(code), 1);
      }),
    ),
  );
  return most;
}

it('phones with one code join one after the other, and eight codes at once', async () => {
  expect(await atOnce(['a', 'a', 'a', 'b', 'b'])).toEqual({ ofCode: 1, ofAll: 2 });
  expect((await atOnce(Array.from({ length: 12 }, (_, code) => String(code)))).ofAll).toBe(8);
});

it('returns the result of the work, and lets the next run after a failure', async () => {
  const turns = new JoinTurns();
  await expect(turns.in('a', () => Promise.reject(new Error('taken')))).rejects.toThrow('taken');
  expect(await turns.in('a', async () => 5)).toBe(5);
});

it('a phone may wait three times, and a phone that disconnects leaves the queue', async () => {
  const turns = new JoinTurns();
  const gate = Promise.withResolvers<void>();
  const first = turns.in('a', () => gate.promise);
  const gone = new AbortController();
  const waiting = turns.in('a', async () => 'late', gone.signal, 'gone');
  const same = Array.from({ length: 4 }, () =>
    turns.in('a', async () => 'joined', undefined, 'phone').catch((error: { code: string }) => error.code),
  );
  gone.abort(new Error('disconnected'));
  await expect(waiting).rejects.toThrow('disconnected');
  gate.resolve();
  await first;
  expect((await Promise.all(same)).sort()).toEqual(['TOO_MANY_REQUESTS', 'joined', 'joined', 'joined']);
});
