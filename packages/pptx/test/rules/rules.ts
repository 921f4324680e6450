import { PACKAGE_RULES } from '../../src/rules/deck-package.ts';

/** All rules by name: a test plants a fault for each. Rules of packages are also checked for every export. */
export const RULES = [
  'zip-readable',
  'zip-first',
  'zip-names',
  'zip-doubled',
  'zip-method',
  'zip-lengths',
  ...PACKAGE_RULES,
  'chart-axes',
  'chart-series',
  'chart-data',
  'attributes',
  'values',
  'children',
] as const;

export type Rule = (typeof RULES)[number];
export type Report = (rule: Rule, part: string, detail: string) => void;
