import type { Domain } from '../src/formula/exact/comparison.ts';
import { FIRST_HALF } from './corpus-first-half.ts';
import { NEAR_MISSES } from './corpus-near-misses.ts';
import { OTHER_SPELLINGS } from './corpus-other-spellings.ts';
import { OTHER_TESTS } from './corpus-other-tests.ts';
import { SECOND_HALF } from './corpus-second-half.ts';

/** Two formulas, whether a teacher calls them equal, and the rule that applies. */
export interface FormulaPair {
  readonly key: string;
  readonly answer: string;
  readonly equal: boolean;
  readonly rule: string;
  readonly variables: Readonly<Record<string, Domain>>;
}

/** Pairs of a text whose lines are `key ;; answer ;; = or != ;; rule ;; domains`. */
export function pairsOfText(text: string): FormulaPair[] {
  return text
    .split('\n')
    .filter((line) => line.includes(';;'))
    .map((line) => {
      const [key = '', answer = '', sign = '', rule = '', domains = ''] = line
        .split(' ;; ')
        .map((part) => part.trim());
      return { key, answer, equal: sign === '=', rule, variables: domainsOf(domains) };
    });
}

function domainsOf(text: string): Record<string, Domain> {
  const rows = text.split(',').filter((row) => row.includes(':'));
  return Object.fromEntries(rows.map((row) => row.split(':') as [string, Domain]));
}

/** Pairs in the manner of tests at schools. */
export const FORMULA_CORPUS: readonly FormulaPair[] = [
  ...pairsOfText(FIRST_HALF),
  ...pairsOfText(SECOND_HALF),
  ...pairsOfText(NEAR_MISSES),
  ...pairsOfText(OTHER_SPELLINGS),
  ...pairsOfText(OTHER_TESTS),
];
