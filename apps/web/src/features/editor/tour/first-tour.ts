import { readLocal, writeLocal } from '../../../platform/storage/local-store.ts';
import { tourKey } from '../../../platform/storage/shared-keys.ts';

const SEEN = 'seen';

/** Whether this user has never been led round the editor in this browser. */
export function isFirstTour(userId: string | undefined): boolean {
  return userId !== undefined && readLocal(tourKey(userId)) !== SEEN;
}

/** Notes that the tour was gone through or skipped. */
export function noteTour(userId: string | undefined): void {
  if (userId !== undefined) writeLocal(tourKey(userId), SEEN);
}
