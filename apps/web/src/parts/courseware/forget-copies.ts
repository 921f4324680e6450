import { OfflineDatabase } from './offline-database.ts';

/**
 * A user signs out, perhaps of a computer that others use: the coursewares that this browser keeps for opening without
 * a network go. Edits that are not on the server yet stay until the same user is back.
 */
export async function forgetCopies(userId: string): Promise<void> {
  const database = new OfflineDatabase(userId);
  try {
    await database.prune(Date.now(), true);
  } catch {
    // A browser without database keeps nothing.
  } finally {
    database.close();
  }
}
