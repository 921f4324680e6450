import { describe, expect, it } from 'vitest';
import { pageRanges } from './export-request.ts';

describe('pageRanges', () => {
  it.each([
    ['1-3,5', [1, 2, 3, 5]],
    ['1～3，5', [1, 2, 3, 5]],
    ['5、2 2', [2, 5]],
    [' 2 - 4 ', [2, 3, 4]],
    ['3至4', [3, 4]],
  ])('returns the pages in “%s”: %j', (words, pages) => {
    expect(pageRanges(words, 9)).toEqual(pages);
  });

  it.each(['', '，', '0', '3-1', '8-10', '1-', 'a', '1-2-3', '1.5'])(
    'returns undefined for “%s”',
    (words) => {
      expect(pageRanges(words, 9)).toBeUndefined();
    },
  );
});
