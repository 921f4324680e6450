const signatures: readonly (readonly [mime: string, matches: (bytes: Buffer) => boolean])[] = [
  ['image/png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))],
  ['image/jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex'))],
  [
    'image/webp',
    (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  ],
];

/** PNG, JPEG or WebP by the first bytes; undefined for any other content. */
export function pictureMime(bytes: Buffer): string | undefined {
  return signatures.find(([, matches]) => matches(bytes))?.[0];
}

/** Pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const readers: Readonly<Record<string, (bytes: Buffer) => PictureSize | undefined>> = {
  /** PNG (ISO 15948, 11.2.2): the first chunk is the header. */
  'image/png': (bytes) => ({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }),
  'image/gif': (bytes) => ({ width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) }),
  'image/bmp': (bytes) => ({
    width: Math.abs(bytes.readInt32LE(18)),
    height: Math.abs(bytes.readInt32LE(22)),
  }),
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
  'image/svg+xml': svgSize,
};

/** The size in a picture's header; undefined when the header is cut or invalid. */
export function pictureSize(bytes: Buffer, mime: string): PictureSize | undefined {
  try {
    const size = readers[mime]?.(bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * JPEG (ISO 10918-1, B.2): the first frame header, with width and height exchanged when EXIF contains a quarter turn.
 */
function jpegSize(bytes: Buffer): PictureSize | undefined {
  let at = 2;
  let quarter = false;
  while (at + 9 < bytes.length) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    // Fill bytes may precede any marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (marker === 0xe1) quarter = isQuarterTurned(bytes.subarray(at + 4, at + 2 + length));
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) {
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)];
      return quarter ? { width: height, height: width } : { width, height };
    }
    at += 2 + length;
  }
  return undefined;
}

/** EXIF's Orientation (tag 0x0112) 5 to 8. */
function isQuarterTurned(exif: Buffer): boolean {
  if (exif.toString('latin1', 0, 4) !== 'Exif' || exif.length < 14) return false;
  const tiff = exif.subarray(6);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number): number => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = u16(directory);
  for (let index = 0; index < count; index += 1) {
    const entry = directory + 2 + index * 12;
    if (u16(entry) === 0x0112) return u16(entry + 8) >= 5;
  }
  return false;
}

/** WebP (RFC 9649): lossy, lossless or extended. */
function webpSize(bytes: Buffer): PictureSize | undefined {
  const chunk = bytes.toString('latin1', 12, 16);
  if (chunk === 'VP8 ') {
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  }
  if (chunk === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 'VP8X') return undefined;
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
}

function svgSize(bytes: Buffer): PictureSize | undefined {
  const tag = /<svg\b[^>]{0,4096}>/.exec(bytes.toString('utf8', 0, 8192))?.[0] ?? '';
  const number = (name: string): number =>
    Number(new RegExp(`\\s${name}\\s*=\\s*["']\\s*([0-9.]{1,12})(?:px)?\\s*["']`).exec(tag)?.[1]);
  const [width, height] = [number('width'), number('height')];
  if (width > 0 && height > 0) return { width: Math.round(width), height: Math.round(height) };
  const box = /\sviewBox\s*=\s*["']\s*([-0-9. ,]{1,80})["']/
    .exec(tag)?.[1]
    ?.trim()
    .split(/[ ,]+/)
    .map(Number);
  return box?.length === 4 ? { width: Math.round(box[2] ?? 0), height: Math.round(box[3] ?? 0) } : undefined;
}
