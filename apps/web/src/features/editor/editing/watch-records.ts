import type { Dispose } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';

/** Tells once of a change of any of these records: what reads all of them would else be asked for each of them. */
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
