import { KeptFilesDatabase } from './kept/kept-files-database.ts';
import { OfflineDatabase } from './offline-database.ts';

/** A courseware that opens without a network. */
export interface KeptToOpen {
  readonly documentId: string;
  readonly name: string;
  /** When it was last opened, milliseconds since 1970. */
  readonly at: number;
}

/** The coursewares that this browser can open for the user without a network, the last opened first. */
export async function keptCoursewares(userId: string): Promise<readonly KeptToOpen[]> {
  const [copies, files] = [new OfflineDatabase(userId), new KeptFilesDatabase(userId)];
  try {
    const known = await files.coursewares();
    const copy = await Promise.all(known.map(({ documentId }) => copies.copyOf(documentId)));
    return known.filter((_, index) => copy[index] !== 'nothing');
  } finally {
    copies.close();
    files.close();
  }
}
