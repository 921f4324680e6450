import { beforeEach, expect, it, vi } from 'vitest';
import { actsQuery, dataExportQuery, signInsQuery } from './centre-queries.ts';

const seen = vi.hoisted(() => ({ calls: [] as unknown[] }));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, { signal: __, ...given }: Record<string, unknown>) => {
    seen.calls.push(given);
    return { items: [], next: null };
  },
}));
vi.mock('../../parts/account/index.ts', () => ({ otherAccounts: async () => [] }));
beforeEach(() => {
  seen.calls.length = 0;
});

const run = (query: { queryFn?: unknown }, pageParam?: string) =>
  (query.queryFn as (context: object) => Promise<unknown>)({ pageParam, signal: undefined });

it('the queries of each user have keys of their own', () => {
  expect(signInsQuery('chen').queryKey).not.toEqual(signInsQuery('li').queryKey);
  expect(actsQuery('chen', undefined).queryKey).toEqual(['acts', 'chen', 'all']);
});

it('actions are fetched page by page, until there is no next page', async () => {
  const query = actsQuery('chen', undefined);
  await run(query, 'c2');
  expect(seen.calls).toEqual([{ params: { id: 'chen' }, query: { kind: undefined, cursor: 'c2' } }]);
  const next = (value: string | null) => query.getNextPageParam({ next: value } as never, [], undefined, []);
  expect([next('c3'), next(null)]).toEqual(['c3', undefined]);
});

it.each([
  ['waiting', 1_500],
  ['running', 1_500],
  ['done', false],
  ['failed', false],
  [undefined, false],
])('an export that is %s is fetched again after %s', (state, interval) => {
  const { refetchInterval } = dataExportQuery('chen');
  const data = state === undefined ? undefined : { task: { state } };
  expect((refetchInterval as (query: object) => unknown)({ state: { data } })).toBe(interval);
});
