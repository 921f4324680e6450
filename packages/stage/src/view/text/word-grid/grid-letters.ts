import type { ResolvedParagraph } from '@lectern/courseware';

/** Chinese characters and the marks between them, as they stand in an exercise book: a cell for each. */
const IN_CELL = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

/** A piece of a run: a letter in its cell, or what stands between cells. */
export interface GridPiece {
  readonly letters: string;
  /** Where it begins in its run. */
  readonly at: number;
  /** Of its cell; undefined where there is none. */
  readonly attributes: Readonly<Record<string, string>> | undefined;
}

/** The pieces of a run in a grid of cells; undefined in lines, on which words stand as they are. */
export function gridLetters(
  grid: ResolvedParagraph['wordGrid'],
  text: string,
  ruby: string | undefined,
): readonly GridPiece[] | undefined {
  if (grid === undefined || grid === 'english') return undefined;
  const pieces: { letters: string; at: number; attributes: GridPiece['attributes'] }[] = [];
  let at = 0;
  for (const letter of text) {
    const last = pieces.at(-1);
    if (IN_CELL.test(letter) || ruby !== undefined)
      pieces.push({
        letters: letter,
        at,
        attributes: { 'data-letter-cell': grid, ...(ruby !== undefined && { 'data-over': ruby }) },
      });
    else if (last && !last.attributes) last.letters += letter;
    else pieces.push({ letters: letter, at, attributes: undefined });
    at += letter.length;
  }
  return pieces;
}
