import { sha256 } from '@lectern/base/sha256';
import type { SingleQuestion } from '@lectern/questions';
import fc from 'fast-check';
import { strToU8 } from 'fflate';
import type { QuestionFiles } from '../build/export-notes.ts';
import { lines } from './contents.ts';

/** A question with the fields that readers give by default. */
export function basic(
  kind: string,
  fields: Pick<SingleQuestion, 'stem' | 'body' | 'key' | 'rule'> & Partial<SingleQuestion>,
): SingleQuestion {
  return { format: 1, id: 'q', version: 1, kind, score: 1, attempts: 1, counts: 'last', ...fields };
}

/** Lists of choices with the ids c1, c2, …. */
export function choices(least: number, most: number) {
  return fc
    .array(lines, { minLength: least, maxLength: most })
    .map((all) => all.map((content, index) => ({ id: `c${index + 1}`, content })));
}

/** Whether all texts are different in the form in which texts are compared. */
export function isDistinct(texts: readonly string[]): boolean {
  return new Set(texts.map((text) => text.toLowerCase())).size === texts.length;
}

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
