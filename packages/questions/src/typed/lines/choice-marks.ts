/** The letter of a choice in a line. */
export interface ChoiceMark {
  /** 0 for A. */
  readonly index: number;
  readonly at: number;
  /** Index behind the mark and its white space. */
  readonly end: number;
}

/** How the letters of choices are written. `colon` and `loose` also occur in dialogues and in sentences. */
export type ChoiceForm = 'dotted' | 'bracketed' | 'colon' | 'loose';

const L = '([A-JＡ-Ｊ])';
/** A、B两地 names two places and is no choice. */
const NO_NAMES = '(?!\\s?[A-Z]\\s?[、,，和与两三四点间之])';
const PATTERNS: Readonly<Record<ChoiceForm, RegExp>> = {
  dotted: new RegExp(`${L}(?:\\s?(?:[.．)）]|、${NO_NAMES})|(?=\\t|\\s{2}))\\s*`, 'g'),
  bracketed: new RegExp(`[(（【[]\\s?${L}\\s?[)）】\\]][.．、:：]?\\s*`, 'g'),
  colon: new RegExp(`${L}\\s?[:：]\\s*`, 'g'),
  loose: new RegExp(`(?<=^|\\s)${L}\\s+(?=\\S)`, 'g'),
};

/** Marks at the beginning of a line, of letters that follow each other; the first is `next` (0 for A) or a later one. */
export function choiceMarks(text: string, next: number, form: ChoiceForm): ChoiceMark[] {
  const all = marksIn(text, form);
  const [first] = all;
  if (first?.at !== 0 || first.index < next) return [];
  const apart = sequence(all, first.index, (mark) => isApart(text, mark.at));
  if (apart.length > 1) return withoutEnd(text, apart);
  const dense = sequence(all, first.index, (mark) => !/[A-Za-z]/.test(text.charAt(mark.at - 1)));
  return dense.length > 2 ? dense : apart;
}

/** Marks behind a stem on its own line, as in `1. 3+5=( ) A. 7 B. 8`: two at least. */
export function choiceMarksInside(text: string): ChoiceMark[] {
  for (const form of ['dotted', 'bracketed'] as const) {
    const fits = ({ index, at }: ChoiceMark) =>
      at > 0 && (isApart(text, at) || (index === 0 && !/[A-Za-z\d]/.test(text.charAt(at - 1))));
    const marks = sequence(marksIn(text, form), 0, fits);
    const kept = withoutEnd(text, marks);
    if (kept.length > 1) return kept;
  }
  return [];
}

function marksIn(text: string, form: ChoiceForm): ChoiceMark[] {
  return [...text.matchAll(PATTERNS[form])].map((match) => {
    const code = (match[1] ?? 'A').charCodeAt(0);
    const index = code - (code > 0xff ? 0xff21 : 0x41);
    return { index, at: match.index, end: match.index + match[0].length };
  });
}

/** Marks of letters in their order, each the first one that fits. */
function sequence(
  marks: readonly ChoiceMark[],
  first: number,
  fits: (mark: ChoiceMark) => boolean,
): ChoiceMark[] {
  const found: ChoiceMark[] = [];
  for (const mark of marks) if (mark.index === first + found.length && fits(mark)) found.push(mark);
  return found;
}

/** `A. vitamin B.` ends in a letter that is no choice: nothing stands behind it, and something behind the others. */
function withoutEnd(text: string, marks: readonly ChoiceMark[]): ChoiceMark[] {
  const isEmpty = marks.map(({ end }, index) => text.slice(end, marks[index + 1]?.at).trim() === '');
  return isEmpty.at(-1) && !isEmpty.slice(0, -1).includes(true) ? marks.slice(0, -1) : [...marks];
}

function isApart(text: string, at: number): boolean {
  return at === 0 || /[\s)）\ufffc;；。_]/.test(text.charAt(at - 1));
}
