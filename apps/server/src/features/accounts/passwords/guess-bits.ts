import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';
import { leakedRank, plainLetters } from './leaked-passwords.ts';
import { SYLLABLES } from './pinyin-syllables.ts';

/** Rows and columns of the keyboard, and well-known sequences; each is read in both directions. */
const RUNS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8i9',
  '1a2b3c4d5e6f7g8h9i',
  'qazwsxedcrfvtgbyhnujmikolp',
  '147258369',
  '159357',
  '789456123',
  '1357924680',
  '2468013579',
  '!@#$%^&*()',
].flatMap((run) => [run, [...run].reverse().join('')]);

/** Numbers that people append for luck, love or fun. */
const LOVED = new Set(
  '520 521 1314 5201314 1314520 3344 7758521 666 888 168 518 110 120 119 007 147 258 369 233 996 2333 314 314159 3141592'.split(
    ' ',
  ),
);

const YEAR = /^(19|20)\d\d$/;
const DATE = /^(?:(?:19|20)?\d\d)(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const MONTH = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])$/;
const DAY = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const MOBILE = /^1[3-9]\d{9}$/;

/** A surname and the initials of a given name, as in `zhangxm`. */
const SHORT_NAME = /^([a-z]+?)([bcdfghjklmnpqrstwxyz]{1,2})$/;
const INITIAL_BITS = 3.2;

/** Longest known piece, characters. */
const PIECE_MAX = 40;
const REPEAT_MAX = 8;
/** Number of characters of a text that are examined; a longer text is strong in any case. */
const LOOKED_AT = 128;

/**
 * Estimates how many guesses a text needs, in bits, when words, names and syllables are tried first, then years,
 * keyboard sequences and repetitions. The estimate belongs to the cheapest way to compose the text of known pieces.
 */
export function guessBits(text: string, ownNames: readonly string[]): number {
  const letters = [...text.normalize('NFKC')].slice(0, LOOKED_AT);
  const lower = letters.map((letter) => letter.toLowerCase());
  const own = ownNames.flatMap(ownPieces);
  /** The cheapest cost of each prefix of the text, by its length. */
  const bits: number[] = [0];
  for (let end = 1; end <= letters.length; end += 1) {
    bits[end] = (bits[end - 1] ?? 0) + letterBits(letters[end - 1] ?? '', lower[end - 2] === lower[end - 1]);
    for (let start = Math.max(0, end - PIECE_MAX); start < end - 1; start += 1) {
      const piece = pieceBits(lower.slice(start, end).join(''), own);
      if (piece === undefined) continue;
      const capital = letters.slice(start, end).findLastIndex((letter, at) => letter !== lower[start + at]);
      const written = capital > 0 ? 1 : capital === 0 ? 0.3 : 0;
      bits[end] = Math.min(bits[end] ?? 0, (bits[start] ?? 0) + piece + written);
    }
    for (let size = 1; size <= REPEAT_MAX && size * 2 <= end; size += 1) {
      const block = lower.slice(end - size, end).join('');
      if (lower.slice(end - size * 2, end - size).join('') !== block) continue;
      // The piece repeats the piece before it.
      bits[end] = Math.min(bits[end] ?? 0, (bits[end - size] ?? 0) + 1);
    }
  }
  return bits[letters.length] ?? 0;
}

/** The bits of a piece; undefined for an unknown piece. */
function pieceBits(piece: string, own: readonly string[]): number | undefined {
  const found: number[] = [];
  const add = (bits: number) => found.push(bits);
  if (own.includes(piece)) add(2);
  if (piece.length >= 3 && RUNS.some((run) => run.includes(piece))) add(4 + Math.log2(piece.length));
  if (LOVED.has(piece)) add(5);
  if (YEAR.test(piece)) add(6);
  if (DAY.test(piece)) add(8.5);
  if (MONTH.test(piece)) add(9.5);
  if (DATE.test(piece)) add(14);
  if (MOBILE.test(piece)) add(16);
  const plain = plainLetters(piece);
  if (COMMON_PASSWORDS.has(piece)) add(6);
  if (COMMON_WORDS.has(piece) || COMMON_WORDS.has(plain)) add(7);
  if (SYLLABLES.has(piece)) add(piece.length > 2 ? 7.3 : 6.5);
  const [, surname = '', initials = ''] = SHORT_NAME.exec(piece) ?? [];
  if (SYLLABLES.has(surname)) add(6.5 + initials.length * INITIAL_BITS);
  // Short leaked passwords occur inside any other text.
  if (piece.length >= 4) {
    const rank = Math.min(leakedRank(piece), leakedRank(plain));
    if (Number.isFinite(rank)) add(Math.log2(rank + 2));
  }
  return found.length === 0 ? undefined : Math.min(...found);
}

function letterBits(letter: string, isRepeated: boolean): number {
  if (isRepeated) return 1;
  if (/\d/.test(letter)) return 3.33;
  if (/[a-z]/.test(letter)) return 4.7;
  if (/[A-Z]/.test(letter)) return 5.2;
  if (/[\s.,_@#!?*-]/.test(letter)) return 1.5;
  // Chinese characters occur in names and poems, mostly common ones, so each is worth few bits.
  return (letter.codePointAt(0) ?? 0) > 0xff ? 6 : 5.5;
}

/** A name, its parts, and each of these in reverse. */
function ownPieces(name: string): string[] {
  const whole = name.normalize('NFKC').toLowerCase();
  const parts = whole.split(/[^\p{L}\p{N}]+/u).filter((part) => part.length >= 2);
  return [whole, ...parts, [...whole].reverse().join('')].filter((piece) => [...piece].length >= 2);
}
