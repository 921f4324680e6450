import type { Dispose } from '@lectern/base';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { DocumentNews, DocumentNewsDesk } from '../document-news.ts';
import { DOCUMENTS, recentQuery, refreshDocuments } from './document-queries.ts';

interface Listed {
  readonly items: readonly DocumentItem[];
}

/**
 * Applies changes from other screens to the cached lists of documents at once; each list is also fetched again when it
 * becomes visible.
 */
export function listsFollowNews(client: QueryClient, news: DocumentNewsDesk): Dispose {
  return news.subscribe((told) => {
    if (told.kind === 'renamed') rename(client, told);
    if (told.kind === 'visited') putFirst(client, told.id);
    void refreshDocuments(client);
  });
}

function rename(client: QueryClient, { id, name }: Extract<DocumentNews, { kind: 'renamed' }>): void {
  const renamed = (list: Listed): Listed => ({
    ...list,
    items: list.items.map((item) => (item.id === id ? { ...item, name } : item)),
  });
  client.setQueriesData<unknown>({ queryKey: DOCUMENTS }, (data: unknown) => {
    if (isListed(data)) return renamed(data);
    if (isPaged(data)) return { ...data, pages: data.pages.map(renamed) };
    return data;
  });
}

function putFirst(client: QueryClient, id: string): void {
  client.setQueryData(recentQuery().queryKey, (list) => {
    const item = list?.items.find((each) => each.id === id);
    return list && item && { ...list, items: [item, ...list.items.filter((each) => each !== item)] };
  });
}

/** Whether cached data is a list of documents, not of folders on a path or of disk space. */
function isListed(data: unknown): data is Listed {
  return typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);
}

function isPaged(data: unknown): data is InfiniteData<Listed> {
  return (
    typeof data === 'object' &&
    data !== null &&
    'pages' in data &&
    Array.isArray(data.pages) &&
    data.pages.every(isListed)
  );
}
