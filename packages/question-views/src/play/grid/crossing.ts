import type { Cell } from './lines.ts';

/** A line of cells for a word. */
export interface Entry {
  readonly part: string;
  readonly gap: string;
  readonly row: number;
  readonly column: number;
  readonly direction: 'across' | 'down';
  readonly length: number;
  readonly number: number;
}

/** The characters of the cells, by `cellKey`. */
export type Letters = ReadonlyMap<string, string>;

export function cellKey({ row, column }: Cell): string {
  return `${row} ${column}`;
}

export function cellsOf({ row, column, direction, length }: Entry): Cell[] {
  return Array.from({ length }, (_, index) =>
    direction === 'across' ? { row, column: column + index } : { row: row + index, column },
  );
}

/** The word in an entry; undefined while a cell is empty. */
export function wordIn(entry: Entry, letters: Letters): string | undefined {
  const all = cellsOf(entry).map((cell) => letters.get(cellKey(cell)) ?? '');
  return all.includes('') ? undefined : all.join('');
}

/**
 * Writes characters into an entry from one of its cells on. A cell that is locked takes its own letter, so that a word is
 * written as it is spelled; other letters pass over it. A text that is the whole word, as input methods write it, begins at
 * the first cell. Returns the letters, and the cell after them; the last cell at the end of the entry.
 */
export function written(
  entry: Entry,
  at: number,
  text: string,
  letters: Letters,
  isLocked: (cell: Cell) => boolean,
): { readonly letters: Letters; readonly at: number } {
  const cells = cellsOf(entry);
  const next = new Map(letters);
  const all = [...text];
  const isOwn = (cell: Cell, letter: string | undefined) =>
    letters.get(cellKey(cell))?.toLowerCase() === letter?.toLowerCase();
  const isWhole =
    all.length === cells.length && cells.every((cell, index) => !isLocked(cell) || isOwn(cell, all[index]));
  let place = isWhole ? 0 : at;
  for (const letter of all) {
    const first = cells[place];
    if (!first || !isLocked(first) || !isOwn(first, letter)) {
      const open = cells.findIndex((cell, index) => index >= place && !isLocked(cell));
      const cell = cells[open];
      if (!cell) break;
      next.set(cellKey(cell), letter);
      place = open;
    }
    place++;
  }
  return { letters: next, at: Math.min(place, cells.length - 1) };
}

/** Erases a cell, or the open one before it when it is empty or locked. Returns the letters and the erased cell. */
export function erased(
  entry: Entry,
  at: number,
  letters: Letters,
  isLocked: (cell: Cell) => boolean,
): { readonly letters: Letters; readonly at: number } {
  const cells = cellsOf(entry);
  const hasLetter = (index: number) => {
    const cell = cells[index];
    return cell !== undefined && !isLocked(cell) && letters.has(cellKey(cell));
  };
  let place = at;
  while (place >= 0 && !hasLetter(place)) place--;
  const cell = cells[place];
  if (!cell) return { letters, at };
  const next = new Map(letters);
  next.delete(cellKey(cell));
  return { letters: next, at: place };
}

/** The entry that a tap on a cell selects: the other direction when the cell is tapped again. */
export function entryAt<One extends Entry>(
  entries: readonly One[],
  cell: Cell,
  before: One | undefined,
  isAgain: boolean,
): One | undefined {
  const through = entries.filter((entry) => cellsOf(entry).some((one) => cellKey(one) === cellKey(cell)));
  const stays = through.find((entry) => entry === before);
  if (stays && !isAgain) return stays;
  return through.find((entry) => entry !== before) ?? stays;
}
