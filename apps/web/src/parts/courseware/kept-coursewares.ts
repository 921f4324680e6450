import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import { copyIn, openTables } from '../kept-copies.ts';
import { KeptFilesDatabase } from './kept/kept-files-database.ts';

/** A courseware that can be opened offline. */
export interface KeptToOpen {
  readonly documentId: string;
  readonly name: string;
  readonly code: RecordsKindCode;
  /** Time of the last opening, milliseconds since 1970. */
  readonly at: number;
}

/** The coursewares that the user can open offline in this browser, the last opened first. */
export async function keptCoursewares(userId: string): Promise<readonly KeptToOpen[]> {
  const files = new KeptFilesDatabase(userId);
  try {
    const known = await files.coursewares();
    const copies = await openTables(userId);
    try {
      const copy = await Promise.all(known.map(({ documentId }) => copyIn(copies, documentId)));
      return known.filter((_, index) => copy[index] !== 'nothing');
    } finally {
      copies.close();
    }
  } finally {
    files.close();
  }
}
