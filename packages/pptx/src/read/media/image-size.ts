export interface ImageSize {
  readonly width: number;
  readonly height: number;
  /** Pixels per inch, if the header has a number other than the default 96. */
  readonly density?: number;
}

/** A picture's size in pixels from its header; undefined when the header lacks it or the format is unknown. */
export function imageSize(bytes: Uint8Array, mime: string): ImageSize | undefined {
  if (bytes.length < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeOf(bytes, view, mime);
  if (!size || size.width <= 0 || size.height <= 0) return undefined;
  const density = Math.round(densityOf(bytes, view, mime) ?? 96);
  return density >= 10 && density <= 4800 && density !== 96 ? { ...size, density } : size;
}

/** Density from a PNG's pHYs, a JPEG's JFIF or a bitmap's header. */
function densityOf(bytes: Uint8Array, view: DataView, mime: string): number | undefined {
  const METRES = 0.0254;
  if (mime === 'image/bmp')
    return bytes.length < 42 ? undefined : view.getInt32(38, true) * METRES || undefined;
  if (mime === 'image/jpeg') {
    const isJfif = view.getUint16(2) === 0xffe0 && view.getUint32(6) === 0x4a464946;
    const [unit, number] = [bytes[13], view.getUint16(14)];
    if (!isJfif || number === 0) return undefined;
    return unit === 1 ? number : unit === 2 ? number * 2.54 : undefined;
  }
  if (mime !== 'image/png') return undefined;
  // pHYs precedes the picture's data, among a few other chunks.
  for (let at = 8, piece = 0; piece < 32 && at + 21 <= bytes.length; piece++) {
    const type = view.getUint32(at + 4);
    if (type === 0x70485973) return bytes[at + 16] === 1 ? view.getUint32(at + 8) * METRES : undefined;
    if (type === 0x49444154) return undefined;
    at += 12 + view.getUint32(at);
  }
  return undefined;
}

function sizeOf(bytes: Uint8Array, view: DataView, mime: string) {
  switch (mime) {
    case 'image/png':
      return { width: view.getUint32(16), height: view.getUint32(20) };
    case 'image/gif':
      return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'image/bmp':
      return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
    case 'image/jpeg':
      return jpegSize(bytes, view);
    case 'image/x-emf':
      // [MS-EMF] 2.3.4.2: the frame in 100ths of a millimetre
      return bytes.length < 40
        ? undefined
        : {
            width: Math.round(((view.getInt32(32, true) - view.getInt32(24, true)) * 96) / 2540),
            height: Math.round(((view.getInt32(36, true) - view.getInt32(28, true)) * 96) / 2540),
          };
    case 'image/x-wmf': {
      // [MS-WMF] 2.3.2.3: the placeable header's box and units per inch
      const inch = view.getUint16(14, true) || 1440;
      return {
        width: Math.round(((view.getInt16(10, true) - view.getInt16(6, true)) * 96) / inch),
        height: Math.round(((view.getInt16(12, true) - view.getInt16(8, true)) * 96) / inch),
      };
    }
    default:
      return undefined;
  }
}

function jpegSize(bytes: Uint8Array, view: DataView) {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at++;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    const frame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (frame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const alone = marker === 0xff || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
    at += alone ? (marker === 0xff ? 1 : 2) : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
