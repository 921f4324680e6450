import { answered, openDatabase } from '../../platform/storage/indexed-database.ts';

/** Updates by courseware and number, and when each courseware was last used; one database a user of this browser. */
export const UPDATES = 'updates';
export const USES = 'uses';

export interface Use {
  readonly at: number;
  /** Whether the copy holds edits that the server did not acknowledge. */
  readonly unsaved: boolean;
}

/** What this browser keeps of a courseware: nothing, what the server has too, or edits that are perhaps nowhere else. */
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

/** What the tables hold of a courseware. */
export async function copyIn(database: IDBDatabase, documentId: string): Promise<KeptCopy> {
  const transaction = database.transaction([UPDATES, USES], 'readonly');
  const pieces = transaction.objectStore(UPDATES).count(allOf(documentId));
  // Read after the pieces, whose number is known by then.
  const use = await answered<Use | undefined>(transaction.objectStore(USES).get(documentId));
  if (pieces.result === 0) return 'nothing';
  return use?.unsaved === false ? 'saved' : 'unsaved';
}

/** The copy that this browser keeps of a courseware for that user. */
export async function keptCopy(userId: string, documentId: string): Promise<KeptCopy> {
  try {
    const database = await openTables(userId);
    try {
      return await copyIn(database, documentId);
    } finally {
      database.close();
    }
  } catch {
    // A browser without database keeps nothing.
    return 'nothing';
  }
}
