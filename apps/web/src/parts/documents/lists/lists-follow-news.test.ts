import { newId } from '@lectern/base';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { DocumentNewsDesk } from '../document-news.ts';
import { DOCUMENTS, listQuery, recentQuery, refreshDocuments, topQuery } from './document-queries.ts';
import { readListQuery } from './list-query.ts';
import { listsFollowNews } from './lists-follow-news.ts';

function item(name: string): DocumentItem {
  return { id: newId(), name } as DocumentItem;
}

function world() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const news = new DocumentNewsDesk();
  listsFollowNews(client, news);
  const [rain, moon] = [item('秋天的雨'), item('望月')];
  client.setQueryData(recentQuery().queryKey, { items: [rain, moon], has_more: false });
  client.setQueryData(topQuery().queryKey, { items: [moon, rain], has_more: false, next: null });
  const { queryKey } = listQuery(readListQuery(new URLSearchParams()));
  client.setQueryData(queryKey, { pages: [{ items: [rain, moon], has_more: false }], pageParams: [0] });
  const names = (key: readonly unknown[]) => JSON.stringify(client.getQueryData(key));
  return { client, news, rain, moon, names, listKey: queryKey };
}

it('every list of the desk shows the new name at once when a courseware is renamed elsewhere', async () => {
  const { client, news, rain, names, listKey } = world();
  news.tell({ kind: 'renamed', id: rain.id, name: '秋雨' });
  for (const key of [recentQuery().queryKey, topQuery().queryKey, listKey]) {
    expect(names(key)).toContain('秋雨');
    expect(names(key)).not.toContain('秋天的雨');
    // The list is also fetched again when it becomes visible.
    await vi.waitFor(() => expect(client.getQueryState(key)?.isInvalidated).toBe(true), { timeout: 20_000 });
  }
});

it('a courseware that was opened moves to the top of the recent documents, and not in other lists', async () => {
  const { client, news, moon, rain } = world();
  news.tell({ kind: 'visited', id: moon.id });
  expect(client.getQueryData(recentQuery().queryKey)?.items).toEqual([moon, rain]);
  expect(client.getQueryData(topQuery().queryKey)?.items).toEqual([moon, rain]);
  await vi.waitFor(() => expect(client.getQueryState(recentQuery().queryKey)?.isInvalidated).toBe(true), {
    timeout: 20_000,
  });
});

it('a list is fetched again when a document is created during its first fetch', async () => {
  const client = new QueryClient();
  let made = false;
  const answers: ((names: readonly string[]) => void)[] = [];
  const queryFn = vi.fn(() => {
    // The state that the server reads at this moment.
    const read = made ? ['新文件夹'] : [];
    return new Promise<readonly string[]>((resolve) => answers.push(() => resolve(read)));
  });
  const observer = new QueryObserver(client, { queryKey: [...DOCUMENTS, 'list'], queryFn });
  const stop = observer.subscribe(() => undefined);
  made = true;
  const fresh = refreshDocuments(client);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2), { timeout: 20_000 });
  for (const answer of answers) answer([]);
  await fresh;
  expect(observer.getCurrentResult().data).toEqual(['新文件夹']);
  stop();
});

it('a long list keeps its loaded pages after a change, without the removed documents', async () => {
  const client = new QueryClient();
  const long = (search: string) => {
    const { queryKey } = listQuery(readListQuery(new URLSearchParams({ search })));
    const pages = Array.from({ length: 40 }, (_, at) => ({ items: [item(`课 ${at}`)], has_more: at < 39 }));
    client.setQueryData(queryKey, { pages, pageParams: pages.map((_, at) => String(at)) });
    return queryKey;
  };
  const [folder, search] = [long(''), long('课')];
  const namesIn = (key: typeof folder) =>
    client.getQueryData(key)?.pages.flatMap(({ items }) => items.map(({ name }) => name));
  const idAt = (key: typeof folder, at: number) => client.getQueryData(key)?.pages[at]?.items[0]?.id ?? '';
  await refreshDocuments(client, { ids: [idAt(folder, 35), idAt(search, 35)], from: 'folders' });
  expect(namesIn(folder)).toHaveLength(39);
  expect(namesIn(folder)).not.toContain('课 35');
  expect(namesIn(search)).toHaveLength(40);
  await refreshDocuments(client, { ids: [idAt(search, 0)], from: 'lists' });
  expect(namesIn(search)?.[0]).toBe('课 1');
  expect(client.getQueryState(folder)?.isInvalidated).toBe(true);
});
