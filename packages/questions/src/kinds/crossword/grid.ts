import * as z from 'zod/mini';
import { makeCrossword } from '../../generators/crossword.ts';
import { partId } from '../../question/content.ts';
import { gapId } from '../../question/gaps.ts';
import type { HiddenWord } from '../game-parts.ts';
import type { Problem } from '../question-kind.ts';

export const MOST_WORDS = 30;
const MOST_SIDE = 20;

const at = z.int().check(z.gte(0), z.lte(MOST_SIDE - 1));
const side = z.int().check(z.gte(0), z.lte(MOST_SIDE));

const entry = z.object({
  part: partId,
  gap: gapId,
  row: at,
  column: at,
  direction: z.enum(['across', 'down']),
  /** Number of cells. */
  length: z.int().check(z.gte(2), z.lte(MOST_SIDE)),
  number: z.int().check(z.gte(1), z.lte(MOST_WORDS)),
});
type Entry = z.infer<typeof entry>;

export const crosswordGrid = z.object({
  rows: side,
  columns: side,
  /** Lines for the words, made by `makeCrossword` or set by hand. */
  entries: z.array(entry).check(z.maxLength(MOST_WORDS)),
  /** Characters that are given. */
  given: z
    .array(z.object({ row: at, column: at, letter: z.string().check(z.minLength(1), z.maxLength(8)) }))
    .check(z.maxLength(MOST_SIDE * MOST_SIDE)),
  /** Characters to pick from; words are written by hand or keyboard when left out. */
  tray: z.optional(z.string().check(z.maxLength(500))),
});
export type CrosswordGrid = z.infer<typeof crosswordGrid>;

/**
 * Words without an entry, entries without a word or of another length, beyond the grid or with another character where
 * they cross, and given characters that no word has there.
 */
export function gridProblems(grid: CrosswordGrid, words: readonly HiddenWord[]): Problem[] {
  const named = (one: Pick<Entry, 'part' | 'gap'>) => `${one.part}/${one.gap}`;
  const wordOf = new Map(words.map((one) => [named(one), one.word]));
  const entries = new Set(grid.entries.map(named));
  const cells = new Map<string, string>();
  const wrong = grid.entries.flatMap((entry): Problem[] => {
    const word = wordOf.get(named(entry));
    if (word === undefined) return [{ code: 'unknown-id', at: named(entry) }];
    return write(cells, grid, entry, word) ? [] : [{ code: 'key-wrong', at: named(entry) }];
  });
  const elsewhere = grid.given.filter(({ row, column, letter }) => cells.get(`${row},${column}`) !== letter);
  return [
    ...[...wordOf.keys()]
      .filter((name) => !entries.has(name))
      .map((at) => ({ code: 'not-placed', at }) as const),
    ...wrong,
    ...elsewhere.map(({ row, column }) => ({ code: 'key-wrong', at: `${row},${column}` }) as const),
  ];
}

/** Writes a word into the cells; false when its entry has another length or a cell another character. */
function write(cells: Map<string, string>, grid: CrosswordGrid, entry: Entry, word: string): boolean {
  const letters = [...word];
  const isAcross = entry.direction === 'across';
  const lastRow = isAcross ? entry.row : entry.row + letters.length - 1;
  const lastColumn = isAcross ? entry.column + letters.length - 1 : entry.column;
  let fits = letters.length === entry.length && lastRow < grid.rows && lastColumn < grid.columns;
  for (const [index, letter] of letters.entries()) {
    const cell = isAcross ? `${entry.row},${entry.column + index}` : `${entry.row + index},${entry.column}`;
    fits &&= (cells.get(cell) ?? letter) === letter;
    cells.set(cell, letter);
  }
  return fits;
}

/** A grid for words, without given characters. Words that cross no other one have no entry. */
export function layOutWords(words: readonly HiddenWord[], seed: number): CrosswordGrid {
  const { rows, columns, entries } = makeCrossword({
    words: words.map(({ word }) => word),
    mostRows: MOST_SIDE,
    mostColumns: MOST_SIDE,
    seed,
  });
  return {
    rows,
    columns,
    entries: entries.flatMap(({ word, row, column, direction, number }) => {
      const hidden = words.find((one) => one.word === word);
      const length = [...word].length;
      return hidden ? [{ part: hidden.part, gap: hidden.gap, row, column, direction, length, number }] : [];
    }),
    given: [],
  };
}
