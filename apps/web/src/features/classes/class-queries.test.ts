import { beforeEach, expect, it, vi } from 'vitest';
import { chosenQuery, classesQuery, classQuery, sumsQuery } from './class-queries.ts';

const seen = vi.hoisted(() => ({
  byIds: async (): Promise<unknown[]> => [],
  kept: false,
  chosen: undefined as unknown,
  keys: [] as string[],
  queries: [] as unknown[],
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, { query }: { query: unknown }) => seen.queries.push(query),
}));
vi.mock('../../parts/classes/index.ts', () => ({
  fetchClasses: async (userId: string, archived: boolean) => [`${userId} ${archived}`],
  queryByIds: () => seen.byIds(),
  windowClasses: {
    classes: async () => ({ classes: [{ class_id: 'c1' }, { class_id: 'c2' }], kept: seen.kept }),
    chosenClass: async () => seen.chosen,
    answer: async (_: string, key: string, ask: () => Promise<unknown>) => {
      seen.keys.push(key);
      return ask();
    },
  },
}));
beforeEach(() => {
  Object.assign(seen, { byIds: async () => [], kept: false, chosen: undefined, keys: [], queries: [] });
});

const run = (query: { queryFn?: unknown }) =>
  (query.queryFn as (context: object) => Promise<unknown>)({ signal: undefined });
const offline = () => Promise.reject(new Error('offline'));

it('archived classes come from the server, active ones from the class book', async () => {
  expect(await run(classesQuery('chen', true))).toEqual({ classes: ['chen true'], kept: false });
  expect(await run(classesQuery('chen', false))).toMatchObject({
    classes: [{ class_id: 'c1' }, { class_id: 'c2' }],
  });
});

it('the selected class is its id, or null', async () => {
  expect(await run(chosenQuery('chen'))).toBeNull();
  seen.chosen = { class_id: 'c1' };
  expect(await run(chosenQuery('chen'))).toBe('c1');
});

it('a class is null when it does not exist', async () => {
  expect(await run(classQuery('chen', 'c9'))).toBeNull();
  seen.byIds = async () => [{ class_id: 'c9' }];
  expect(await run(classQuery('chen', 'c9'))).toEqual({ class_id: 'c9' });
});

it('without a network a class is the stored copy, if this browser has one', async () => {
  seen.byIds = offline;
  await expect(run(classQuery('chen', 'c2'))).rejects.toThrow('offline');
  seen.kept = true;
  expect(await run(classQuery('chen', 'c2'))).toEqual({ class_id: 'c2' });
  await expect(run(classQuery('chen', 'c9'))).rejects.toThrow('offline');
});

it('totals wait for the terms, and are stored by their span', async () => {
  expect([
    sumsQuery('chen', 'c1', 'all', undefined).enabled,
    sumsQuery('chen', 'c1', 'all', []).enabled,
  ]).toEqual([false, true]);
  await run(sumsQuery('chen', 'c1', 'all', []));
  await run(sumsQuery('chen', 'c1', 'month', []));
  const now = new Date();
  const from = new Date(now.getFullYear(), now.getMonth(), 1).getTime();
  expect(seen.queries).toEqual([{}, { from }]);
  expect(seen.keys).toEqual(['sums c1 all {}', `sums c1 month {"from":${from}}`]);
});
