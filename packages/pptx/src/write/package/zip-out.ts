import { crc32 } from '@lectern/base';
import { deflateSync, strToU8 } from 'fflate';
import type { PackedEntry } from '../../package/zip.ts';

/** A file of the archive: bytes to compress, or an entry that is compressed already. */
export type ZipFile =
  | { readonly name: string; readonly bytes: Uint8Array; readonly stored?: boolean }
  | { readonly name: string; readonly packed: PackedEntry };

/** 1 January 1980, the earliest date of the format: with a fixed date, the same deck has the same bytes. */
const DATE = 0x21;
const UTF8_NAMES = 0x0800;

/**
 * Writes a zip archive (APPNOTE.TXT 6.3.10) of files in the given order. Compressed entries are copied, not compressed
 * again: exporting a deck with hours of video costs no more than copying its bytes.
 */
export function zipFiles(files: readonly ZipFile[]): Uint8Array {
  const entries = files.map((file) => ({ name: strToU8(file.name), packed: packedOf(file) }));
  const size = entries.reduce((sum, { name, packed }) => sum + 76 + 2 * name.length + packed.data.length, 22);
  const out = new Uint8Array(size);
  const view = new DataView(out.buffer);
  let at = 0;
  const offsets: number[] = [];
  for (const { name, packed } of entries) {
    offsets.push(at);
    view.setUint32(at, 0x04034b50, true);
    common(view, at + 4, packed, name.length);
    out.set(name, at + 30);
    out.set(packed.data, at + 30 + name.length);
    at += 30 + name.length + packed.data.length;
  }
  const directory = at;
  for (const [i, { name, packed }] of entries.entries()) {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    common(view, at + 6, packed, name.length);
    view.setUint32(at + 42, offsets[i] ?? 0, true);
    out.set(name, at + 46);
    at += 46 + name.length;
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, entries.length, true);
  view.setUint16(at + 10, entries.length, true);
  view.setUint32(at + 12, at - directory, true);
  view.setUint32(at + 16, directory, true);
  return out;
}

/** Writes the fields that a local header and its directory entry share, from the version needed on. */
function common(view: DataView, at: number, packed: PackedEntry, nameLength: number): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 4, packed.method, true);
  view.setUint16(at + 8, DATE, true);
  view.setUint32(at + 10, packed.crc, true);
  view.setUint32(at + 14, packed.data.length, true);
  view.setUint32(at + 18, packed.length, true);
  view.setUint16(at + 22, nameLength, true);
}

function packedOf(file: ZipFile): PackedEntry {
  if ('packed' in file) return file.packed;
  const { bytes, stored } = file;
  return {
    method: stored ? 0 : 8,
    data: stored ? bytes : deflateSync(bytes, { level: 6 }),
    crc: crc32(bytes),
    length: bytes.length,
  };
}
