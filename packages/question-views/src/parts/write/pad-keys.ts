/** A key of a pad: characters to insert, or `back` to delete one. */
export type PadKey = { readonly insert: string; readonly label?: string } | 'back';

const digit = (insert: string): PadKey => ({ insert });

/** All that a number in school needs: fractions, powers of ten, per cent. In rows of four. */
export const FULL_KEYS: readonly PadKey[] = [
  ...['7', '8', '9'].map(digit),
  'back',
  ...['4', '5', '6'].map(digit),
  { insert: '-', label: '−' },
  ...['1', '2', '3'].map(digit),
  digit('/'),
  ...['0', '.', '%'].map(digit),
  { insert: '×10^', label: '×10ⁿ' },
];

/** Keys for mental arithmetic, in rows of three. */
export const PLAIN_KEYS: readonly PadKey[] = [
  ...['7', '8', '9', '4', '5', '6', '1', '2', '3'].map(digit),
  digit('.'),
  digit('0'),
  'back',
];

/** Signs of chemical equations that keyboards lack, and conditions in the language of the screen. */
export const CHEMISTRY_KEYS: Readonly<Record<'zh' | 'en', readonly PadKey[]>> = {
  zh: ['=', '+', '↑', '↓', '△', '点燃', '加热', '催化剂'].map(digit),
  en: ['=', '+', '↑', '↓', '△', '→'].map(digit),
};

export interface TypedText {
  readonly text: string;
  /** Offset of the caret. */
  readonly caret: number;
}

/** The text after a key was pressed while `start` to `end` were selected. A text that would be too long stays as it is. */
export function afterKey(text: string, start: number, end: number, key: PadKey, most: number): TypedText {
  if (key !== 'back') {
    const next = text.slice(0, start) + key.insert + text.slice(end);
    return next.length > most ? { text, caret: end } : { text: next, caret: start + key.insert.length };
  }
  const from = start === end ? startOfLast(text, start) : start;
  return { text: text.slice(0, from) + text.slice(end), caret: from };
}

/** Offset from which one press of `back` deletes: `×10^` goes at once. */
function startOfLast(text: string, caret: number): number {
  return text.slice(0, caret).endsWith('×10^') ? caret - 4 : Math.max(0, caret - 1);
}
