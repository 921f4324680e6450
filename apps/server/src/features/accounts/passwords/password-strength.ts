import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lectern/protocol/accounts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { guessBits } from './guess-bits.ts';
import { isLeaked } from './leaked-passwords.ts';

export type PasswordFault = 'short' | 'long' | 'common';

/**
 * A password with fewer bits is guessed within the tries that the limits allow, or soon from a stolen list of hashes.
 * Four syllables, three words or eight random letters have more bits.
 */
const BITS_MIN = 24.5;
/** Digits and signs around a word are a habit: up to `characters` of them together count for at most `bits`. */
const AROUND = { characters: 8, bits: 9 };

/**
 * Bits required of a link's password. Fewer bits are enough, because it is read aloud and tries are counted. Of random
 * six-digit numbers, 96 % have more than this.
 */
const LINK_BITS_MIN = { digits: 12, other: 15 };

/**
 * Returns the fault of a new password, or undefined. Length counts characters; there are no rules on kinds of
 * characters, only passwords that are guessed first are rejected (NIST SP 800-63B, 5.1.1.2).
 */
export function passwordFault(password: string, ownNames: readonly string[]): PasswordFault | undefined {
  const text = password.normalize('NFKC');
  const length = [...text].length;
  if (length < PASSWORD_MIN_LENGTH) return 'short';
  if (length > PASSWORD_MAX_LENGTH) return 'long';
  const lower = text.toLowerCase();
  if (COMMON_PASSWORDS.has(lower) || isLeaked(lower) || bitsOf(text, ownNames) < BITS_MIN) return 'common';
  return undefined;
}

/** Whether a link's new password is too easy to guess. The caller checks its length. */
export function isWeakLinkPassword(password: string, ownNames: readonly string[]): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const needed = LINK_BITS_MIN[/^\d+$/.test(lower) ? 'digits' : 'other'];
  return COMMON_PASSWORDS.has(lower) || isLeaked(lower) || guessBits(password, ownNames) < needed;
}

function bitsOf(text: string, ownNames: readonly string[]): number {
  const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(text) ?? [];
  const around = (part: string) => {
    const bits = guessBits(part, ownNames);
    return [...part].length <= AROUND.characters ? Math.min(AROUND.bits, bits) : bits;
  };
  const apart = around(before) + guessBits(core, ownNames) + around(after);
  return Math.min(apart, guessBits(text, ownNames));
}
