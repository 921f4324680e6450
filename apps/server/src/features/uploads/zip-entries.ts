import { inflateRawSync } from 'node:zlib';
import { packedZipEntry, readZipDirectory, type ZipEntry } from '@lectern/base';

/** One file of a zip, as its directory tells of it. */
export type NamedEntry = Omit<ZipEntry, 'name'> & { readonly name: string };

/** As many as a zip without ZIP64 can have. */
const MOST = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** The files of a zip, or `undefined` where its directory is damaged. */
export function zipEntries(bytes: Buffer): readonly NamedEntry[] | undefined {
  const directory = readZipDirectory(bytes, MOST);
  if (!directory || directory.entries.length !== directory.count) return undefined;
  return directory.entries.map((entry) => ({ ...entry, name: Buffer.from(entry.name).toString('utf8') }));
}

/** The bytes of one entry as they lie in the file; `undefined` where it is damaged or in a method of its own. */
export function packedBytes(bytes: Buffer, entry: NamedEntry): Uint8Array | undefined {
  const packed = entry.encrypted ? undefined : packedZipEntry(bytes, entry);
  const known = entry.method === STORED || entry.method === DEFLATED;
  return known && packed?.length === entry.packedSize ? packed : undefined;
}

/** The bytes of one entry, unpacked; `undefined` where it is damaged or unpacks to more than `maxBytes`. */
export function readZipEntry(bytes: Buffer, entry: NamedEntry, maxBytes: number): Buffer | undefined {
  const packed = packedBytes(bytes, entry);
  if (!packed) return undefined;
  if (entry.method === STORED) return packed.length <= maxBytes ? Buffer.from(packed) : undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
