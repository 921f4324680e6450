import { Zip, ZipPassThrough } from 'fflate';

/** One file of an archive, opened when its turn comes. */
export interface ArchiveEntry {
  /** A folder ends in a slash and has no content. */
  readonly path: string;
  readonly updatedAt: Date;
  /** Returns undefined for a file that may no longer be read. The archive omits such a file. */
  readonly open?: () => Promise<AsyncIterable<Uint8Array> | undefined>;
}

/** The first date of MS-DOS, whose dates a zip uses. */
const FIRST_DATE = new Date(1980, 0, 2);

/**
 * Writes entries as one .zip, in pieces. Each piece is written after the previous one was read, so that only one is in
 * memory. Entries are stored uncompressed, because most are compressed already. Throws when they exceed `mostBytes`.
 */
export async function* archiveStream(
  entries: readonly ArchiveEntry[],
  mostBytes: number,
): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  let bytes = 0;
  for (const { path, updatedAt, open } of entries) {
    const content = open && (await open());
    if (open && !content) continue;
    const file = new ZipPassThrough(path);
    file.mtime = updatedAt < FIRST_DATE ? FIRST_DATE : updatedAt;
    zip.add(file);
    for await (const piece of content ?? []) {
      bytes += piece.length;
      if (bytes > mostBytes) throw new Error('an archive is larger than the sizes of its documents');
      file.push(piece);
      yield* pieces.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces.splice(0);
}
