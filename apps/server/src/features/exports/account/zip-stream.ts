import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file to be added to an archive. */
export interface ArchiveEntry {
  /** Path with folders, separated by slashes. */
  readonly name: string;
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Whether the file is compressed already, and is stored unchanged. */
  readonly packed: boolean;
}

/** Writes the files as one .zip, piece by piece: only one piece of one file is in memory. */
export async function* zipped(
  entries: AsyncIterable<ArchiveEntry>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    if (error) failure = error;
    else pieces.push(piece);
  });
  const taken = () => {
    if (failure) throw failure;
    const out = pieces;
    pieces = [];
    return out;
  };
  for await (const { name, content, packed } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    file.mtime = modified;
    zip.add(file);
    for await (const piece of content) {
      file.push(piece);
      yield* taken();
    }
    file.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
