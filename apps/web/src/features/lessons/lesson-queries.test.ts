import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { activitiesQuery, lessonQuery, lessonsQuery, namesQuery, photosQuery } from './lesson-queries.ts';

interface Page {
  readonly items: readonly unknown[];
  readonly has_more: boolean;
}
const seen = vi.hoisted(() => ({
  queries: [] as unknown[],
  pages: [] as unknown[],
  lesson: undefined as unknown,
  pupils: async (): Promise<unknown> => ({ pupils: [] }),
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async ({ path }: { path: string }, { query }: { query?: unknown }) => {
    if (path.endsWith('/phones'))
      return {
        photos: [
          { id: 1, kept: true },
          { id: 2, kept: false },
        ],
      };
    if (query === undefined) {
      if (seen.lesson instanceof Error) throw seen.lesson;
      return seen.lesson;
    }
    seen.queries.push(query);
    return seen.pages.shift() ?? { items: [], has_more: false };
  },
}));
vi.mock('../../parts/classes/index.ts', () => ({ windowClasses: { pupils: () => seen.pupils() } }));
beforeEach(() => {
  Object.assign(seen, { queries: [], pages: [], lesson: { id: 'l1' }, pupils: async () => ({ pupils: [] }) });
});

const run = (query: { queryFn?: unknown }) =>
  (query.queryFn as (context: object) => Promise<unknown>)({ signal: undefined });
const page = (count: number, has_more: boolean): Page => ({
  items: Array.from({ length: count }, (_, i) => i),
  has_more,
});

it('lessons are fetched by twenty while there are more', () => {
  const { getNextPageParam } = lessonsQuery('chen');
  const next = (has_more: boolean, count: number) =>
    getNextPageParam({ has_more } as never, Array.from({ length: count }, () => ({})) as never, 0, []);
  expect([next(true, 1), next(true, 3), next(false, 1)]).toEqual([20, 60, undefined]);
});

it('all activities are fetched, from page to page', async () => {
  seen.pages = [page(2, true), page(1, false)];
  expect(await run(activitiesQuery('chen', 'l1'))).toEqual([0, 1, 0]);
  expect(seen.queries).toEqual([{ offset: 0 }, { offset: 2 }]);
  seen.pages = [page(0, true)];
  expect(await run(activitiesQuery('chen', 'l1'))).toEqual([]);
});

it('only stored photos are returned', async () => {
  expect(await run(photosQuery('chen', 'l1'))).toEqual([{ id: 1, kept: true }]);
});

it('names are those of the class, and empty without a class or its permission', async () => {
  seen.pupils = async () => ({ pupils: [{ user_id: 'm1', real_name: '王一' }] });
  expect(await run(namesQuery('chen', 'c1'))).toEqual(new Map([['m1', '王一']]));
  expect(await run(namesQuery('chen', null))).toEqual(new Map());
  seen.pupils = () => Promise.reject(new Error('forbidden'));
  expect(await run(namesQuery('chen', 'c1'))).toEqual(new Map());
});

describe('a lesson', () => {
  it('is returned with all its events', async () => {
    seen.pages = [page(3, true), page(1, false)];
    expect(await run(lessonQuery('chen', 'l1'))).toEqual({ lesson: { id: 'l1' }, events: [0, 1, 2, 0] });
    expect(seen.queries).toEqual([{ offset: 0 }, { offset: 3 }]);
  });

  it('is returned with ten thousand events at most', async () => {
    seen.pages = [page(6_000, true), page(4_000, true), page(1, false)];
    await run(lessonQuery('chen', 'l1'));
    expect(seen.queries).toHaveLength(2);
  });

  it.each([
    [404, null],
    [400, null],
    [403, 'rejects'],
    [500, 'rejects'],
  ])('with status %i returns %s', async (status, result) => {
    seen.lesson = new ApiError(status, 'NOT_READY', {}, '');
    expect(await run(lessonQuery('chen', 'l1')).catch(() => 'rejects')).toBe(result);
  });
});
