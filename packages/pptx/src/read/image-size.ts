/** A picture's size in pixels from its header; undefined when the header does not say or the kind is unknown. */
export function imageSize(bytes: Uint8Array, mime: string): { width: number; height: number } | undefined {
  if (bytes.length < 30) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size = sizeOf(bytes, view, mime);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
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
      // [MS-WMF] 2.3.2.3: the placeable header's box and units an inch
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
