import { strToU8 } from 'fflate';
import { sha256 } from '../build/file-hash.ts';
import type { QuestionFiles } from '../export-report.ts';

/** The header of a PNG of 200 by 100 pixels, enough for its type and size. */
export const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 200, 0, 0, 0,
  100, 8, 2, 0, 0, 0, 1, 2, 3, 4,
]);

export const PICTURE = { asset: sha256(PNG), width: 200, height: 100 };

const SOUND = Uint8Array.from([...strToU8('ID3'), 4, 0, 0, 0, 0, 0, 0, ...new Array(40).fill(7)]);

/** The files of questions in tests: a picture and a sound. */
export function questionFiles(): QuestionFiles {
  return new Map([
    [PICTURE.asset, { bytes: PNG, mime: 'image/png', name: 'picture.png' }],
    [sha256(SOUND), { bytes: SOUND, mime: 'audio/mpeg', name: 'sound.mp3' }],
  ]);
}
