import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { writePptx } from '@lectern/pptx';
import { readCourseware } from './read-courseware.ts';
import { readSource } from './read-source.ts';

/** Reads a presentation that is made for it, so that a file which comes then waits for no code to be compiled. */
export async function readOne(): Promise<void> {
  const bytes = writePptx(new SnapshotReader(blankCourseware()), () => undefined, { now: 0 });
  readCourseware(await readSource(bytes, 'pptx'));
}
