import type { Dispose } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';

/**
 * Calls the listener once per change of any of these records, where a subscription per record would call it once for
 * each.
 */
export function watchRecords(
  reader: Pick<CoursewareReader, 'subscribe'>,
  ids: readonly string[],
  listener: () => void,
): Dispose {
  const watched = new Set(ids);
  return reader.subscribe(({ records }) => {
    for (const id of records) if (watched.has(id)) return listener();
  });
}
