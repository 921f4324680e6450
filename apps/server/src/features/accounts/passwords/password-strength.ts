import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lectern/protocol/accounts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { guessBits } from './guess-bits.ts';
import { isLeaked } from './leaked-passwords.ts';

export type PasswordFault = 'short' | 'long' | 'common';

/**
 * Below this many bits a password is guessed within the tries that are let pass somewhere, or soon where a list of hashes was
 * stolen. Four syllables, three words or eight letters at random have more.
 */
const BITS_MIN = 24.5;
/** Digits and signs around a word are chosen as a habit: up to so many characters of them count for so many bits at most. */
const AROUND = { characters: 8, bits: 9 };

/**
 * A link is told aloud and its tries are counted, so less will do. Of digits alone, 96 of 100 that fall at random have
 * more than this.
 */
const LINK_BITS_MIN = { digits: 12, other: 15 };

/**
 * What is wrong with a new password, or undefined. Length counts characters; there are no rules on kinds of
 * characters, only a refusal of what is guessed first (NIST SP 800-63B, 5.1.1.2).
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

/** Whether a new password of a link is among those that are guessed first. Its length is the caller's to ask. */
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
