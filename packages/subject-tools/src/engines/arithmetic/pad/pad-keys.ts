import type { CalculatorKind } from './model.ts';
import type { CalculatorTexts } from './texts.ts';

/** A key of the pad, which types text or runs a command. */
export interface PadKey {
  readonly sign: string;
  readonly types?: string;
  readonly does?: 'clear' | 'back' | 'negate' | 'equals';
  /** The accessible name, for signs that are not read aloud well. */
  readonly name?: (t: CalculatorTexts) => string;
  readonly look?: 'digit' | 'operator' | 'equals';
}

const digit = (sign: string): PadKey => ({ sign, types: sign, look: 'digit' });
const operator = (sign: string): PadKey => ({ sign, types: sign, look: 'operator' });
const given = (name: string): PadKey => ({ sign: name, types: `${name}(` });

const CLEAR: PadKey = { sign: 'C', does: 'clear', name: (t) => t.clear };
const BACK: PadKey = { sign: '⌫', does: 'back', name: (t) => t.back };
const NEGATE: PadKey = { sign: '±', does: 'negate', name: (t) => t.negate };
const EQUALS: PadKey = { sign: '=', does: 'equals', name: (t) => t.equals, look: 'equals' };
const OPEN: PadKey = { sign: '(', types: '(' };
const CLOSE: PadKey = { sign: ')', types: ')' };
const PERCENT: PadKey = { sign: '%', types: '%' };
const ROOT: PadKey = { sign: '√', types: '√(', name: (t) => t.root };
const SQUARE: PadKey = { sign: 'x²', types: '²', name: (t) => t.square };
const POWER: PadKey = { sign: 'xʸ', types: '^', name: (t) => t.power };

const STANDARD: readonly (readonly PadKey[])[] = [
  [OPEN, CLOSE, PERCENT, CLEAR],
  [NEGATE, SQUARE, ROOT, BACK],
  [digit('7'), digit('8'), digit('9'), operator('÷')],
  [digit('4'), digit('5'), digit('6'), operator('×')],
  [digit('1'), digit('2'), digit('3'), operator('−')],
  [digit('0'), { sign: '.', types: '.', look: 'digit' }, EQUALS, operator('+')],
];

const FUNCTIONS: readonly (readonly PadKey[])[] = [
  [given('sin'), POWER],
  [given('cos'), { sign: 'x⁻¹', types: '^−1', name: (t) => t.reciprocal }],
  [given('tan'), { sign: 'n!', types: '!' }],
  [given('ln'), { sign: 'π', types: 'π' }],
  [given('lg'), { sign: 'e', types: 'e' }],
  [
    { sign: '10ˣ', types: '10^' },
    { sign: '×10ˣ', types: '×10^' },
  ],
];

/** The rows of the pad from the top. */
export function padRows(kind: CalculatorKind): readonly (readonly PadKey[])[] {
  return kind === 'standard' ? STANDARD : STANDARD.map((row, at) => [...(FUNCTIONS[at] ?? []), ...row]);
}
