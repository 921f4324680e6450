import { crc32, inflateRawSync } from 'node:zlib';
import type { Report } from './rules.ts';

interface ZipEntry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  readonly at: number;
}

/**
 * Checks the archive itself: APPNOTE.TXT 6.3.10, as restricted by ECMA-376 part 2 (annex C). Returns the files by name,
 * without those that cannot be decompressed; undefined when the archive is not readable.
 */
export function checkZip(bytes: Uint8Array, report: Report): Map<string, Uint8Array> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readEntries(view, bytes);
  if (!entries) {
    report('zip-readable', '', 'has no readable central directory');
    return undefined;
  }
  const files = new Map<string, Uint8Array>();
  if (entries[0]?.name !== '[Content_Types].xml')
    report('zip-first', entries[0]?.name ?? '', 'must not come first');
  const names = new Set<string>();
  for (const entry of entries) {
    const { name, flags, method } = entry;
    if (names.has(name.toLowerCase())) report('zip-doubled', name, 'is duplicate');
    names.add(name.toLowerCase());
    if (/^[/\\]|\\|(^|\/)\.{1,2}(\/|$)|\/\/|\.(\/|$)/.test(name))
      report('zip-names', name, 'is not a valid part name');
    if ((method !== 0 && method !== 8) || (flags & 1) !== 0) {
      report('zip-method', name, `is compressed with method ${method}, flags ${flags}`);
      continue;
    }
    const content = checkEntry(view, bytes, entry, report);
    if (content) files.set(name, content);
  }
  return files;
}

/** Returns the content of an entry. */
function checkEntry(
  view: DataView,
  bytes: Uint8Array,
  entry: ZipEntry,
  report: Report,
): Uint8Array | undefined {
  const { name, at, method, flags, crc, size, compressed } = entry;
  const wrong = (why: string) => report('zip-lengths', name, why);
  if (at + 30 > bytes.length || view.getUint32(at, true) !== 0x04034b50) {
    wrong('has no header');
    return undefined;
  }
  const nameLength = view.getUint16(at + 26, true);
  const start = at + 30 + nameLength + view.getUint16(at + 28, true);
  const local = new TextDecoder().decode(bytes.subarray(at + 30, at + 30 + nameLength));
  if (local !== name) wrong(`is called ${local} in its header`);
  // the end of stored bytes is unknown when their length follows them
  if (method === 0 && (flags & 8) !== 0) wrong('is stored and has its length behind it');
  if ((flags & 8) === 0 && view.getUint32(at + 22, true) !== size) wrong('has another length in its header');
  const packed = bytes.subarray(start, start + compressed);
  try {
    const content = method === 0 ? packed : inflateRawSync(packed);
    if (content.length !== size) wrong(`is ${content.length} bytes long, not ${size}`);
    else if (crc32(content) !== crc) wrong('does not match its checksum');
    return content;
  } catch {
    wrong('cannot be decompressed');
    return undefined;
  }
}

function readEntries(view: DataView, bytes: Uint8Array): ZipEntry[] | undefined {
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end--;
  if (end < 0) return undefined;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let count = view.getUint16(end + 10, true); count > 0; count--) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      flags: view.getUint16(at + 8, true),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      compressed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}
