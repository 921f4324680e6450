import { listVersions, spaceByKind } from '@lectern/protocol/disk';
import type { DocumentItem, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import {
  binnedDocuments,
  documentUser,
  folderPath,
  listDocuments,
  recentDocuments,
  sharedDocuments,
} from '@lectern/protocol/documents';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import type { ListQuery } from './list-query.ts';

const PAGE = 50;
const RECENT = 10;
/** Enough for the desk after the recent documents are left out. */
const TOP = 2 * RECENT;

/**
 * Pages that are fetched again after a change, 19,850 documents; a user who scrolled further then sees the last of
 * these.
 */
const REFRESHED_PAGES = 100;

/** Prefix of the query keys that are fetched again after a change of documents. */
export const DOCUMENTS = ['documents'] as const;

/** The ids that a change removed: from all lists, or from folders only, so that a search still finds them. */
export interface TakenOut {
  readonly ids: readonly string[];
  readonly from: 'lists' | 'folders';
}

/**
 * Fetches the lists again after a change of documents. A first fetch in progress may have read the state before the
 * change, so it is cancelled and started again. Removed documents disappear at once, because refetching a long list
 * page by page takes time.
 */
export async function refreshDocuments(client: QueryClient, taken?: TakenOut): Promise<void> {
  await client.cancelQueries({ queryKey: DOCUMENTS, predicate: ({ state }) => state.data === undefined });
  const out = new Set(taken?.ids);
  for (const [queryKey, list] of client.getQueriesData<InfiniteData<Page>>({
    queryKey: [...DOCUMENTS, 'list'],
  })) {
    const wish = queryKey[DOCUMENTS.length + 1] as ListQuery | undefined;
    const isIn = taken?.from === 'lists' || wish?.search === '';
    if (list) client.setQueryData(queryKey, shortened(list, isIn ? out : new Set()));
  }
  await client.invalidateQueries({ queryKey: DOCUMENTS });
}

function shortened({ pages, pageParams }: InfiniteData<Page>, out: ReadonlySet<string>): InfiniteData<Page> {
  return {
    pages: pages
      .slice(0, REFRESHED_PAGES)
      .map((page) => ({ ...page, items: page.items.filter(({ id }) => !out.has(id)) })),
    pageParams: pageParams.slice(0, REFRESHED_PAGES),
  };
}

export function recentQuery() {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'recent'],
    queryFn: ({ signal }) => call(recentDocuments, { query: { limit: RECENT }, signal }),
  });
}

export function topQuery() {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'top'],
    queryFn: ({ signal }) =>
      call(listDocuments, { query: { limit: TOP, order: 'update_at', direction: 'desc' }, signal }),
  });
}

/** Documents shared with the user by colleagues, for the desk. */
export function sharedQuery() {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'shared'],
    queryFn: ({ signal }) => call(sharedDocuments, { query: { limit: RECENT }, signal }),
  });
}

export function folderPathQuery(folderId: string | undefined) {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'path', folderId],
    enabled: folderId !== undefined,
    queryFn: ({ signal }) => call(folderPath, { params: { id: folderId ?? '' }, signal }),
  });
}

/** The folders in a folder, for choosing a target. */
export function foldersQuery(folderId: string | undefined) {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'folders', folderId],
    queryFn: ({ signal }) =>
      call(listDocuments, {
        query: {
          parent_id: folderId,
          resource_type_code: 'folder',
          order: 'name',
          direction: 'asc',
          limit: 200,
        },
        signal,
      }),
  });
}

export function capacityQuery(userId: string) {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'capacity', userId],
    queryFn: ({ signal }) => call(documentUser, { params: { id: userId }, signal }),
  });
}

/** Size of pages after the first: a user who scrolls wants many. */
const MORE = 200;

/** A page of any list: `next` for lists with a cursor, missing for lists with an offset. */
interface Page {
  readonly items: DocumentItem[];
  readonly has_more: boolean;
  readonly next?: string | null;
}

/** The use of the user's disk space. */
export function spaceQuery(userId: string) {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'space', userId],
    queryFn: ({ signal }) => call(spaceByKind, { params: { id: userId }, signal }),
  });
}

/** Earlier versions of a file; fetched again whenever the file changed. */
export function versionsQuery({ id, update_at }: DocumentItem) {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'versions', id, update_at],
    queryFn: ({ signal }) => call(listVersions, { params: { id }, signal }),
  });
}

function fetchPage(wish: ListQuery, from: string | undefined, signal: AbortSignal): Promise<Page> {
  const { place, folderId, search, order, direction, fileType, sourceFrom } = wish;
  const limit = from === undefined ? PAGE : MORE;
  if (search === '' && place !== 'mine') {
    const query = { offset: Number(from ?? 0), limit };
    return place === 'shared'
      ? call(sharedDocuments, { query, signal })
      : call(binnedDocuments, { query, signal });
  }
  const query = {
    ...(search === '' ? { parent_id: folderId } : { search }),
    file_type: fileType,
    source_from: sourceFrom,
    order,
    direction,
    cursor: from,
    limit,
  };
  return call(listDocuments, { query, signal });
}

function pageAfter(page: Page, pages: readonly Page[]): string | undefined {
  if (!page.has_more) return undefined;
  const counted = () => String(pages.reduce((sum, { items }) => sum + items.length, 0));
  return page.next === undefined ? counted() : (page.next ?? undefined);
}

export function listQuery(wish: ListQuery) {
  return infiniteQueryOptions({
    queryKey: [...DOCUMENTS, 'list', wish],
    queryFn: ({ pageParam, signal }) => fetchPage(wish, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: pageAfter,
  });
}

/** A query of the user's own disk: in a folder, or by a part of the name in all folders. */
export interface DiskWish {
  readonly folderId: string | undefined;
  readonly search: string;
  /** Undefined for any kind. */
  readonly kind: ResourceTypeCode | undefined;
}

/** Documents of the user's own disk, optionally of one kind. */
export function diskQuery({ folderId, search, kind }: DiskWish) {
  return infiniteQueryOptions({
    queryKey: [...DOCUMENTS, 'disk', folderId, search, kind],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      call(listDocuments, {
        query: {
          ...(search === '' ? { parent_id: folderId } : { search }),
          resource_type_code: kind,
          order: 'name',
          direction: 'asc',
          cursor: pageParam,
          limit: PAGE,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: pageAfter,
  });
}
