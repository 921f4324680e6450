import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { type InfiniteData, QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  capacityQuery,
  diskQuery,
  folderPathQuery,
  foldersQuery,
  listQuery,
  refreshDocuments,
  versionsQuery,
} from './document-queries.ts';
import { readListQuery } from './list-query.ts';

const seen = vi.hoisted(() => ({ calls: [] as unknown[][] }));
vi.mock('../../../platform/api/call.ts', () => ({
  call: async ({ path }: { path: string }, { signal: _, ...given }: Record<string, unknown>) => {
    seen.calls.push([path.split('/').at(-1), given]);
    return { items: [], has_more: false };
  },
}));
beforeEach(() => {
  seen.calls.length = 0;
});

const FOLDER = '01a2028d-3272-70d9-82d6-b0624808bc78';
const wish = (query: string) => readListQuery(new URLSearchParams(query));
async function asked(query: { queryFn?: unknown }, pageParam?: string): Promise<unknown[]> {
  await (query.queryFn as (context: object) => Promise<unknown>)({ pageParam, signal: undefined });
  return seen.calls.at(-1) ?? [];
}
const pageOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id }) as DocumentItem), has_more: true });

describe('the list of the disk', () => {
  it('asks for a folder in its order, fifty at first and more later', async () => {
    expect(await asked(listQuery(wish(`folder=${FOLDER}&order=name&type=word&source=2`)))).toEqual([
      'documents',
      {
        query: {
          ...{ parent_id: FOLDER, file_type: 'word', source_from: 2, order: 'name', direction: 'asc' },
          ...{ cursor: undefined, limit: 50 },
        },
      },
    ]);
    expect((await asked(listQuery(wish('')), 'c2'))[1]).toMatchObject({
      query: { cursor: 'c2', limit: 200 },
    });
  });

  it('searches all folders, also from another place', async () => {
    const [, given] = await asked(listQuery(wish(`folder=${FOLDER}&search=叶&place=shared`)));
    expect((given as { query: object }).query).toMatchObject({ search: '叶' });
    expect((given as { query: object }).query).not.toHaveProperty('parent_id');
  });

  it.each(['shared', 'bin'])('asks for %s documents by their number', async (place) => {
    expect(await asked(listQuery(wish(`place=${place}`)))).toEqual([
      place,
      { query: { offset: 0, limit: 50 } },
    ]);
    expect((await asked(listQuery(wish(`place=${place}`)), '50'))[1]).toEqual({
      query: { offset: 50, limit: 200 },
    });
  });

  it('continues by the cursor, by the number of documents, or not at all', () => {
    const { getNextPageParam } = listQuery(wish(''));
    const next = (page: object, pages: object[]) =>
      getNextPageParam(page as never, pages as never, undefined, []);
    const first = pageOf('a', 'b');
    expect(next({ ...first, next: 'c2' }, [first])).toBe('c2');
    expect(next({ ...first, next: null }, [first])).toBeUndefined();
    expect(next(first, [first, pageOf('c')])).toBe('3');
    expect(next({ ...first, has_more: false, next: 'c2' }, [first])).toBeUndefined();
  });
});

it('asks for documents of one kind, in a folder or by a part of the name', async () => {
  const one = { folderId: FOLDER, search: '', kind: 'coursewares' } as const;
  expect((await asked(diskQuery(one)))[1]).toMatchObject({
    query: { parent_id: FOLDER, resource_type_code: 'coursewares', limit: 50 },
  });
  const [, found] = await asked(diskQuery({ ...one, search: '叶' }));
  expect((found as { query: object }).query).toMatchObject({ search: '叶' });
  expect((found as { query: object }).query).not.toHaveProperty('parent_id');
});

it('asks for the path of a folder only when there is one', () => {
  expect([folderPathQuery(undefined).enabled, folderPathQuery(FOLDER).enabled]).toEqual([false, true]);
});

it('asks for folders, space and versions of their own objects', async () => {
  expect((await asked(foldersQuery(FOLDER)))[1]).toMatchObject({
    query: { parent_id: FOLDER, resource_type_code: 'folder' },
  });
  expect((await asked(capacityQuery('chen')))[1]).toEqual({ params: { id: 'chen' } });
  const version = (update_at: number) => versionsQuery({ id: 'd1', update_at } as DocumentItem).queryKey;
  expect(version(1)).not.toEqual(version(2));
});

describe('refreshDocuments', () => {
  const folder = listQuery(wish('')).queryKey;
  const search = listQuery(wish('search=叶')).queryKey;
  function lists(pages = 1) {
    const client = new QueryClient();
    const data = {
      pages: Array.from({ length: pages }, () => pageOf('a', 'b')),
      pageParams: Array.from({ length: pages }, () => undefined),
    };
    for (const key of [folder, search]) client.setQueryData(key, data);
    const idsOf = (key: typeof folder) =>
      client
        .getQueryData<InfiniteData<{ items: DocumentItem[] }>>(key)
        ?.pages.map(({ items }) => items.map(({ id }) => id));
    return { client, idsOf };
  }

  it.each([
    ['lists', [['b']], [['b']]],
    ['folders', [['b']], [['a', 'b']]],
  ] as const)('removes documents at once from %s', async (from, inFolder, inSearch) => {
    const { client, idsOf } = lists();
    await refreshDocuments(client, { ids: ['a'], from });
    expect([idsOf(folder), idsOf(search)]).toEqual([inFolder, inSearch]);
  });

  it('removes nothing without removed documents, and marks all lists as outdated', async () => {
    const { client, idsOf } = lists();
    await refreshDocuments(client);
    expect(idsOf(folder)).toEqual([['a', 'b']]);
    expect(client.getQueryState(folder)?.isInvalidated).toBe(true);
  });

  it('keeps a hundred pages of a long list', async () => {
    const { client, idsOf } = lists(101);
    await refreshDocuments(client);
    expect(idsOf(folder)).toHaveLength(100);
    expect(client.getQueryData<InfiniteData<unknown>>(folder)?.pageParams).toHaveLength(100);
  });
});
