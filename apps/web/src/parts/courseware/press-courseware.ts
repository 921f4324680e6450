import { isCoursewareOpen } from './courseware-lease.ts';
import { fetchForAMoment } from './fetch-ahead.ts';

/** A press that opened nothing by then was a drag or a menu's, milliseconds. */
const PRESS_MS = 2_000;

/**
 * The courseware's card is pressed: it is asked for a tenth of a second before the button is let go, which opens it. What
 * did not open is forgotten, so that what opens later is shown as it is by then.
 */
export function pressCourseware(documentId: string, userId: string): void {
  // A courseware that is open in this window already is shown from there.
  if (isCoursewareOpen(documentId, { id: userId })) return;
  setTimeout(fetchForAMoment(documentId), PRESS_MS);
}
