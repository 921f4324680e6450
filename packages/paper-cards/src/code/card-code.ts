import { cellsOf, viewsOf } from './cells.ts';

/** A code: the patterns of all cards, in a grid inside a black border that is one cell wide. */
export interface CardCode {
  /** Cells along a side of the pattern, without the border. */
  readonly grid: number;
  /** A word for each card, by card number less one. The highest bit is the first cell of the print; 1 is dark. */
  readonly words: readonly number[];
}

/** A pattern that a code allows: a card with one of its sides up. */
export interface CodeView {
  /** Number of the card, from 1. */
  readonly card: number;
  /** Index in `CARD_SIDES` of the side that is up. */
  readonly up: number;
  /** The cells as seen, row by row: 1 is dark, -1 is light. */
  readonly signs: Int8Array;
}

/** Returns all patterns of a code. */
export function codeViews({ grid, words }: CardCode): readonly CodeView[] {
  return words.flatMap((word, index) =>
    viewsOf(cellsOf(word, grid), grid).map((cells, up) => ({
      card: index + 1,
      up,
      signs: Int8Array.from(cells, (cell) => (cell === 1 ? 1 : -1)),
    })),
  );
}
