import { NAME_MAX_LENGTH } from '../constants.ts';
import { LecternError } from '../errors/errors.ts';

// Control characters, line and paragraph separators, and direction marks: they disguise a name (`exe.fdp` displayed
// backwards). Lone surrogates cannot be stored as UTF-8.
const FORBIDDEN = /[/\\\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Length in code points, so that 𠮷 counts once. */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * The name in its stored form: NFC, trimmed. Throws NAME_INVALID when the name is empty, longer than 200 characters,
 * `.` or `..`, or contains `/`, `\` or control characters.
 */
export function documentName(given: string): string {
  const name = given.normalize('NFC').trim();
  const fits = name !== '' && name !== '.' && name !== '..' && lengthOf(name) <= NAME_MAX_LENGTH;
  if (!fits || FORBIDDEN.test(name)) throw new LecternError('NAME_INVALID', { max: NAME_MAX_LENGTH });
  return name;
}

/** Key for comparing names in a folder: names with equal keys are the same; case is ignored. */
export function nameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
