import type pg from 'pg';
import { expect, it } from 'vitest';
import { createLog } from '../log/log.ts';
import { BatchedNotices } from './batched-notices.ts';

it('sends notices that are published while others are sent together, in their order', async () => {
  const batches: string[][] = [];
  const pool = {
    query: async ({ text, values }: { text: string; values: [string[]] }) => {
      expect(text).toContain("pg_notify('lectern'");
      batches.push(values[0]);
    },
  } as unknown as pg.Pool;
  const notices = new BatchedNotices(pool, 'lectern', createLog('silent'));
  await Promise.all([notices.send('a'), notices.send('b'), notices.send('c')]);
  await notices.send('d');
  expect(batches).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('resolves and logs when the notices cannot be sent, and sends the next', async () => {
  const lines: { messages: number }[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
  let calls = 0;
  const pool = {
    query: async () => {
      calls += 1;
      if (calls === 1) throw new Error('unavailable');
    },
  } as unknown as pg.Pool;
  const notices = new BatchedNotices(pool, 'lectern', log);
  await Promise.all([notices.send('a'), notices.send('b')]);
  expect(calls).toBe(2);
  expect(lines).toMatchObject([{ messages: 1 }]);
});
