import { type CoursewareVersion, listCoursewareVersions } from '@lectern/protocol/courseware-versions';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
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
