import type { DocumentItem, ResourceTypeCode } from '@lectern/protocol/document-shapes';
import {
  binnedDocuments,
  documentUser,
  folderPath,
  listDocuments,
  recentDocuments,
  sharedDocuments,
} from '@lectern/protocol/documents';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';
import type { ListWish } from './list-wish.ts';

const PAGE = 50;
const RECENT = 10;
/** As many as the desk shows beside the recent ones, which it does not show twice. */
const TOP = 2 * RECENT;

/** Everything below this is read anew after a change of documents. */
export const DOCUMENTS = ['documents'] as const;

/**
 * Reads the lists anew after a change of documents. One that is on its way for the first time may have been read before
 * the change, and would be taken for its answer: it is asked for again.
 */
export async function refreshDocuments(client: QueryClient): Promise<void> {
  await client.cancelQueries({ queryKey: DOCUMENTS, predicate: ({ state }) => state.data === undefined });
  await client.invalidateQueries({ queryKey: DOCUMENTS });
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

function fetchPage(wish: ListWish, offset: number, signal: AbortSignal) {
  if (wish.search !== '') {
    const { search, order, direction } = wish;
    return call(listDocuments, { query: { search, order, direction, offset, limit: PAGE }, signal });
  }
  if (wish.place === 'shared') return call(sharedDocuments, { query: { offset, limit: PAGE }, signal });
  if (wish.place === 'bin') return call(binnedDocuments, { query: { offset, limit: PAGE }, signal });
  const { folderId, order, direction } = wish;
  return call(listDocuments, {
    query: { parent_id: folderId, order, direction, offset, limit: PAGE },
    signal,
  });
}

export function listQuery(wish: ListWish) {
  return infiniteQueryOptions({
    queryKey: [...DOCUMENTS, 'list', wish],
    queryFn: ({ pageParam, signal }) => fetchPage(wish, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (page: { items: DocumentItem[]; has_more: boolean }, pages) =>
      page.has_more ? pages.length * PAGE : undefined,
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
    queryFn: ({ pageParam, signal }) =>
      call(listDocuments, {
        query: {
          ...(search === '' ? { parent_id: folderId } : { search }),
          resource_type_code: kind,
          order: 'name',
          direction: 'asc',
          offset: pageParam,
          limit: PAGE,
        },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page: { items: DocumentItem[]; has_more: boolean }, pages) =>
      page.has_more ? pages.length * PAGE : undefined,
  });
}
