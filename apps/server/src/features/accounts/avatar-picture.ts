import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import { AVATAR_MAX_SIDE } from '@lectern/protocol/accounts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A coloured square with the initial, or with a figure when the name is empty. The colour depends on the user id.
 * `size` in pixels.
 */
export function initialAvatar(userId: string, initial: string | undefined, size: number): string {
  const hue = createHash('sha256').update(userId).digest().readUInt16BE(0) % 360;
  const [character] = initial ?? '';
  const inside = character
    ? `<text x="50" y="50" dy=".36em" text-anchor="middle" font-family="sans-serif" font-size="46" fill="#fff">${character.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')}</text>`
    : '<circle cx="50" cy="40" r="17" fill="#fff"/><path d="M18 88a32 28 0 0 1 64 0z" fill="#fff"/>';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    `<rect width="100" height="100" fill="hsl(${hue} 42% 42%)"/>${inside}</svg>`
  );
}

interface Picture {
  readonly mime: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const TYPES = 'PNG, JPEG, WebP';

/** Reads the type and size of an uploaded avatar from its content. Throws FILE_TYPE_UNSUPPORTED and FILE_TOO_LARGE. */
export function readAvatar(bytes: Buffer): Picture {
  const picture = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  if (!picture || picture.width < 1 || picture.height < 1) {
    throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: TYPES });
  }
  if (picture.width > AVATAR_MAX_SIDE || picture.height > AVATAR_MAX_SIDE) {
    throw new LecternError('FILE_TOO_LARGE', { size: `${AVATAR_MAX_SIDE} × ${AVATAR_MAX_SIDE} px` });
  }
  return picture;
}

/** PNG, W3C third edition, 5.2 and 11.2.1: the signature, then IHDR. */
function readPng(bytes: Buffer): Picture | undefined {
  if (bytes.length < 33 || bytes.toString('hex', 0, 8) !== '89504e470d0a1a0a') return undefined;
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { mime: 'image/png', width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** JPEG, ITU-T T.81, B.1.1 and B.2.2: segments up to the first frame header (SOF0 to SOF15 without DHT, JPG, DAC). */
function readJpeg(bytes: Buffer): Picture | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { mime: 'image/jpeg', width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2) return undefined;
    at += 2 + length;
  }
  return undefined;
}

/** WebP container (RFC 9649): lossy `VP8 `, lossless `VP8L` or extended `VP8X`. */
function readWebp(bytes: Buffer): Picture | undefined {
  if (bytes.length < 30) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const kind = bytes.toString('latin1', 12, 16);
  if (kind === 'VP8 ') {
    return {
      mime: 'image/webp',
      width: bytes.readUInt16LE(26) & 0x3fff,
      height: bytes.readUInt16LE(28) & 0x3fff,
    };
  }
  if (kind === 'VP8L' && bytes[20] === 0x2f) {
    const bits = bytes.readUInt32LE(21);
    return { mime: 'image/webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (kind === 'VP8X') {
    return { mime: 'image/webp', width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  return undefined;
}
