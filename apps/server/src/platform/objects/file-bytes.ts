import type { FileHandle } from 'node:fs/promises';

/** Random access to a file's bytes: a file of 30 MB is never in memory as a whole. */
export interface FileBytes {
  readonly size: number;
  /** Returns fewer bytes at the end of the file. */
  read(start: number, length: number): Promise<Buffer>;
  /** Reads into the caller's buffer; returns the number of bytes. */
  fill(start: number, into: Uint8Array): Promise<number>;
}

/** Size of one read. */
const PIECE_BYTES = 262_144;

/**
 * The file from its beginning, in pieces, each preceded by the last `overlap` bytes of the previous piece. They share
 * one buffer: a piece is valid until the next is requested.
 */
export async function* piecesOf(file: FileBytes, overlap = 0): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(Math.min(file.size, PIECE_BYTES + overlap));
  for (let at = 0; at < file.size; at += PIECE_BYTES) {
    const start = Math.max(0, at - overlap);
    const length = Math.min(file.size, at + PIECE_BYTES) - start;
    yield buffer.subarray(0, await file.fill(start, buffer.subarray(0, length)));
  }
}

export function inMemory(bytes: Buffer): FileBytes {
  return {
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
    fill: async (start, into) => bytes.copy(into, 0, start, start + into.byteLength),
  };
}

export function fileBytes(file: FileHandle, size: number): FileBytes {
  async function fill(start: number, into: Uint8Array): Promise<number> {
    let filled = 0;
    while (filled < into.byteLength) {
      const { bytesRead } = await file.read(into, filled, into.byteLength - filled, start + filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return filled;
  }
  return {
    size,
    fill,
    async read(start, length) {
      const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(length, size - start)));
      return bytes.subarray(0, await fill(start, bytes));
    },
  };
}

/** Whether the error means that a file or folder does not exist. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
