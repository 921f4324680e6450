import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type CoursewareSnapshot, SnapshotReader } from '@lectern/courseware';
import { type CoursewareSummary, inspectCourseware, readPptx, writePptx } from '@lectern/pptx';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/**
 * A summary of a deck after it was imported, exported and imported again. With `kept` the export reuses parts of the
 * original; otherwise all of it is written again.
 */
export async function afterRoundTrip(file: string, kept: boolean): Promise<CoursewareSummary> {
  const first = await readPptx(new Uint8Array(await readFile(file)), { hash, keepSource: kept });
  const files = new Map(first.assets.map((asset) => [asset.hash, asset.bytes]));
  const again = await readPptx(written(first.snapshot, files), { hash, keepSource: false });
  return inspectCourseware(again.snapshot);
}

function written(snapshot: CoursewareSnapshot, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return writePptx(new SnapshotReader(snapshot), (asset) => files.get(asset), { now: 0 });
}
