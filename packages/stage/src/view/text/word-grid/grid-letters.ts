import type { ResolvedParagraph } from '@lectern/courseware';

/** Chinese characters and the punctuation between them, as in an exercise book: each has a cell. */
const IN_CELL = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef“”‘’…—]/u;

/** A piece of a run: a letter in its cell, or text between cells. */
export interface GridPiece {
  readonly letters: string;
  /** The piece's offset in its run. */
  readonly at: number;
  /** Attributes of the cell; undefined for text without a cell. */
  readonly attributes: Readonly<Record<string, string>> | undefined;
}

/** The pieces of a run in a grid of cells; undefined for ruled lines, on which text is unchanged. */
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
