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
 * Writes characters into an entry from one of its cells on, and passes over cells that are locked; a text that is the whole
 * word, as input methods write it, begins at the first cell. Returns the letters, and the first cell after them that is open;
 * the last one that was written at the end of the entry.
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
  const isOpen = (index: number) => cells[index] !== undefined && !isLocked(cells[index]);
  const all = [...text];
  const isWhole =
    all.length === cells.length &&
    cells.every((cell, index) => !isLocked(cell) || letters.get(cellKey(cell)) === all[index]);
  let [place, last] = isWhole ? [0, 0] : [at, at];
  for (const [index, letter] of all.entries()) {
    if (isWhole && !isOpen(index)) continue;
    while (place < cells.length && !isOpen(place)) place++;
    const cell = cells[place];
    if (!cell) break;
    next.set(cellKey(cell), letter);
    last = place++;
  }
  while (place < cells.length && !isOpen(place)) place++;
  return { letters: next, at: place < cells.length ? place : last };
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
