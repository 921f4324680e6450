import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { tourKey } from '../../../platform/storage/shared-keys.ts';

const SEEN = 'seen';

/** Whether this user has not yet finished or skipped the tour in this browser. */
export function isFirstTour(userId: string | undefined): boolean {
  return userId !== undefined && readLocal(tourKey(userId)) !== SEEN;
}

/** Stores that the tour was finished or skipped. */
export function noteTour(userId: string | undefined): void {
  if (userId !== undefined) writeLocal(tourKey(userId), SEEN);
}
