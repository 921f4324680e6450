import { inflateRawSync } from 'node:zlib';
import {
  packedZipEntry,
  readZipDirectory,
  ZIP_END_BYTES,
  type ZipEntry,
  zipDirectoryStart,
} from '@lectern/base';
import type { FileBytes } from '../../platform/objects/file-bytes.ts';

/** One file of a zip, as its directory tells of it. */
export type NamedEntry = Omit<ZipEntry, 'name'> & { readonly name: string };

/** As many as a zip without ZIP64 can have. */
const MOST = 65_535;
/** Of `MOST` entries with names as long as paths are. */
const DIRECTORY_MAX_BYTES = 16_777_216;
/** Before an entry's bytes: its local header with a name and what more is said of it, as long as these may be. */
const LOCAL_MAX_BYTES = 30 + 2 * 0xffff;
const STORED = 0;
const DEFLATED = 8;

/** The files of a zip, or `undefined` where its directory is damaged. */
export function zipEntries(bytes: Buffer, before = 0): readonly NamedEntry[] | undefined {
  const directory = readZipDirectory(bytes, MOST, before);
  if (!directory || directory.entries.length !== directory.count) return undefined;
  return directory.entries.map((entry) => ({ ...entry, name: Buffer.from(entry.name).toString('utf8') }));
}

/** The same of a file of which no more is read than its directory. */
export async function zipEntriesOf(file: FileBytes): Promise<readonly NamedEntry[] | undefined> {
  const before = Math.max(0, file.size - ZIP_END_BYTES);
  const tail = await file.read(before, file.size - before);
  const start = zipDirectoryStart(tail, before);
  if (start === undefined || start >= before) return zipEntries(tail, before);
  if (file.size - start > DIRECTORY_MAX_BYTES) return undefined;
  return zipEntries(await file.read(start, file.size - start), start);
}

/** The bytes of one entry as they lie in the file; `undefined` where it is damaged or in a method of its own. */
export function packedBytes(bytes: Buffer, entry: NamedEntry): Uint8Array | undefined {
  const packed = entry.encrypted ? undefined : packedZipEntry(bytes, entry);
  const known = entry.method === STORED || entry.method === DEFLATED;
  return known && packed?.length === entry.packedSize ? packed : undefined;
}

/** The bytes of one entry, unpacked; `undefined` where it is damaged or unpacks to more than `maxBytes`. */
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
