import { type Random, seeded } from '@lectern/base';
import { shuffled } from '../question/random.ts';

export interface CrosswordEntry {
  readonly word: string;
  readonly row: number;
  readonly column: number;
  readonly direction: 'across' | 'down';
  /** Number of the cell where the word begins; words across and down from one cell share it. */
  readonly number: number;
}

export interface Crossword {
  readonly rows: number;
  readonly columns: number;
  /** In the order of their numbers, across before down. */
  readonly entries: readonly CrosswordEntry[];
  /** Words that cross no other word, or found no free line. */
  readonly unplaced: readonly string[];
}

interface Settings {
  /** Words of at least two characters: idioms, or English words in one case. */
  readonly words: readonly string[];
  readonly mostRows: number;
  readonly mostColumns: number;
  readonly seed: number;
}

type Placed = Omit<CrosswordEntry, 'number'>;

/** Rows and columns of a layout in progress count from its first word, also below zero. */
interface Layout {
  readonly cells: Map<number, string>;
  readonly placed: Placed[];
}

const ATTEMPTS = 12;

/**
 * Lays out words so that they cross, and that every line of two or more characters is one of them. The same for the same
 * seed. Of several attempts the one that places most words counts, then the one with the smallest grid.
 */
export function makeCrossword(settings: Settings): Crossword {
  const random = seeded(settings.seed);
  const words = [...new Set(settings.words)].filter((word) => [...word].length > 1);
  let best: Layout = { cells: new Map(), placed: [] };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const layout = attemptLayout(random, words, settings, attempt % 2 === 0);
    if (isBetter(layout, best)) best = layout;
  }
  return numbered(best, settings.words);
}

/** Places words one after the other: close together, or each wherever it fits, which leaves more free lines. */
function attemptLayout(
  random: Random,
  words: readonly string[],
  settings: Settings,
  isClose: boolean,
): Layout {
  const layout: Layout = { cells: new Map(), placed: [] };
  // Long words first, words of equal length in a random order.
  let waiting = shuffled(words, random).toSorted((a, b) => [...b].length - [...a].length);
  const first = waiting.shift();
  if (first === undefined) return layout;
  const longest = [...first].length;
  if (longest > Math.max(settings.mostColumns, settings.mostRows))
    return attemptLayout(random, waiting, settings, isClose);
  const direction = longest > settings.mostColumns ? 'down' : 'across';
  place(layout, { word: first, row: 0, column: 0, direction });
  // A word that crosses nothing yet may cross a word that is placed later.
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length;
    waiting = waiting.filter((word) => {
      const crossing = bestCrossing(random, layout, word, settings, isClose);
      if (crossing) place(layout, crossing);
      return !crossing;
    });
  }
  return layout;
}

/** A free line for a word, at random; of the lines with most crossings when words are placed close together. */
function bestCrossing(
  random: Random,
  layout: Layout,
  word: string,
  settings: Settings,
  isClose: boolean,
): Placed | undefined {
  const letters = [...word];
  let best: { place: Placed; worth: number } | undefined;
  for (const [cell, letter] of layout.cells) {
    const { row, column } = positionOf(cell);
    for (const [index, own] of letters.entries()) {
      if (own !== letter) continue;
      for (const direction of ['across', 'down'] as const) {
        const start = direction === 'across' ? { row, column: column - index } : { row: row - index, column };
        const candidate = { word, direction, ...start };
        const crossings = crossingsOf(layout, candidate, letters);
        if (crossings === 0 || !isWithin(layout, candidate, settings)) continue;
        const worth = random() + (isClose ? crossings : 0);
        if (!best || worth > best.worth) best = { place: candidate, worth };
      }
    }
  }
  return best?.place;
}

/** The number of words that a word would cross; 0 where it would touch one, or lie over one in the same line. */
function crossingsOf({ cells }: Layout, at: Placed, letters: readonly string[]): number {
  const along = (steps: number, aside = 0) => cells.get(cellAlong(at, steps, aside));
  if (along(-1) !== undefined || along(letters.length) !== undefined) return 0;
  let crossings = 0;
  for (const [index, letter] of letters.entries()) {
    const there = along(index);
    // Two filled cells in a row are a word in the same line.
    if (there !== undefined && along(index + 1) !== undefined) return 0;
    if (there === letter) crossings++;
    else if (there !== undefined || along(index, -1) !== undefined || along(index, 1) !== undefined) return 0;
  }
  return crossings;
}

function isWithin(layout: Layout, candidate: Placed, { mostRows, mostColumns }: Settings): boolean {
  const { rows, columns } = boundsOf([...layout.placed, candidate]);
  return rows <= mostRows && columns <= mostColumns;
}

function place({ cells, placed }: Layout, at: Placed): void {
  for (const [index, letter] of [...at.word].entries()) cells.set(cellAlong(at, index), letter);
  placed.push(at);
}

/** A cell as one number, so that cells are keys of a map. Layouts stay within 100 cells of their first word. */
const SPAN = 1000;

function cellAlong({ row, column, direction }: Placed, steps: number, aside = 0): number {
  return direction === 'across'
    ? (row + aside) * SPAN + column + steps
    : (row + steps) * SPAN + column + aside;
}

function positionOf(cell: number): { row: number; column: number } {
  const row = Math.round(cell / SPAN);
  return { row, column: cell - row * SPAN };
}

function boundsOf(placed: readonly Placed[]): { top: number; left: number; rows: number; columns: number } {
  const lengthOf = (one: Placed, direction: Placed['direction']) =>
    one.direction === direction ? [...one.word].length : 1;
  const top = Math.min(...placed.map(({ row }) => row));
  const left = Math.min(...placed.map(({ column }) => column));
  return {
    top,
    left,
    rows: Math.max(...placed.map((one) => one.row + lengthOf(one, 'down'))) - top,
    columns: Math.max(...placed.map((one) => one.column + lengthOf(one, 'across'))) - left,
  };
}

function isBetter(one: Layout, best: Layout): boolean {
  if (one.placed.length !== best.placed.length) return one.placed.length > best.placed.length;
  const size = ({ placed }: Layout) => {
    const { rows, columns } = boundsOf(placed);
    return rows * columns;
  };
  return size(one) < size(best);
}

function numbered({ placed }: Layout, words: readonly string[]): Crossword {
  if (placed.length === 0) return { rows: 0, columns: 0, entries: [], unplaced: words };
  const { top, left, rows, columns } = boundsOf(placed);
  const sorted = placed
    .map((one) => ({ ...one, row: one.row - top, column: one.column - left }))
    .toSorted((a, b) => a.row - b.row || a.column - b.column || (a.direction === 'across' ? -1 : 1));
  const starts = [...new Set(sorted.map(({ row, column }) => `${row},${column}`))];
  const entries = sorted.map((one) => ({ ...one, number: starts.indexOf(`${one.row},${one.column}`) + 1 }));
  const isPlaced = new Set(placed.map(({ word }) => word));
  return { rows, columns, entries, unplaced: words.filter((word) => !isPlaced.has(word)) };
}
