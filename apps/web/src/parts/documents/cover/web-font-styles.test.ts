import { describe, expect, it } from 'vitest';
import { rangeHolds } from './web-font-styles.ts';

const characters = (text: string) => new Set([...text].map((each) => each.codePointAt(0) ?? 0));

describe('a subset of a web font', () => {
  it('is inlined in a thumbnail when its range, list or wildcard contains a character of the page', () => {
    expect(rangeHolds('U+79cb', characters('秋天'))).toBe(true);
    expect(rangeHolds('U+20-7e, U+5929-592a', characters('秋天'))).toBe(true);
    expect(rangeHolds('U+79??', characters('秋'))).toBe(true);
  });

  it('is left out of a thumbnail when it contains no character of the page', () => {
    expect(rangeHolds('U+20-7e, U+5928', characters('秋天'))).toBe(false);
    expect(rangeHolds('U+4??', characters('秋'))).toBe(false);
  });

  it('is inlined whole when the font has no ranges', () => {
    expect(rangeHolds('', characters('秋'))).toBe(true);
    expect(rangeHolds('', characters(''))).toBe(false);
  });
});
