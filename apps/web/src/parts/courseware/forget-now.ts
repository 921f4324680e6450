import { windowClasses } from '../classes/index.ts';
import { KeptFilesDatabase } from './kept/kept-files-database.ts';
import { OfflineDatabase } from './offline-database.ts';

/**
 * Deletes data of a user who signs out from a computer that other users may use: the copies of coursewares for opening
 * offline, with their files, and the names of their classes. Edits and files that are not on the server yet stay until
 * the same user returns.
 */
export async function forgetNow(userId: string): Promise<void> {
  const databases = [new OfflineDatabase(userId), new KeptFilesDatabase(userId)];
  // A browser without a database stores nothing.
  await Promise.allSettled(databases.map((database) => database.prune(Date.now(), true)));
  for (const database of databases) database.close();
  await windowClasses.forgetNames(userId);
}
