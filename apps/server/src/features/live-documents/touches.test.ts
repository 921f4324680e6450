import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { Touches } from './touches.ts';

let touched: string[];
let failing: boolean;
let touches: Touches;
beforeEach(() => {
  vi.useFakeTimers();
  touched = [];
  failing = false;
  touches = new Touches(async (documentId, userId) => {
    touched.push(`${documentId} ${userId}`);
    if (failing) throw new Error('unavailable');
  }, createLog('silent'));
});
afterEach(() => vi.useRealTimers());

it('reports the first edit at once, and all edits of the next ten seconds once', async () => {
  for (let edit = 0; edit < 3; edit += 1) touches.edited('d', 'chen');
  expect(touched).toEqual(['d chen']);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(touched).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(touched).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(touched).toHaveLength(2);
  touches.edited('d', 'chen');
  expect(touched).toHaveLength(3);
});

it('counts each document and each user separately', () => {
  touches.edited('d', 'chen');
  touches.edited('d', 'li');
  touches.edited('e', 'chen');
  expect(touched).toEqual(['d chen', 'd li', 'e chen']);
});

it('close reports the edits that were not reported yet, and no others', async () => {
  touches.edited('d', 'chen');
  touches.edited('e', 'chen');
  touches.edited('e', 'chen');
  await touches.close();
  expect(touched).toEqual(['d chen', 'e chen', 'e chen']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(touched).toHaveLength(3);
});

it('continues after a failure', async () => {
  failing = true;
  touches.edited('d', 'chen');
  await expect(touches.close()).resolves.toBeUndefined();
});
