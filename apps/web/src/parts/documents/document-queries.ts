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
import { call } from '../../platform/api/call.ts';
import type { ListWish } from './list-wish.ts';

const PAGE = 50;
const RECENT = 10;
/** As many as the desk shows beside the recent ones, which it does not show twice. */
const TOP = 2 * RECENT;

/** 19,850 documents: who scrolled farther stands at their end after a change. */
const REFRESHED_PAGES = 100;

/** Everything below this is read anew after a change of documents. */
export const DOCUMENTS = ['documents'] as const;

/** What a change took out of lists: of all, or of folders alone, where a search still finds it. */
export interface TakenOut {
  readonly ids: readonly string[];
  readonly from: 'lists' | 'folders';
}

/**
 * Reads the lists anew after a change of documents. One that is on its way for the first time may have been read before
 * the change, and would be taken for its answer: it is asked for again. What was taken out is gone at once, for a list that
 * was scrolled through for long is read page by page.
 */
export async function refreshDocuments(client: QueryClient, taken?: TakenOut): Promise<void> {
  await client.cancelQueries({ queryKey: DOCUMENTS, predicate: ({ state }) => state.data === undefined });
  const out = new Set(taken?.ids);
  for (const [queryKey, list] of client.getQueriesData<InfiniteData<Page>>({
    queryKey: [...DOCUMENTS, 'list'],
  })) {
    const wish = queryKey[DOCUMENTS.length + 1] as ListWish | undefined;
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

/** What colleagues gave the user, for the desk. */
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

/** The folders in a folder, for choosing where to put something. */
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

/** Of the pages after the first: who scrolls wants many. */
const MORE = 200;

/** A page of any list: `next` of what goes on by where it ended, none of what is counted. */
interface Page {
  readonly items: DocumentItem[];
  readonly has_more: boolean;
  readonly next?: string | null;
}

/** What takes up the room of the user's disk. */
export function spaceQuery(userId: string) {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'space', userId],
    queryFn: ({ signal }) => call(spaceByKind, { params: { id: userId }, signal }),
  });
}

/** Earlier versions of a file; asked for anew whenever it changed. */
export function versionsQuery({ id, update_at }: DocumentItem) {
  return queryOptions({
    queryKey: [...DOCUMENTS, 'versions', id, update_at],
    queryFn: ({ signal }) => call(listVersions, { params: { id }, signal }),
  });
}

function fetchPage(wish: ListWish, from: string | undefined, signal: AbortSignal): Promise<Page> {
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

export function listQuery(wish: ListWish) {
  return infiniteQueryOptions({
    queryKey: [...DOCUMENTS, 'list', wish],
    queryFn: ({ pageParam, signal }) => fetchPage(wish, pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: pageAfter,
  });
}

/** What is looked for on one's own disk: in a folder, or by a part of its name in all of them. */
export interface DiskWish {
  readonly folderId: string | undefined;
  readonly search: string;
  /** Of any kind when undefined. */
  readonly kind: ResourceTypeCode | undefined;
}

/** Documents of one's own disk, those of one kind alone where one is wished for. */
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
