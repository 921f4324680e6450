import { EmfRecord } from './emf-record.ts';

const MAX_RECORDS = 500_000;
const COMMENT = 70;
/** `EMF+`, with which a comment of GDI+ begins ([MS-EMF] 2.3.3.2). */
const PLUS = 0x2b464d45;

/** SVG for a metafile that draws nothing. */
export function blankSvg(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"></svg>`;
}

/** Whether a complete enhanced metafile has no record that draws: add-ins store their data with such pictures. */
export function emfDrawsNothing(bytes: Uint8Array, view: DataView, start: number): boolean {
  const record = new EmfRecord(bytes, view);
  let more = record.moveTo(start);
  for (let count = 0; more && count < MAX_RECORDS; count++) {
    if (emfDraws(record.type)) return false;
    if (record.type === COMMENT && record.length >= 16 && record.uint(12) === PLUS && plusDraws(record))
      return false;
    more = record.next();
  }
  return record.type === 14;
}

/** Whether a record draws points, lines, figures, paths, regions, bitmaps, gradients or texts ([MS-EMF] 2.1.1). */
function emfDraws(type: number): boolean {
  return (
    (type >= 2 && type <= 8) ||
    type === 15 ||
    (type >= 41 && type <= 47) ||
    (type >= 53 && type <= 56) ||
    (type >= 62 && type <= 64) ||
    (type >= 71 && type <= 74) ||
    (type >= 76 && type <= 81) ||
    (type >= 83 && type <= 92) ||
    type === 96 ||
    type === 97 ||
    (type >= 108 && type !== 109 && type <= 118)
  );
}

/** Whether a comment has a GDI+ record that draws ([MS-EMFPLUS] 2.1.1.1). */
function plusDraws(comment: EmfRecord): boolean {
  const data = comment.part(16, Math.max(0, comment.uint(8) - 4));
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at + 12 <= data.length; ) {
    const type = view.getUint16(at, true);
    if ((type >= 0x4009 && type <= 0x401c) || type === 0x4036 || type === 0x4037) return true;
    at += Math.max(12, view.getUint32(at + 4, true));
  }
  return false;
}

/** Whether a complete Windows metafile with its header at `start` has no record that draws ([MS-WMF] 2.1.1.1). */
export function wmfDrawsNothing(view: DataView, start: number): boolean {
  const [kind, headerWords] = [view.getUint16(start, true), view.getUint16(start + 2, true)];
  if ((kind !== 1 && kind !== 2) || headerWords !== 9) return false;
  for (
    let at = start + 2 * headerWords, count = 0;
    at + 6 <= view.byteLength && count < MAX_RECORDS;
    count++
  ) {
    const size = 2 * view.getUint32(at, true);
    const type = view.getUint16(at + 4, true);
    if (type === 0) return true;
    if (size < 6 || WMF_DRAWS.has(type)) return false;
    at += size;
  }
  return false;
}

const WMF_DRAWS: ReadonlySet<number> = new Set([
  ...[0x0213, 0x0324, 0x0325, 0x0538, 0x041b, 0x0418, 0x061c, 0x0817, 0x0830, 0x081a, 0x041f],
  ...[0x0419, 0x0548, 0x0228, 0x0429, 0x012a, 0x012b, 0x0521, 0x0a32],
  ...[0x061d, 0x0922, 0x0b23, 0x0940, 0x0b41, 0x0d33, 0x0f43],
]);
