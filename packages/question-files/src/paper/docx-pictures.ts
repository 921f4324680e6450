import { imageSize } from '@lectern/pptx/media';
import type { Medium } from '@lectern/questions';
import { ImageRun } from 'docx';
import type { ExportNotes, QuestionFiles } from '../build/export-notes.ts';

const TYPES: Readonly<Record<string, 'png' | 'jpg' | 'gif' | 'bmp'>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
};
const PIXELS_PER_TWIP = 1 / 15;
const LARGEST_HEIGHT = 320;
/** Size of a drawing that does not tell its own. */
const OTHER_SIZE = { width: 240, height: 160 };

/** One transparent pixel, for programs that do not show SVG. */
const PIXEL = Uint8Array.of(
  ...[
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0,
    0, 1,
  ],
  ...[
    8, 6, 0, 0, 0, 0x1f, 0x15, 0xc4, 0x89, 0, 0, 0, 0x0d, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0, 1, 0,
    0,
  ],
  ...[5, 0, 1, 0x0d, 0x0a, 0x2d, 0xb4, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82],
);

/** A picture of a question, not wider than `width` twentieths of a point. Undefined for sounds, videos and missing files. */
export function docxPicture(
  { type, asset, alt = '' }: Medium,
  files: QuestionFiles,
  width: number,
  notes: ExportNotes,
): ImageRun | undefined {
  const file = files.get(asset);
  if (type !== 'picture' || !file) {
    notes.note(type === 'picture' ? 'picture-lost' : 'media-not-in-format', 'lost', file?.name);
    return undefined;
  }
  const known = imageSize(file.bytes, file.mime) ?? OTHER_SIZE;
  const scale = Math.min(1, (width * PIXELS_PER_TWIP) / known.width, LARGEST_HEIGHT / known.height);
  const transformation = {
    width: Math.max(1, Math.round(known.width * scale)),
    height: Math.max(1, Math.round(known.height * scale)),
  };
  const altText = { name: alt || 'picture', description: alt, title: '' };
  const kind = Object.hasOwn(TYPES, file.mime) ? TYPES[file.mime] : undefined;
  if (kind) return new ImageRun({ type: kind, data: file.bytes, transformation, altText });
  if (file.mime === 'image/svg+xml')
    return new ImageRun({
      type: 'svg',
      data: file.bytes,
      transformation,
      altText,
      fallback: { type: 'png', data: PIXEL },
    });
  notes.note('picture-lost', 'lost', file.name);
  return undefined;
}
