import type { Strip } from '../strip.ts';

/** A gap of a passage, with its number where it has one: `__36__`, `36____`, `(36)____`, `____`, `（　）`. */
export interface Gap {
  readonly number?: number;
  /** Index of the passage's line. */
  readonly line: number;
  readonly from: number;
  readonly to: number;
}

const GAP =
  /[_＿]+\s?(?:[(（]\s?)?(\d{1,3})(?:\s?[)）])?\s?[_＿]+|[_＿]{2,}\s?[(（]\s?(\d{1,3})\s?[)）]|(?<!\d)(\d{1,3})[.．]?\s?[_＿]{2,}|[(（]\s?(\d{1,3})\s?[)）]\s?[_＿]*|[_＿]{2,}|[(（【[〔][\s\u3000]*[)）】\]〕]/g;

/** Every gap of the lines, in the order of reading. A number in brackets counts where `withBrackets` is set. */
export function gapsIn(strips: readonly Strip[], withBrackets: boolean): Gap[] {
  return strips.flatMap(({ text }, line) =>
    [...text.matchAll(GAP)].flatMap((match) => {
      const digits = match[1] ?? match[2] ?? match[3] ?? match[4];
      if (match[4] !== undefined && !withBrackets && !/[_＿]$/.test(match[0])) return [];
      const gap = { line, from: match.index, to: match.index + match[0].length };
      return [digits === undefined ? gap : { ...gap, number: Number(digits) }];
    }),
  );
}

/** The numbers of a passage's gaps. */
export function gapNumbers(strips: readonly Strip[]): number[] {
  return gapsIn(strips, true).flatMap(({ number }) => (number === undefined ? [] : [number]));
}
