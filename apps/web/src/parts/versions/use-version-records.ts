import { parseSnapshot, SnapshotReader } from '@lectern/courseware';
import { type CoursewareVersion, coursewareVersionRecords } from '@lectern/protocol/courseware-versions';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/call.ts';

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
