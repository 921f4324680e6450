import { KeptFiles } from './kept-files.ts';

const keptFiles = new KeptFiles();

/** Files of the user that this browser has not sent to their end, in whichever window. */
export async function countUploads(userId: string): Promise<number> {
  // A browser without database keeps none.
  return keptFiles.count(userId).catch(() => 0);
}

/** A user signed out: nothing is left of the files that were on their way. Rejects where some may be. */
export async function forgetUploads(userId: string): Promise<void> {
  await keptFiles.forgetAll(userId);
}
