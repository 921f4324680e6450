import type { CoursewareRecord } from '../records/record.ts';

/** A courseware as plain data: what an importer makes, an exporter takes and a file holds. */
export interface CoursewareSnapshot {
  readonly records: readonly CoursewareRecord[];
}
