import { LecternError } from '@lectern/protocol';
import { pictureSize } from './picture-header.ts';

/** The kind of a file by its bytes. */
export interface AssetKind {
  readonly mime: string;
  /** Pixels, for pictures whose header contains the size. */
  readonly width?: number;
  readonly height?: number;
}

type Beginning = readonly [mime: string, bytes: Buffer, offset?: number];

const ascii = (text: string): Buffer => Buffer.from(text, 'latin1');
const hex = (text: string): Buffer => Buffer.from(text, 'hex');

const beginnings: readonly Beginning[] = [
  ['image/png', hex('89504e470d0a1a0a')],
  ['image/jpeg', hex('ffd8ff')],
  ['image/gif', ascii('GIF87a')],
  ['image/gif', ascii('GIF89a')],
  ['image/webp', ascii('WEBP'), 8],
  ['image/bmp', ascii('BM')],
  ['audio/mpeg', ascii('ID3')],
  ['audio/wav', ascii('WAVE'), 8],
  ['audio/ogg', ascii('OggS')],
  ['audio/flac', ascii('fLaC')],
  ['audio/mp4', ascii('ftypM4A'), 4],
  ['video/mp4', ascii('ftyp'), 4],
  ['video/webm', hex('1a45dfa3')],
];

/** A picture of more pixels is refused: scaling it would take more memory than the jail has. */
export const PICTURE_MAX_PIXELS = 200_000_000;

/** The same limit without a scaler, when browsers show the original: 200 MB unpacked. */
export const PICTURE_UNSCALED_PIXELS = 50_000_000;

/** `most`: the pixels that a picture may have. */
export function pictureTooLarge(most: number): LecternError {
  return new LecternError('PICTURE_TOO_LARGE', { megapixels: most / 1_000_000 });
}

/** Bytes that are enough to detect a file's kind: profiles and notes of a photograph precede its size. */
export const KIND_BYTES = 1_048_576;

/** The kind of a picture, sound or video that browsers play, from its first bytes; undefined for any other file. */
export function assetKind(head: Buffer): AssetKind | undefined {
  const mime = mimeOf(head);
  if (mime === undefined) return undefined;
  return mime.startsWith('image/') ? { mime, ...pictureSize(head, mime) } : { mime };
}

function mimeOf(head: Buffer): string | undefined {
  const found = beginnings.find(([, bytes, offset = 0]) =>
    head.subarray(offset, offset + bytes.length).equals(bytes),
  );
  if (found) return found[0];
  if (isMpegAudio(head)) return 'audio/mpeg';
  return isSvg(head) ? 'image/svg+xml' : undefined;
}

/** An MPEG audio frame (ISO 11172-3, 2.4.1.3) with valid sync, layer, bit rate and sampling rate; or an ADTS frame. */
function isMpegAudio(head: Buffer): boolean {
  if (head.length < 4) return false;
  const header = head.readUInt32BE(0);
  return (
    header >>> 21 === 0x7ff &&
    ((header >>> 17) & 3) !== 0 &&
    ((header >>> 12) & 15) !== 15 &&
    ((header >>> 10) & 3) !== 3
  );
}

function isSvg(head: Buffer): boolean {
  const start = head
    .toString('utf8', 0, 4096)
    .replace(/^\uFEFF/, '')
    .trimStart();
  // Any document type is refused, because entities can grow endlessly. A comment ends at its first end mark only,
  // because otherwise the pattern could split a few dozen comments in too many ways.
  return /^(<\?xml[^>]*>\s*)?(<!--(?:(?!-->)[\s\S])*-->\s*)*<svg[\s>]/.test(start);
}
