import { type Direction, makeWordSearch, type WordPlace } from '../../generators/word-search.ts';
import type { HiddenWord } from '../game-parts.ts';

const SIDES = [6, 8, 10, 12, 14, 16] as const;

/** In which words of primary school are read. */
const EASY: readonly [Direction, ...Direction[]] = ['right', 'down', 'down-right'];

interface GridSettings {
  readonly directions?: readonly [Direction, ...Direction[]];
  /** The side of the grid; the smallest that has enough cells when left out. */
  readonly side?: number;
  /** Characters of the same lesson. */
  readonly filler?: string;
  readonly seed?: number;
}

interface HiddenWords {
  readonly body: { readonly grid: string[][] };
  readonly key: {
    readonly places: (Omit<WordPlace, 'word'> & Pick<HiddenWord, 'part' | 'gap'>)[];
    readonly seed: number;
    readonly filler: string;
  };
}

/** The own fields of a word search for its words; an empty grid where no grid can have all of them. */
export function hideWords(
  words: readonly HiddenWord[],
  { directions = EASY, side, filler = '', seed = 1 }: GridSettings,
): HiddenWords {
  const letters = words.reduce((sum, { word }) => sum + [...word].length, 0);
  // A grid of which words take more than half has few other words to look at.
  const sides = side === undefined ? SIDES.filter((one) => one * one >= 2 * letters || one === 16) : [side];
  for (const one of sides) {
    const made = makeWordSearch({
      words: words.map(({ word }) => word),
      rows: one,
      columns: one,
      directions,
      filler,
      seed,
    });
    if (made.state === 'failed') continue;
    const places = made.places.flatMap(({ row, column, direction }, index) => {
      const word = words[index];
      return word ? [{ part: word.part, gap: word.gap, row, column, direction }] : [];
    });
    return { body: { grid: made.rows.map((cells) => [...cells]) }, key: { places, seed, filler } };
  }
  return { body: { grid: [] }, key: { places: [], seed, filler } };
}
