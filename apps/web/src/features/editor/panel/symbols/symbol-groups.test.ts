import { describe, expect, it } from 'vitest';
import { findSymbols, symbolGroups, symbolsOf } from './symbol-groups.ts';

const signs = (typed: string) => findSymbols(typed).map(({ sign }) => sign);

describe('symbols', () => {
  it('are single characters without duplicates in a group', () => {
    for (const group of symbolGroups) {
      const all = symbolsOf(group).map(({ sign }) => sign);
      expect(all.length, group).toBeGreaterThan(20);
      expect(
        all.filter((sign) => [...sign].length !== 1),
        group,
      ).toEqual([]);
      expect(
        all.filter((sign, at) => all.indexOf(sign) !== at),
        group,
      ).toEqual([]);
    }
  });

  it('are found by a word, by the letter under a tone mark and by the number in a circle', () => {
    expect(signs('平行')).toContain('∥');
    expect(signs('celsius')).toEqual(['℃']);
    expect(signs('ü')).toContain('ü');
    expect(signs('a')).toEqual(expect.arrayContaining(['ā', 'á', 'ǎ', 'à']));
    expect(signs('12')).toContain('⑫');
    expect(signs('nothing like it')).toEqual([]);
  });
});
