import { KeptFiles } from './kept-files.ts';
import { askUnsent } from './unsent-question.ts';

const keptFiles = new KeptFiles();

/**
 * How much of the user's would be lost if he went, in whichever window: files and folders that are not all sent, and files
 * of the disk that wait to be read into coursewares. What the server works on is not lost.
 */
export async function countUploads(userId: string): Promise<number> {
  const [kept, unsent] = await Promise.all([
    // A browser without database keeps none; the windows know of theirs.
    keptFiles.idsOf(userId).catch(() => []),
    askUnsent(userId),
  ]);
  return new Set([...kept, ...unsent]).size;
}

/** A user signed out: nothing is left of the files that were on their way. Rejects where some may be. */
export async function forgetUploads(userId: string): Promise<void> {
  await keptFiles.forgetAll(userId);
}
