import { NAME_MAX_LENGTH } from './constants.ts';
import { LecternError } from './errors.ts';

// Control characters, line and paragraph separators, and the marks that turn the reading direction around: they hide
// what a name says (`exe.fdp` read backwards). Lone surrogates cannot be stored as UTF-8.
const FORBIDDEN = /[/\\\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Length as people count it: code points, so that 𠮷 is one. */
function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * The name as it is stored: NFC, trimmed. Throws NAME_INVALID when nothing is left, when it is longer than
 * 200 characters, is `.` or `..`, or holds `/`, `\` or control characters.
 */
export function documentName(given: string): string {
  const name = given.normalize('NFC').trim();
  const fits = name !== '' && name !== '.' && name !== '..' && lengthOf(name) <= NAME_MAX_LENGTH;
  if (!fits || FORBIDDEN.test(name)) throw new LecternError('NAME_INVALID', { max: NAME_MAX_LENGTH });
  return name;
}

/** Two names are the same name in a folder when their keys are equal: case does not count. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('').trimEnd();
}

/**
 * The name itself where it is free, else `name (2)`, `name (3)` and so on, before the extension in `suffix`.
 * `taken` holds keys (see `nameKey`). A long name is cut so that the number fits.
 */
export function freeName(name: string, taken: ReadonlySet<string>, suffix = ''): string {
  if (!taken.has(nameKey(name))) return name;
  const stem = suffix !== '' && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
  const ending = stem === name ? '' : suffix;
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})${ending}`;
    const candidate = cut(stem, NAME_MAX_LENGTH - lengthOf(tail)) + tail;
    if (!taken.has(nameKey(candidate))) return candidate;
  }
}
