import { beforeEach, expect, it, vi } from 'vitest';
import {
  dropContent,
  fetchAhead,
  fetchForAMoment,
  fetchStateAhead,
  takeContent,
  takeCopy,
  takeDocument,
} from './fetch-ahead.ts';

interface Given {
  readonly params: { readonly id: string };
  readonly signal?: AbortSignal;
}
const seen = vi.hoisted(() => ({
  calls: [] as string[],
  signals: [] as (AbortSignal | undefined)[],
  fails: false,
  userId: 'chen' as string | undefined,
  copies: [] as string[],
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async ({ path }: { path: string }, { params, signal }: Given) => {
    const name = path.split('/').at(-1)?.replace(':id', 'document');
    seen.calls.push(`${name} ${params.id}`);
    seen.signals.push(signal);
    if (seen.fails) throw new Error('offline');
    return `${name} ${params.id}`;
  },
}));
vi.mock('../../platform/api/session.ts', () => ({
  loadSession: async () => (seen.userId === undefined ? undefined : { userId: seen.userId }),
}));
vi.mock('../kept-copies.ts', () => ({
  keptCopy: async (userId: string, documentId: string) => {
    seen.copies.push(`${userId} ${documentId}`);
    return 'saved';
  },
}));

let id = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  id = `d${tests}`;
  seen.calls.length = 0;
  seen.signals.length = 0;
  seen.copies.length = 0;
  seen.fails = false;
  seen.userId = 'chen';
});
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('fetches records, document and copy once, and returns each once', async () => {
  fetchAhead(id, 'records');
  fetchAhead(id, 'records');
  await settle();
  expect(seen.calls).toEqual([`records ${id}`, `document ${id}`]);
  expect(seen.copies).toEqual([`chen ${id}`]);
  expect(await takeContent(id, 'records').bytes).toBe(`records ${id}`);
  expect(await takeDocument(id)).toBe(`document ${id}`);
  expect(await takeCopy(id, 'chen')).toBe('saved');
  expect([seen.calls.length, seen.copies.length]).toEqual([2, 1]);
  await takeContent(id, 'records').bytes;
  await takeDocument(id);
  await takeCopy(id, 'chen');
  expect([seen.calls.length, seen.copies.length]).toEqual([4, 2]);
});

it('looks up no copy for the state, and only the state alone', async () => {
  fetchAhead(id, 'state');
  fetchStateAhead(`${id}s`);
  await settle();
  expect(seen.calls).toEqual([`state ${id}`, `document ${id}`, `state ${id}s`]);
  expect(seen.copies).toEqual([]);
});

it('keeps records and state apart', async () => {
  fetchAhead(id, 'records');
  expect(await takeContent(id, 'state').bytes).toBe(`state ${id}`);
  expect(seen.calls).toContain(`records ${id}`);
});

it('fetches again after a failure', async () => {
  seen.fails = true;
  fetchAhead(id, 'state');
  await settle();
  seen.fails = false;
  fetchAhead(id, 'state');
  expect(seen.calls).toHaveLength(4);
  expect(await takeDocument(id)).toBe(`document ${id}`);
});

it('aborts content that is dropped', () => {
  fetchStateAhead(id);
  dropContent(id, 'records');
  expect(seen.signals[0]?.aborted).toBe(false);
  dropContent(id, 'state');
  expect(seen.signals[0]?.aborted).toBe(true);
  takeContent(id, 'state');
  expect(seen.calls).toHaveLength(2);
});

it('looks up the copy of another user again, and none before the sign-in', async () => {
  seen.userId = undefined;
  fetchAhead(id, 'records');
  await settle();
  expect(seen.copies).toEqual([]);
  expect(await takeCopy(id, 'li')).toBe('saved');
  expect(seen.copies).toEqual([`li ${id}`]);
});

it('discards unused data after a moment, but not data of a later request', async () => {
  const discard = fetchForAMoment(id);
  discard();
  expect(seen.signals[0]?.aborted).toBe(true);
  const again = fetchForAMoment(id);
  await takeContent(id, 'records').bytes;
  fetchAhead(id, 'records');
  again();
  await settle();
  const asked = seen.calls.length;
  await takeContent(id, 'records').bytes;
  expect(seen.calls).toHaveLength(asked);
  await takeDocument(id);
  expect(seen.calls).toHaveLength(asked + 1);
});
