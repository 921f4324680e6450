import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import { readCourseware } from './read-courseware.ts';
import { readSource } from './read-source.ts';

/** Reads a generated presentation, so that the code is compiled before the first file arrives. */
export async function readOne(): Promise<void> {
  const bytes = writePptx(new SnapshotReader(blankCourseware()), () => undefined, { now: 0 });
  readCourseware(await readSource(bytes, 'pptx'));
}
