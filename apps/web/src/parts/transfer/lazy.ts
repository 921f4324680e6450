import { KeptFiles } from './kept-files.ts';
import { askUnsent } from './unsent-question.ts';

const keptFiles = new KeptFiles();

/**
 * Number of transfers that would be lost if the user signed out, in all windows: files and folders not sent completely,
 * and files of the disk that wait for conversion. Tasks that run on the server are not counted.
 */
export async function countUploads(userId: string): Promise<number> {
  const [kept, unsent] = await Promise.all([
    // A browser without a database stores none; open windows report their own files.
    keptFiles.idsOf(userId).catch(() => []),
    askUnsent(userId),
  ]);
  return new Set([...kept, ...unsent]).size;
}

/** Deletes all stored files of a user who signed out. Rejects when some may remain. */
export async function forgetUploads(userId: string): Promise<void> {
  await keptFiles.forgetAll(userId);
}
