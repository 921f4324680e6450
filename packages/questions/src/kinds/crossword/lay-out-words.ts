import { makeCrossword } from '../../generators/crossword.ts';
import type { HiddenWord } from '../words-of-parts.ts';
import { type CrosswordGrid, MOST_SIDE } from './grid.ts';

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
