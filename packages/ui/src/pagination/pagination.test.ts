import { describe, expect, it } from 'vitest';
import { shownPages } from './pagination.tsx';

describe('the pages of a list', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [3, 5, '1 2 3 4 5'],
    [1, 9, '1 2 3 4 5 after 9'],
    [5, 9, '1 before 4 5 6 after 9'],
    [9, 9, '1 before 5 6 7 8 9'],
    [4, 7, '1 2 3 4 5 6 7'],
  ])('are few when page %d of %d is shown', (page, count, shown) => {
    expect(shownPages(page, count).join(' ')).toBe(shown);
  });

  it('include the current page, its neighbours and both ends, each once and in order', () => {
    for (let count = 1; count < 40; count++) {
      for (let page = 1; page <= count; page++) {
        const shown = shownPages(page, count).filter((each) => typeof each === 'number');
        expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
        for (const needed of [1, page, count, Math.max(1, page - 1), Math.min(count, page + 1)])
          expect(shown).toContain(needed);
        expect(shownPages(page, count).length).toBeLessThanOrEqual(9);
      }
    }
  });
});
