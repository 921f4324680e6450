import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The 49,000 passwords that occur most in published leaks, in lower case (docs/data-licences.md), with their ranks from
 * 0.
 */
const LEAKED: ReadonlyMap<unknown, number> = new Map(
  dictionary['passwords-common'].map((password, rank) => [password, rank]),
);
/** Signs that stand for letters: guessers try these substitutions too. */
const STANDS_FOR: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '3': 'e',
  '1': 'i',
  '!': 'i',
};

/** Whether a password in lower case is among the most leaked, unchanged or with signs in place of letters. */
export function isLeaked(lower: string): boolean {
  return LEAKED.has(lower) || LEAKED.has(plainLetters(lower));
}

/** The rank of a password among the leaked ones; 0 is the most frequent, infinity means that it has not leaked. */
export function leakedRank(lower: string): number {
  return LEAKED.get(lower) ?? Number.POSITIVE_INFINITY;
}

/** The text with digits and signs replaced by the letters that they stand for. */
export function plainLetters(lower: string): string {
  return lower.replace(/(?<=\D)[@$031!](?=\D)/g, (sign) => STANDS_FOR[sign] ?? sign);
}
