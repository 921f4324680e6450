import { base64 } from '@lectern/base';

/** A device-independent bitmap as a data URL for an image element; undefined when it is invalid. */
export function dibAddress(info: Uint8Array, bits: Uint8Array): string | undefined {
  const pixels = dibSize(info);
  if (!pixels || bits.length === 0 || pixels.w * pixels.h > 50_000_000) return undefined;
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength);
  const size = view.getUint32(0, true);
  const compression = size >= 40 && info.length >= 20 ? view.getUint32(16, true) : 0;
  if (compression === 4) return `data:image/jpeg;base64,${base64(bits)}`;
  if (compression === 5) return `data:image/png;base64,${base64(bits)}`;
  const file = new Uint8Array(14 + info.length + bits.length);
  const out = new DataView(file.buffer);
  out.setUint16(0, 0x424d);
  out.setUint32(2, file.length, true);
  out.setUint32(10, 14 + info.length, true);
  file.set(info, 14);
  file.set(bits, 14 + info.length);
  return `data:image/bmp;base64,${base64(file)}`;
}

/** The size in pixels from a bitmap's header; undefined without a header. */
export function dibSize(info: Uint8Array): { readonly w: number; readonly h: number } | undefined {
  // The short OS/2 header has 12 bytes, followed by at least one colour.
  if (info.length < 16) return undefined;
  const view = new DataView(info.buffer, info.byteOffset, info.byteLength);
  const short = view.getUint32(0, true) === 12;
  const w = short ? view.getUint16(4, true) : Math.abs(view.getInt32(4, true));
  const h = short ? view.getUint16(6, true) : Math.abs(view.getInt32(8, true));
  return w === 0 || h === 0 ? undefined : { w, h };
}

/** Bytes of the header with masks and palette ([MS-WMF] 2.2.2.9); in a packed bitmap the pixels follow. */
export function dibHeaderLength(view: DataView, at: number, usage: number): number {
  const size = view.getUint32(at, true);
  if (size === 12) {
    const depth = view.getUint16(at + 10, true);
    return 12 + (depth <= 8 ? (1 << depth) * (usage === 1 ? 2 : 3) : 0);
  }
  const depth = view.getUint16(at + 14, true);
  const compression = view.getUint32(at + 16, true);
  const used = view.getUint32(at + 32, true);
  const colors = used || (depth <= 8 ? 1 << depth : 0);
  const masks = compression === 3 && size === 40 ? 12 : 0;
  return size + masks + Math.min(colors, 256) * (usage === 1 ? 2 : 4);
}

/**
 * The combination of a bitmap with the picture below it ([MS-WMF] 2.1.1.31): undefined covers it, a CSS blend mode
 * replaces the mask-and-paint pairs of old pictures, `nothing` draws nothing.
 */
export function blendOf(operation: number): 'multiply' | 'screen' | 'difference' | 'nothing' | undefined {
  switch (operation >>> 0) {
    case 0x008800c6:
      return 'multiply';
    case 0x00ee0086:
      return 'screen';
    case 0x00660046:
      return 'difference';
    case 0x00aa0029:
      return 'nothing';
    default:
      return undefined;
  }
}
