import { type Random, seeded } from '@lectern/base';
import { oneOf, shuffled } from '../question/random.ts';

/** Steps of one cell in rows and columns. */
const STEPS = {
  right: [0, 1],
  down: [1, 0],
  'down-right': [1, 1],
  'up-right': [-1, 1],
  left: [0, -1],
  up: [-1, 0],
  'up-left': [-1, -1],
  'down-left': [1, -1],
} as const satisfies Record<string, readonly [number, number]>;

export type Direction = keyof typeof STEPS;
export const DIRECTIONS = Object.keys(STEPS) as [Direction, ...Direction[]];

const ALL_STEPS: readonly (readonly [number, number])[] = Object.values(STEPS);

export interface WordPlace {
  readonly word: string;
  readonly row: number;
  readonly column: number;
  readonly direction: Direction;
}

export interface WordSearchSettings {
  readonly words: readonly string[];
  readonly rows: number;
  readonly columns: number;
  readonly directions: readonly [Direction, ...Direction[]];
  /** The characters of the other cells, such as those of the same lesson; the words' own characters when empty. */
  readonly filler: string;
  readonly seed: number;
}

/**
 * A grid in which each word occurs exactly once, or the reason why there is none. `inside-another`: a word is part of
 * another one, forwards or backwards, and would occur twice. `no-space`: the words do not fit. `filler`: each character
 * of the filler would complete a word.
 */
export type WordSearch =
  | { readonly state: 'made'; readonly rows: readonly string[][]; readonly places: readonly WordPlace[] }
  | {
      readonly state: 'failed';
      readonly why: 'inside-another' | 'no-space' | 'filler';
      readonly word?: string;
    };

type Grid = (string | undefined)[][];

const ATTEMPTS = 8;

/** Hides words in a grid of characters, the same for the same seed. */
export function makeWordSearch(settings: WordSearchSettings): WordSearch {
  const words = settings.words.map((word) => ({ word, letters: [...word] }));
  const inside = words.find(({ word, letters }, index) =>
    words.some(
      (other, at) =>
        at !== index && (other.word.includes(word) || other.word.includes(letters.toReversed().join(''))),
    ),
  );
  if (inside) return { state: 'failed', why: 'inside-another', word: inside.word };
  const random = seeded(settings.seed);
  let failed: WordSearch = { state: 'failed', why: 'no-space' };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const made = attemptGrid(random, settings, words);
    if (made.state === 'made') return made;
    failed = made;
  }
  return failed;
}

/** How many lines of cells read as the word, in any of the eight directions; a palindrome's line counts once. */
export function occurrences(rows: readonly (readonly (string | undefined)[])[], word: string): number {
  const letters = [...word];
  let count = 0;
  for (const [row, cells] of rows.entries())
    for (const column of cells.keys())
      for (const step of ALL_STEPS) if (reads(rows, letters, row, column, step)) count++;
  if (letters.length === 1) return count / DIRECTIONS.length;
  return word === letters.toReversed().join('') ? count / 2 : count;
}

/** The characters of a line of cells; undefined where the line leaves the grid. */
export function readWord(
  rows: readonly (readonly string[])[],
  { row, column, direction }: Omit<WordPlace, 'word'>,
  length: number,
): string | undefined {
  const [down, right] = STEPS[direction];
  const cells = Array.from({ length }, (_, index) => rows[row + down * index]?.[column + right * index]);
  return cells.includes(undefined) ? undefined : cells.join('');
}

type Letters = readonly { readonly word: string; readonly letters: readonly string[] }[];

function attemptGrid(random: Random, settings: WordSearchSettings, words: Letters): WordSearch {
  const { rows, columns } = settings;
  const grid: Grid = Array.from({ length: rows }, () => Array.from({ length: columns }, () => undefined));
  const places: WordPlace[] = [];
  // Long words first: later they find no free line.
  for (const { word, letters } of words.toSorted((a, b) => b.letters.length - a.letters.length)) {
    const place = findPlace(random, grid, letters, settings.directions);
    if (!place) return { state: 'failed', why: 'no-space', word };
    for (const [index, letter] of letters.entries()) setCell(grid, place, index, letter);
    places.push({ word, ...place });
  }
  if (!fill(random, grid, settings.filler, words)) return { state: 'failed', why: 'filler' };
  const full = grid.map((cells) => cells.map((cell) => cell ?? ''));
  // Words that cross can form another word by chance; the next attempt places them elsewhere.
  const twice = words.find(({ word }) => occurrences(full, word) !== 1);
  if (twice) return { state: 'failed', why: 'no-space', word: twice.word };
  const inOrder = words.flatMap(({ word }) => places.find((place) => place.word === word) ?? []);
  return { state: 'made', rows: full, places: inOrder };
}

function findPlace(
  random: Random,
  grid: Grid,
  letters: readonly string[],
  directions: readonly Direction[],
): Omit<WordPlace, 'word'> | undefined {
  let found: Omit<WordPlace, 'word'> | undefined;
  let count = 0;
  for (const [row, cells] of grid.entries()) {
    for (const column of cells.keys()) {
      for (const direction of directions) {
        // Each of the lines found so far is the result with equal probability.
        if (fits(grid, letters, row, column, direction) && random() * ++count < 1)
          found = { row, column, direction };
      }
    }
  }
  return found;
}

function fits(
  grid: Grid,
  letters: readonly string[],
  row: number,
  column: number,
  direction: Direction,
): boolean {
  const [down, right] = STEPS[direction];
  const lastRow = row + down * (letters.length - 1);
  const lastColumn = column + right * (letters.length - 1);
  if (grid[lastRow] === undefined || lastColumn < 0 || lastColumn >= (grid[0]?.length ?? 0)) return false;
  for (const [index, letter] of letters.entries()) {
    const cell = grid[row + down * index]?.[column + right * index];
    if (cell !== undefined && cell !== letter) return false;
  }
  return true;
}

/** Fills the free cells with characters that complete no word; false when no character does for a cell. */
function fill(random: Random, grid: Grid, filler: string, words: Letters): boolean {
  const characters = [...(filler === '' ? words.flatMap(({ letters }) => letters) : filler)];
  const [first, ...others] = characters;
  if (first === undefined) return false;
  for (const [row, cells] of grid.entries()) {
    for (const [column, cell] of cells.entries()) {
      if (cell !== undefined) continue;
      cells[column] = oneOf(random, [first, ...others]);
      if (!completesWord(grid, row, column, words)) continue;
      const other = shuffled([...new Set(characters)], random).find((character) => {
        cells[column] = character;
        return !completesWord(grid, row, column, words);
      });
      if (other === undefined) return false;
    }
  }
  return true;
}

/** Whether a line through a cell reads as one of the words. */
function completesWord(grid: Grid, row: number, column: number, words: Letters): boolean {
  const cell = grid[row]?.[column];
  return words.some(({ letters }) =>
    letters.some(
      (letter, index) =>
        letter === cell &&
        ALL_STEPS.some((step) => reads(grid, letters, row - step[0] * index, column - step[1] * index, step)),
    ),
  );
}

/** Whether the line from a cell in the direction of a step reads as the letters. */
function reads(
  rows: readonly (readonly (string | undefined)[])[],
  letters: readonly string[],
  row: number,
  column: number,
  [down, right]: readonly [number, number],
): boolean {
  for (let index = 0; index < letters.length; index++)
    if (rows[row + down * index]?.[column + right * index] !== letters[index]) return false;
  return true;
}

function setCell(
  grid: Grid,
  { row, column, direction }: Omit<WordPlace, 'word'>,
  index: number,
  letter: string,
): void {
  const [down, right] = STEPS[direction];
  const cells = grid[row + down * index];
  if (cells) cells[column + right * index] = letter;
}
