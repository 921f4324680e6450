import { createInflateRaw } from 'node:zlib';
import { LecternError } from '@lectern/protocol';
import { type NamedEntry, packedBytes, zipEntries } from '../uploads/index.ts';

/** Limits of an Office file, checked before LibreOffice opens it (trust.md: archives). */
const defaultLimits = { bytes: 500 * 1024 ** 2, entries: 10_000 };
const STORED = 0;

/**
 * Unpacks a zip, discards the output and counts it, without trusting its directory. Throws FILE_EXPLODES, FILE_CORRUPT.
 */
export async function checkUnpackedSize(
  bytes: Buffer,
  signal: AbortSignal,
  limits: { readonly bytes: number; readonly entries: number } = defaultLimits,
): Promise<void> {
  const entries = zipEntries(bytes);
  if (!entries) throw new LecternError('FILE_CORRUPT');
  if (entries.length > limits.entries) throw new LecternError('FILE_EXPLODES');
  let left = limits.bytes;
  for (const entry of entries) {
    signal.throwIfAborted();
    left -= await unpackedSize(bytes, entry, left);
    if (left < 0) throw new LecternError('FILE_EXPLODES');
  }
}

/** Unpacked size of an entry, bytes; counting stops above `enough`. */
async function unpackedSize(bytes: Buffer, entry: NamedEntry, enough: number): Promise<number> {
  const packed = packedBytes(bytes, entry);
  if (!packed) throw new LecternError('FILE_CORRUPT');
  if (entry.method === STORED) return packed.length;
  const inflate = createInflateRaw();
  inflate.end(packed);
  let size = 0;
  try {
    for await (const piece of inflate) {
      size += (piece as Buffer).length;
      if (size > enough) break;
    }
  } catch (cause) {
    throw new LecternError('FILE_CORRUPT', {}, { cause });
  } finally {
    inflate.destroy();
  }
  return size;
}
