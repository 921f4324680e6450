import { describe, expect, it } from 'vitest';
import { matchedPieces } from './morph-texts.ts';

const moves = (from: string, to: string) =>
  [...matchedPieces([...from], [...to])].map(([index, origin]) => `${from[origin]}${origin}→${index}`);

describe('words and letters of two texts', () => {
  it('match when they are written alike, at any position', () => {
    expect(moves('EARTH', 'HEART')).toEqual(['H4→0', 'E0→1', 'A1→2', 'R2→3', 'T3→4']);
  });

  it('match at most once, the nearest first, and others have no counterpart', () => {
    expect(moves('abca', 'xaa')).toEqual(['a0→1', 'a3→2']);
    expect(moves('', 'ab')).toEqual([]);
  });
});
