import { isCoursewareOpen } from './courseware-lease.ts';
import { fetchForAMoment } from './fetch-ahead.ts';

/** Time after which a press without an opened courseware was a drag or a menu, milliseconds. */
const PRESS_MS = 2_000;

/**
 * Preloads a courseware when its card is pressed, a tenth of a second before the release opens it. If it is not opened,
 * the preload is discarded, so that opening it later shows the current content.
 */
export function pressCourseware(documentId: string, userId: string): void {
  // A courseware that is open in this window already needs no preload.
  if (isCoursewareOpen(documentId, { id: userId })) return;
  setTimeout(fetchForAMoment(documentId), PRESS_MS);
}
