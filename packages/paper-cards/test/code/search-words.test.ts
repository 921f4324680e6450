import { describe, expect, it } from 'vitest';
import { CARD_COUNT } from '../../src/card.ts';
import { CARD_CODE } from '../../src/code/card-words.ts';
import { cellsOf, distance, viewsOf } from '../../src/code/cells.ts';
import { CARD_SEARCH, searchWords } from './search-words.ts';

const views = CARD_CODE.words.map((word) => viewsOf(cellsOf(word, CARD_CODE.grid), CARD_CODE.grid));

describe('the code of the cards', () => {
  it('has a word for each card', () => {
    expect(new Set(CARD_CODE.words).size).toBe(CARD_COUNT);
  });

  it('differs between any two cards, however they are turned, in as many cells as was searched for', () => {
    for (const [index, [first]] of views.entries())
      for (const other of views.slice(index + 1))
        for (const view of other) expect(distance(first, view)).toBeGreaterThanOrEqual(CARD_SEARCH.distance);
  });

  it('differs between two sides of one card in as many cells', () => {
    for (const [first, ...turns] of views)
      for (const view of turns) expect(distance(first, view)).toBeGreaterThanOrEqual(CARD_SEARCH.distance);
  });

  it('is found again by the same search', () => {
    expect(searchWords(CARD_SEARCH)).toEqual(CARD_CODE.words);
  });
});
