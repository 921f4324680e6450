import { type CoursewareVersion, listCoursewareVersions } from '@lectern/protocol/courseware-versions';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';

export interface Versions {
  /** The newest first; undefined while they come. */
  readonly items: readonly CoursewareVersion[] | undefined;
  readonly error: unknown;
  /** Brings earlier ones, where there are any. */
  readonly more: (() => void) | undefined;
  refresh(): Promise<void>;
}

/** The versions of a courseware, so many at a time. */
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
