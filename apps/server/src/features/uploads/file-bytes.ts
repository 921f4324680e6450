/** The bytes of a file that are read where they are needed: a file of 30 MB is never in memory as a whole. */
export interface FileBytes {
  readonly size: number;
  /** Fewer at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Of one read. */
const PIECE_BYTES = 262_144;

/** The file from its beginning, piece by piece, each with so many bytes of the one before it. */
export async function* piecesOf(file: FileBytes, overlap = 0): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const start = Math.max(0, at - overlap);
    yield await file.read(start, Math.min(file.size, at + PIECE_BYTES) - start);
  }
}

export function inMemory(bytes: Buffer): FileBytes {
  return {
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
  };
}
