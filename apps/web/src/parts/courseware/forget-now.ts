import { windowClasses } from '../classes/index.ts';
import { KeptFilesDatabase } from './kept/kept-files-database.ts';
import { OfflineDatabase } from './offline-database.ts';

/**
 * A user signs out, perhaps of a computer that others use: the coursewares that this browser keeps for opening without
 * a network go, with their files, and the names of his classes. Edits and files that are not on the server yet stay until
 * the same user is back.
 */
export async function forgetNow(userId: string): Promise<void> {
  const databases = [new OfflineDatabase(userId), new KeptFilesDatabase(userId)];
  // A browser without database keeps nothing.
  await Promise.allSettled(databases.map((database) => database.prune(Date.now(), true)));
  for (const database of databases) database.close();
  await windowClasses.forgetNames(userId);
}
