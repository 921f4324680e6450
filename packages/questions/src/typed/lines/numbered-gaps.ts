import type { Strip } from '../strip.ts';

/** A gap of a passage, with its number where it has one. */
export interface Gap {
  readonly number?: number;
  /** Index of the passage's line. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

/** A line to write on, or empty brackets. */
const PLAIN = /[_＿]{2,}|[(（【[〔][\s\u3000]*[)）】\]〕]/g;
/** `__36__`, `__(36)`, `36____` and `(36)`, or a gap without a number. */
const NUMBERED =
  /[_＿]+\s?(?:[(（]\s?)?(\d{1,3})(?:\s?[)）])?\s?[_＿]+|[_＿]{2,}\s?[(（]\s?(\d{1,3})\s?[)）]|(?<!\d)(\d{1,3})[.．]?\s?[_＿]{2,}|[(（]\s?(\d{1,3})\s?[)）]\s?[_＿]*|[_＿]{2,}|[(（【[〔][\s\u3000]*[)）】\]〕]/g;

/** The gaps of lines, in the order of reading. A number beside a line to write on is a part of the text. */
export function plainGaps(strips: readonly Strip[]): Gap[] {
  return strips.flatMap(({ text }, line) =>
    [...text.matchAll(PLAIN)].map(({ 0: all, index }) => ({ line, from: index, to: index + all.length })),
  );
}

/** The gaps of a passage whose gaps have the numbers of questions, as cloze tests have. */
export function numberedGaps(strips: readonly Strip[]): Gap[] {
  return strips.flatMap(({ text }, line) =>
    [...text.matchAll(NUMBERED)].map((match) => {
      const digits = match[1] ?? match[2] ?? match[3] ?? match[4];
      const gap = { line, from: match.index, to: match.index + match[0].length };
      return digits === undefined ? gap : { ...gap, number: Number(digits) };
    }),
  );
}

/** Numbers that stand in a passage between spaces alone, in their order; undefined when one of them is not found. */
export function bareGaps(
  strips: readonly Strip[],
  numbers: readonly (number | undefined)[],
): Gap[] | undefined {
  const found: Gap[] = [];
  let place = { line: 0, from: 0 };
  for (const number of numbers) {
    const gap = number === undefined ? undefined : bareGap(strips, number, place);
    if (!gap) return undefined;
    found.push(gap);
    place = { line: gap.line, from: gap.to };
  }
  return found;
}

/** The first place behind another where a number stands alone. */
function bareGap(
  strips: readonly Strip[],
  number: number,
  after: { line: number; from: number },
): Gap | undefined {
  const alone = new RegExp(`(?<=\\s|^)${number}(?=[\\s.,;:?!，。；：？！]|$)`, 'g');
  for (let line = after.line; line < strips.length; line++) {
    alone.lastIndex = line === after.line ? after.from : 0;
    const match = alone.exec(strips[line]?.text ?? '');
    if (match) return { number, line, from: match.index, to: match.index + match[0].length };
  }
  return undefined;
}

/** The numbers of a passage's gaps. */
export function gapNumbers(strips: readonly Strip[]): number[] {
  return numberedGaps(strips).flatMap(({ number }) => (number === undefined ? [] : [number]));
}

/** Whether two lines to write on at least have a number within them. */
export function hasNumberedLines(strips: readonly Strip[]): boolean {
  return (
    strips.reduce(
      (sum, { text }) => sum + (text.match(/[_＿]\s?[(（]?\d{1,3}[)）]?\s?[_＿]/g)?.length ?? 0),
      0,
    ) > 1
  );
}
