import { describe, expect, it } from 'vitest';
import { comparable, countHits } from './pdf-search.ts';

describe('the search in a document', () => {
  it('finds words with any line breaks, spaces and case', () => {
    expect(countHits('春 眠\n不觉晓，处处闻啼鸟。 春眠不觉晓', comparable('春眠不觉'))).toBe(2);
    expect(countHits('The Water cycle: water', comparable(' WATER '))).toBe(2);
  });

  it('finds no words for an empty query', () => {
    expect(countHits('春眠', comparable('  '))).toBe(0);
  });
});
