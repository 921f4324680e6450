import { inflateRawSync } from 'node:zlib';

/** One file of a zip, as its central directory (APPNOTE.TXT 4.3.12) tells of it. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  /** Bytes that it says it unpacks to. */
  readonly size: number;
  readonly localOffset: number;
  readonly encrypted: boolean;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const STORED = 0;
const DEFLATED = 8;

/** Where the end record begins: at most a comment of 65,535 bytes before the end of the file. */
function findEnd(bytes: Buffer): number | undefined {
  const lowest = Math.max(0, bytes.length - END_LENGTH - 0xffff);
  for (let at = bytes.length - END_LENGTH; at >= lowest; at -= 1) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  return undefined;
}

/** The central directory, or `undefined` where the zip is damaged or uses zip64, which nothing of 30 MB needs. */
export function readZipDirectory(bytes: Buffer): readonly ZipEntry[] | undefined {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_LENGTH > end || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const next = at + ENTRY_LENGTH + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
    if (next > end) return undefined;
    entries.push({
      name: bytes.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength),
      method: bytes.readUInt16LE(at + 10),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      localOffset: bytes.readUInt32LE(at + 42),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) !== 0,
    });
    at = next;
  }
  return entries;
}

/** The bytes of one entry as they lie in the file; `undefined` where it is damaged or in a method of its own. */
export function packedBytes(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  const at = entry.localOffset;
  if (entry.encrypted || at + LOCAL_LENGTH > bytes.length) return undefined;
  if (bytes.readUInt32LE(at) !== LOCAL_SIGNATURE) return undefined;
  const start = at + LOCAL_LENGTH + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  const packed = bytes.subarray(start, start + entry.compressedSize);
  const known = entry.method === STORED || entry.method === DEFLATED;
  return known && packed.length === entry.compressedSize ? packed : undefined;
}

/** The bytes of one entry, unpacked; `undefined` where it is damaged or unpacks to more than `maxBytes`. */
export function readZipEntry(bytes: Buffer, entry: ZipEntry, maxBytes: number): Buffer | undefined {
  const packed = packedBytes(bytes, entry);
  if (!packed) return undefined;
  if (entry.method === STORED) return packed.length <= maxBytes ? packed : undefined;
  try {
    return inflateRawSync(packed, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
