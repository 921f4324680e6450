import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@lectern/protocol/accounts';
import { COMMON_PASSWORDS, COMMON_WORDS } from './common-passwords.ts';
import { isLeaked } from './leaked-passwords.ts';

export type PasswordFault = 'short' | 'long' | 'common';

/** Rows a hand runs along; read in both directions. */
const RUNS = [
  '0123456789012345678901234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
].flatMap((run) => [run, [...run].reverse().join('')]);

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
  if (COMMON_PASSWORDS.has(lower) || isLeaked(lower) || isOneThing(lower)) return 'common';
  const word = lower.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');
  if (lower.length - word.length <= 6 && COMMON_WORDS.has(word)) return 'common';
  const named = ownNames.some((name) => {
    const own = name.normalize('NFKC').toLowerCase();
    return own.length > 0 && (lower === own || lower === own + own || lower.replace(/\d{1,4}$/, '') === own);
  });
  return named ? 'common' : undefined;
}

/** One character, one short block repeated, one run along the keyboard, a date, or a Chinese mobile number. */
function isOneThing(text: string): boolean {
  if (/^(.{1,3})\1+$/su.test(text) || /^(.{4})\1+$/su.test(text)) return true;
  if (RUNS.some((run) => run.includes(text))) return true;
  if (/^(19|20)\d\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.test(text)) return true;
  return /^1[3-9]\d{9}$/.test(text);
}
