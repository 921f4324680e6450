/** Kind of outlines in an OpenType font (ISO/IEC 14496-22); undefined for other or truncated files. */
export function fontFormat(bytes: Uint8Array): 'ttf' | 'otf' | undefined {
  if (bytes.length < 12) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = view.getUint32(0);
  const format =
    magic === 0x4f54544f ? 'otf' : magic === 0x00010000 || magic === 0x74727565 ? 'ttf' : undefined;
  return format && tableAt(view, 'head') !== undefined && tableAt(view, 'cmap') !== undefined
    ? format
    : undefined;
}

const RESTRICTED = 0x2;
const LICENSE = 0xe;
const BITMAPS_ONLY = 0x200;

/** Whether a font's licence allows embedding (OS/2.fsType): if several bits are set, the most permissive counts. */
export function mayBeEmbedded(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const table = tableAt(view, 'OS/2');
  if (table === undefined || table + 10 > bytes.length) return true;
  const type = view.getUint16(table + 8);
  return (type & LICENSE) !== RESTRICTED && (type & BITMAPS_ONLY) === 0;
}

/** Offset of a table; undefined when it is missing or truncated. */
function tableAt(view: DataView, name: string): number | undefined {
  const count = view.getUint16(4);
  for (let at = 12; at < 12 + count * 16 && at + 16 <= view.byteLength; at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
    if (tag !== name) continue;
    const offset = view.getUint32(at + 8);
    return offset + view.getUint32(at + 12) <= view.byteLength ? offset : undefined;
  }
  return undefined;
}
