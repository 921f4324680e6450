import { removeLocalOf } from '../../platform/storage/local-store.ts';
import { KeptFiles } from './kept-files.ts';
import { KEPT_UPLOADS } from './kept-uploads.ts';

const keptFiles = new KeptFiles();

/** Files of the user that this browser has not sent to their end, in whichever window. */
export async function countUploads(userId: string): Promise<number> {
  // A browser without database keeps none.
  return keptFiles.count(userId).catch(() => 0);
}

/** A user signed out: nothing is left of the files that were on their way. Each user’s windows sign out together. */
export async function forgetUploads(userId: string): Promise<void> {
  removeLocalOf(KEPT_UPLOADS);
  await keptFiles.forgetAll(userId).catch(() => undefined);
}
