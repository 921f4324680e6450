import { parseSnapshot, SnapshotReader } from '@lectern/courseware';
import {
  type CoursewareVersion,
  coursewareVersionRecords,
  listCoursewareVersions,
} from '@lectern/protocol/courseware-versions';
import { type UseQueryResult, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

export interface Versions {
  /** The versions, newest first; undefined while they load. */
  readonly items: readonly CoursewareVersion[] | undefined;
  readonly error: unknown;
  /** Loads earlier versions; undefined when all are loaded. */
  readonly more: (() => void) | undefined;
  refresh(): Promise<void>;
}

/** Loads the versions of a document, page by page. */
export function useVersions(documentId: string): Versions {
  const client = useQueryClient();
  const queryKey = ['courseware-versions', documentId];
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call(listCoursewareVersions, {
        params: { id: documentId },
        query: pageParam === undefined ? {} : { behind: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, has_more }) => (has_more ? items.at(-1)?.id : undefined),
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
    error,
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    refresh: () => client.invalidateQueries({ queryKey }),
  };
}

/** Loads the records of a version, within a `VersionsDialog`; nothing for the current state. */
export function useVersionRecords(
  documentId: string,
  version: CoursewareVersion | undefined,
): UseQueryResult<SnapshotReader> {
  return useQuery({
    queryKey: ['courseware-version', documentId, version?.id],
    queryFn: async ({ signal }) => {
      const params = { id: documentId, version_id: version?.id ?? '' };
      const bytes = await call(coursewareVersionRecords, { params, signal });
      return new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
    },
    enabled: version !== undefined,
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}
