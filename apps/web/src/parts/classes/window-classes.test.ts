import { beforeEach, expect, it, vi } from 'vitest';
import { fetchClasses, fetchPupils, queryByIds } from './window-classes.ts';

interface Given {
  readonly params?: object;
  readonly query: { readonly class_ids?: string; readonly $offset?: number };
}
const seen = vi.hoisted(() => ({ calls: [] as unknown[], classes: [] as object[], pupils: [] as object[] }));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, { params, query }: Given) => {
    seen.calls.push({ params, query });
    if (query.class_ids)
      return {
        items: query.class_ids.split(',').map((class_id) => ({ class_id, stat_info: { student_count: 9 } })),
      };
    if (query.$offset === undefined || query.$offset > 0) return { items: [], count: seen.classes.length };
    return { items: 'with_guardian' in query ? seen.pupils : seen.classes, count: seen.classes.length };
  },
}));
beforeEach(() => {
  seen.calls.length = 0;
});

it('fetches classes by their ids, twenty per call', async () => {
  const ids = Array.from({ length: 21 }, (_, index) => `c${index}`);
  expect((await queryByIds(ids)).map(({ class_id }) => class_id)).toEqual(ids);
  expect(seen.calls).toHaveLength(2);
  expect(await queryByIds([])).toEqual([]);
});

it('fetches the numbers of pupils that the list lacks only', async () => {
  const of = (class_id: string, more: object = {}) => ({
    class_id,
    class_type: 'CLASS',
    ...more,
  });
  seen.classes = [of('c1'), of('c2', { stat_info: { student_count: 3 } })];
  const classes = await fetchClasses('chen');
  expect(classes.map(({ class_id, stat_info }) => [class_id, stat_info?.student_count])).toEqual([
    ['c1', 9],
    ['c2', 3],
  ]);
  expect(seen.calls.at(-1)).toMatchObject({ query: { class_ids: 'c1' } });
  expect(seen.calls[0]).toMatchObject({ params: { uid: 'chen' }, query: { archived: false } });
});

it('fetches the pupils of a class', async () => {
  seen.pupils = [];
  expect(await fetchPupils('c1')).toEqual([]);
  expect(seen.calls[0]).toMatchObject({ params: { class_id: 'c1' } });
});
