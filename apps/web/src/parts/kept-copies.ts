import { answered, openDatabase } from '../platform/storage/indexed-database.ts';

/** Updates by courseware and number, and when each courseware was last used; one database per user of this browser. */
export const UPDATES = 'updates';
export const USES = 'uses';

export interface Use {
  readonly at: number;
  /** Whether the copy contains edits that the server has not acknowledged. */
  readonly unsaved: boolean;
}

/**
 * The state of this browser's copy of a courseware: missing, completely on the server, or with edits that may exist
 * only in this browser.
 */
export type KeptCopy = 'nothing' | 'saved' | 'unsaved';

export function openTables(userId: string): Promise<IDBDatabase> {
  return openDatabase(`lectern-coursewares-${userId}`, (database) => {
    database.createObjectStore(UPDATES);
    database.createObjectStore(USES);
  });
}

/** The keys of all updates of a courseware. */
export function allOf(documentId: string): IDBKeyRange {
  return IDBKeyRange.bound([documentId], [documentId, []]);
}

/** The state of the copy in the tables. */
export async function copyIn(database: IDBDatabase, documentId: string): Promise<KeptCopy> {
  const transaction = database.transaction([UPDATES, USES], 'readonly');
  const pieces = transaction.objectStore(UPDATES).count(allOf(documentId));
  // The last use is read after the updates, whose number is known by then.
  const use = await answered<Use | undefined>(transaction.objectStore(USES).get(documentId));
  if (pieces.result === 0) return 'nothing';
  return use?.unsaved === false ? 'saved' : 'unsaved';
}

/** The state of this browser's copy of a courseware for that user. */
export async function keptCopy(userId: string, documentId: string): Promise<KeptCopy> {
  try {
    const database = await openTables(userId);
    try {
      return await copyIn(database, documentId);
    } finally {
      database.close();
    }
  } catch {
    // A browser without a database stores nothing.
    return 'nothing';
  }
}
