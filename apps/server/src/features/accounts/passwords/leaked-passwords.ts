import { dictionary } from '@zxcvbn-ts/language-common';

/** The 49,000 passwords that occur most in published leaks, in lower case (docs/data-licences.md). */
const LEAKED: ReadonlySet<unknown> = new Set(dictionary['passwords-common']);
/** Signs that stand for letters: whoever guesses tries them too. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
};

/** Whether a password in lower case is among those that leaked most, as it is or with signs in the place of letters. */
export function isLeaked(lower: string): boolean {
  if (LEAKED.has(lower)) return true;
  const plain = lower.replace(/(?<=\D)[@$031!](?=\D)/g, (sign) => STANDS_FOR[sign] ?? sign);
  return LEAKED.has(plain);
}
