import { type CoursewareSnapshot, parseSnapshot } from '@lectern/courseware';
import type { CoursewareSource } from './courseware-viewer-props.ts';

/** Fetches the records of a courseware. Rejects as `source.records` does. Apart from `FetchedDeck`, which is loaded later. */
export async function fetchSnapshot(
  source: Pick<CoursewareSource, 'records'>,
  signal: AbortSignal,
): Promise<CoursewareSnapshot> {
  return parseSnapshot(new TextDecoder().decode(await source.records(signal)));
}
