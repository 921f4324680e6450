import { encodePng } from '@lectern/courseware/png';

export interface TiffPicture {
  readonly png: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Largest picture that is unpacked, pixels. */
const MAX_PIXELS = 50_000_000;
const MAX_BYTES = 100_000_000;

/** The first picture of a TIFF (6.0) as PNG, for browsers; undefined when it is damaged or too large. */
export async function tiffPicture(bytes: Uint8Array): Promise<TiffPicture | undefined> {
  if (bytes.length > MAX_BYTES) return undefined;
  const own = firstPictureOnly(bytes);
  if (!own) return undefined;
  try {
    // The library is CommonJS: all functions are in its default export.
    const { decode, decodeImage, toRGBA8 } = (await import('utif2')).default;
    const [picture] = decode(own.buffer);
    if (!picture) return undefined;
    const [width, height] = [numberOf(picture.t256), numberOf(picture.t257)];
    if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS)) return undefined;
    // an uncompressed picture cannot be larger than the file: decoding it would only waste seconds
    const packed = picture.t259 !== undefined && numberOf(picture.t259) !== 1;
    if (!packed && (width * height) / 8 > own.length) return undefined;
    decodeImage(own.buffer, picture);
    // the library converts CMYK colours only with a browser's help
    const rgba = numberOf(picture.t262) === 5 ? fromPrint(picture.data, width * height) : toRGBA8(picture);
    return rgba.length < width * height * 4
      ? undefined
      : { png: encodePng({ width, height, kind: 'rgba', data: rgba }), width, height };
  } catch {
    return undefined;
  }
}

function numberOf(tag: unknown): number {
  return Array.isArray(tag) ? Number(tag[0]) : Number.NaN;
}

/** Converts CMYK pixels, eight bits each, on white paper. */
function fromPrint(inks: Uint8Array, pixels: number): Uint8Array {
  const rgba = new Uint8Array(inks.length === pixels * 4 ? inks.length : 0);
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const light = 255 - (inks[at + 3] ?? 0);
    for (let channel = 0; channel < 3; channel++)
      rgba[at + channel] = Math.round(((255 - (inks[at + channel] ?? 0)) * light) / 255);
    rgba[at + 3] = 255;
  }
  return rgba;
}

/** Bytes of one value by its type (TIFF 6.0, page 15); other types are unknown. */
const TYPE_BYTES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
/** Tags of other lists, which may lead back to this list: thumbnails, camera data. */
const OTHER_LISTS = [330, 34_665, 34_853, 37_500, 40_965, 50_740];
/** A tag without a meaning. */
const UNKNOWN_TAG = 65_535;
/**
 * Largest values of tags that must be at least one, or the library would loop for very long: bits, samples, rows,
 * tiles.
 */
const LIMITS: Readonly<Record<number, number>> = {
  258: 32,
  277: 8,
  278: 0xffffffff,
  322: 30_000,
  323: 30_000,
};

/**
 * A copy in which the chain of pictures ends after the first, and lists are no longer than the file. In a damaged file
 * they lead back to themselves or have billions of items. Undefined for such files.
 */
function firstPictureOnly(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes.length < 14) return undefined;
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  const little = bytes[0] === 0x49;
  const first = view.getUint32(4, little);
  if (first + 2 > copy.length) return undefined;
  const next = first + 2 + 12 * view.getUint16(first, little);
  if (next + 4 > copy.length) return undefined;
  view.setUint32(next, 0, little);
  for (let at = first + 2; at < next; at += 12) {
    const tag = view.getUint16(at, little);
    const type = view.getUint16(at + 2, little);
    const count = view.getUint32(at + 4, little);
    if (OTHER_LISTS.includes(tag)) view.setUint16(at, UNKNOWN_TAG, little);
    const bytesOfAll = count * (TYPE_BYTES[type] ?? 0);
    if (bytesOfAll === 0 || bytesOfAll > copy.length) {
      // the tag is of an unknown type or without values: the library would read data from elsewhere
      view.setUint16(at, UNKNOWN_TAG, little);
      view.setUint16(at + 2, 1, little);
      view.setUint32(at + 4, 1, little);
      continue;
    }
    const limit = LIMITS[tag];
    if (limit === undefined) continue;
    const place = bytesOfAll > 4 ? view.getUint32(at + 8, little) : at + 8;
    if (place + 4 > copy.length) return undefined;
    const value = type === 3 ? view.getUint16(place, little) : view.getUint32(place, little);
    if (value < 1 || value > limit) return undefined;
  }
  return copy;
}
