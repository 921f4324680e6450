/** One file of a zip archive, as described in its central directory (APPNOTE.TXT 4.3.12), which may be wrong. */
export interface ZipEntry {
  /** The raw bytes of the name: mostly UTF-8. */
  readonly name: Uint8Array;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  /** Sizes in the archive and after unpacking, bytes. */
  readonly packedSize: number;
  readonly size: number;
  /** Offset of the entry's local header. */
  readonly offset: number;
}

export interface ZipDirectory {
  /** Number of entries according to the end record. */
  readonly count: number;
  /** The entries that are readable. */
  readonly entries: readonly ZipEntry[];
  /** Number of bytes before the archive, by which its offsets were corrected. */
  readonly shift: number;
}

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const END = 0x06054b50;
const END_BYTES = 22;
const END_64 = 0x06064b50;
const END_64_BYTES = 56;
const LOCATOR_64 = 0x07064b50;
const LOCATOR_64_BYTES = 20;
const MOST_COMMENT = 0xffff;
/** The values of 16 and 32 bit fields whose real value is in the ZIP64 fields (4.5.3). */
const IN_64_OF_16 = 0xffff;
const IN_64_OF_32 = 0xffffffff;

/** Number of bytes at the end of a file that contain the end records of an archive, which locate its directory. */
export const ZIP_END_BYTES = MOST_COMMENT + END_BYTES + LOCATOR_64_BYTES + END_64_BYTES;

/**
 * The offset of the central directory in a file, computed from the file's last `ZIP_END_BYTES`, which begin at
 * `before`.
 */
export function zipDirectoryStart(tail: Uint8Array, before: number): number | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const said = startOf(view, end, before).start + before;
  const length = view.getUint32(end + 12, true);
  // Bytes before the archive shift the directory, so its position follows from its length.
  return Math.max(0, length === IN_64_OF_32 ? said : Math.min(said, end + before - length));
}

/**
 * The central directory of a zip, including ZIP64, up to its first invalid entry and to one entry beyond `most`. The
 * caller decides about entries that are missing, duplicate, encrypted or outside. Undefined without an end record.
 * `before`: number of bytes of the file before these, when only its end with the directory was read.
 */
export function readZipDirectory(
  bytes: Uint8Array,
  most = Number.POSITIVE_INFINITY,
  before = 0,
): ZipDirectory | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const { count, start } = startOf(view, end, before);
  const isEntry = (at: number) =>
    at >= 0 && at + CENTRAL_BYTES <= bytes.length && view.getUint32(at, true) === CENTRAL;
  // bytes before the archive shift every offset by their number
  const expected = end - view.getUint32(end + 12, true);
  const shift = !isEntry(start) && isEntry(expected) ? expected - start : 0;
  const entries: ZipEntry[] = [];
  for (let at = start + shift; isEntry(at) && entries.length <= most; ) {
    const nameAt = at + CENTRAL_BYTES;
    const extraAt = nameAt + view.getUint16(at + 28, true);
    const extraLength = view.getUint16(at + 30, true);
    if (extraAt > bytes.length) break;
    const sizes = sizesOf(view, at, extraAt, Math.min(extraAt + extraLength, bytes.length));
    entries.push({
      name: bytes.subarray(nameAt, extraAt),
      method: view.getUint16(at + 10, true),
      encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
      crc: view.getUint32(at + 16, true),
      ...sizes,
      offset: sizes.offset + shift,
    });
    at = extraAt + extraLength + view.getUint16(at + 32, true);
  }
  return { count, entries, shift };
}

/** The packed bytes of an entry, fewer when the archive is truncated; undefined when no entry begins there. */
export function packedZipEntry(
  bytes: Uint8Array,
  { offset, packedSize }: Pick<ZipEntry, 'offset' | 'packedSize'>,
): Uint8Array | undefined {
  if (offset < 0 || offset + LOCAL_BYTES > bytes.length) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(offset, true) !== LOCAL) return undefined;
  const start = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  return bytes.subarray(start, Math.min(start + packedSize, bytes.length));
}

/** Offset of the end record: at most a comment follows it. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - MOST_COMMENT); at--)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** `start` is the offset of the directory in these bytes, according to the archive. */
function startOf(
  view: DataView,
  end: number,
  before: number,
): { readonly count: number; readonly start: number } {
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  const locator = end - LOCATOR_64_BYTES;
  const is64 = (count === IN_64_OF_16 || start === IN_64_OF_32) && locator >= 0;
  const as32 = { count, start: start - before };
  if (!is64 || view.getUint32(locator, true) !== LOCATOR_64) return as32;
  const at = Number(view.getBigUint64(locator + 8, true)) - before;
  if (at < 0 || at + END_64_BYTES > view.byteLength || view.getUint32(at, true) !== END_64) return as32;
  return {
    count: Number(view.getBigUint64(at + 32, true)),
    start: Number(view.getBigUint64(at + 48, true)) - before,
  };
}

/** Sizes and offset; values too large for 32 bits are read from the ZIP64 extra field (4.5.3). */
function sizesOf(view: DataView, at: number, extraAt: number, extraEnd: number) {
  let packedSize = view.getUint32(at + 20, true);
  let size = view.getUint32(at + 24, true);
  let offset = view.getUint32(at + 42, true);
  for (let field = extraAt; field + 4 <= extraEnd; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue;
    let value = field + 4;
    const next = () => {
      if (value + 8 > extraEnd) return 0;
      value += 8;
      return Number(view.getBigUint64(value - 8, true));
    };
    if (size === IN_64_OF_32) size = next();
    if (packedSize === IN_64_OF_32) packedSize = next();
    if (offset === IN_64_OF_32) offset = next();
  }
  return { packedSize, size, offset };
}
