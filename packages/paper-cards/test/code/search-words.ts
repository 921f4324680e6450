import { type Cells, cellsOf, viewsOf } from '../../src/code/cells.ts';
import { Random } from '../../src/testing/random.ts';

export interface WordSearch {
  /** Cells along a side. */
  readonly grid: number;
  /** Number of words to find. */
  readonly count: number;
  /** Fewest cells in which two views of any two cards, or of one card, differ. */
  readonly distance: number;
  readonly seed: number;
  /** Number of words that are tried at most. */
  readonly tries: number;
}

/** The search that found the words of the cards (src/code/card-words.ts). */
export const CARD_SEARCH: WordSearch = { grid: 5, count: 64, distance: 8, seed: 20261129, tries: 5_000_000 };

/** Half of the bits of a word: products and shifts of 32-bit numbers stay exact. */
interface Halves {
  readonly high: number;
  readonly low: number;
}

/**
 * Searches words for a code at random: returns those found, at most `count`, with the given distance between all views.
 * The same search always returns the same words. Patterns that are common in pictures (few changes between neighbouring
 * cells, or mostly of one colour) are left out.
 */
export function searchWords({ grid, count, distance, seed, tries }: WordSearch): readonly number[] {
  const random = new Random(seed);
  const found: number[] = [];
  const known: Halves[] = [];
  for (let tried = 0; tried < tries && found.length < count; tried += 1) {
    const word = Math.floor(random.next() * 2 ** (grid * grid));
    const high = Math.floor(word / 2 ** 18);
    const low = word % 2 ** 18;
    if (known.some((each) => differing(each, { high, low }) < distance)) continue;
    const cells = cellsOf(word, grid);
    if (isCommon(cells, grid)) continue;
    const views = viewsOf(cells, grid).map(halvesOf);
    const [first] = views;
    if (views.slice(1).some((view) => differing(view, first as Halves) < distance)) continue;
    found.push(word);
    known.push(...views);
  }
  return found;
}

function halvesOf(cells: Cells): Halves {
  const word = cells.reduce((sum, cell) => sum * 2 + cell, 0);
  return { high: Math.floor(word / 2 ** 18), low: word % 2 ** 18 };
}

function differing(one: Halves, other: Halves): number {
  return ones(one.high ^ other.high) + ones(one.low ^ other.low);
}

function ones(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return (((left + (left >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

function isCommon(cells: Cells, grid: number): boolean {
  const dark = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  if (dark < 0.35 || dark > 0.65) return true;
  let changes = 0;
  cells.forEach((cell, at) => {
    if (at % grid < grid - 1 && cells[at + 1] !== cell) changes += 1;
    if (at + grid < cells.length && cells[at + grid] !== cell) changes += 1;
  });
  const share = changes / (2 * grid * (grid - 1));
  return share < 0.35 || share > 0.7;
}
