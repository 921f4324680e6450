import { inflateRawSync } from 'node:zlib';
import {
  packedZipEntry,
  readZipDirectory,
  ZIP_END_BYTES,
  type ZipEntry,
  zipDirectoryStart,
} from '@lectern/base';
import type { FileBytes } from '../../platform/objects/file-bytes.ts';

/** A file of a zip, as its directory describes it. */
export type NamedEntry = Omit<ZipEntry, 'name'> & { readonly name: string };

/** The most entries of a zip without ZIP64. */
const MOST = 65_535;
/** Largest directory, bytes: `MOST` entries with names as long as paths. */
const DIRECTORY_MAX_BYTES = 16_777_216;
/** Largest local header before an entry's bytes, with its name and extra fields. */
const LOCAL_MAX_BYTES = 30 + 2 * 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** The files of a zip, or `undefined` where its directory is damaged. */
export function zipEntries(bytes: Buffer, before = 0): readonly NamedEntry[] | undefined {
  const directory = readZipDirectory(bytes, MOST, before);
  if (!directory || directory.entries.length !== directory.count) return undefined;
  return directory.entries.map((entry) => ({ ...entry, name: Buffer.from(entry.name).toString('utf8') }));
}

/** The files of a zip on disk, of which only the directory is read; `undefined` where the directory is damaged. */
export async function zipEntriesOf(file: FileBytes): Promise<readonly NamedEntry[] | undefined> {
  const before = Math.max(0, file.size - ZIP_END_BYTES);
  const tail = await file.read(before, file.size - before);
  const start = zipDirectoryStart(tail, before);
  if (start === undefined || start >= before) return zipEntries(tail, before);
  if (file.size - start > DIRECTORY_MAX_BYTES) return undefined;
  return zipEntries(await file.read(start, file.size - start), start);
}

/** The compressed bytes of one entry; `undefined` when it is damaged or uses another method than stored or deflated. */
export function packedBytes(bytes: Buffer, entry: NamedEntry): Uint8Array | undefined {
  const packed = entry.encrypted ? undefined : packedZipEntry(bytes, entry);
  const known = entry.method === STORED || entry.method === DEFLATED;
  return known && packed?.length === entry.packedSize ? packed : undefined;
}

/** The bytes of one entry, unpacked; `undefined` when it is damaged or unpacks to more than `maxBytes`. */
export async function readZipEntry(
  file: FileBytes,
  entry: NamedEntry,
  maxBytes: number,
): Promise<Buffer | undefined> {
  if (entry.packedSize > maxBytes) return undefined;
  const bytes = await file.read(Math.max(0, entry.offset), LOCAL_MAX_BYTES + entry.packedSize);
  const packed = packedBytes(bytes, { ...entry, offset: 0 });
  if (!packed) return undefined;
  if (entry.method === STORED) return Buffer.from(packed);
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
