import { LecternError } from '@lectern/protocol';
import { assetKind } from './asset-kind.ts';

const TYPES = 'PNG, JPEG, WebP, WebM, Ogg, M4A';
const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Recordings of browsers: a container of video that contains sound is served as sound. */
const SOUNDS: Readonly<Record<string, string>> = {
  'audio/ogg': 'audio/ogg',
  'audio/mp4': 'audio/mp4',
  'audio/mpeg': 'audio/mpeg',
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
};
/** A photograph of more pixels would take more memory than phones have, pixels. */
const MOST_PIXELS = 50_000_000;

/**
 * The type by its content of a picture or recording in an answer of a pupil. Throws FILE_TYPE_UNSUPPORTED, and FILE_TOO_LARGE
 * for too many pixels.
 */
export function answerMime(bytes: Buffer): string {
  const kind = assetKind(bytes);
  if (kind && PICTURES.has(kind.mime)) {
    const { width = 0, height = 0 } = kind;
    if (width * height === 0) throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: TYPES });
    if (width * height > MOST_PIXELS) throw new LecternError('FILE_TOO_LARGE', { size: '50 MP' });
    return kind.mime;
  }
  return soundMime(bytes);
}

/** The type of a recording by its content. Throws FILE_TYPE_UNSUPPORTED. */
export function soundMime(bytes: Buffer): string {
  const mime = SOUNDS[assetKind(bytes)?.mime ?? ''];
  if (mime === undefined) throw new LecternError('FILE_TYPE_UNSUPPORTED', { types: TYPES });
  return mime;
}
