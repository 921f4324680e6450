import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastProcessorTime } from '../../test/processor-time.ts';
import { DIRECTIONS, makeWordSearch, occurrences, type WordSearchSettings } from './word-search.ts';

const IDIOMS = [
  '守株待兔',
  '亡羊补牢',
  '画蛇添足',
  '掩耳盗铃',
  '井底之蛙',
  '刻舟求剑',
  '叶公好龙',
  '狐假虎威',
];
const LESSON = '春天来了小草从土里钻出来嫩的绿的园子里田野里瞧去一大片满是坐着躺打两个滚';

const settings = (fields: Partial<WordSearchSettings>): WordSearchSettings => ({
  words: IDIOMS,
  rows: 10,
  columns: 10,
  directions: DIRECTIONS,
  filler: LESSON,
  seed: 1,
  ...fields,
});

/** Words of few letters, so that words cross and occur by chance. */
const words = fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 3, maxLength: 6 }), {
  minLength: 3,
  maxLength: 8,
});

describe('makeWordSearch', () => {
  it('hides each word exactly once, at its place, in one of the directions', () => {
    let made = 0;
    fc.assert(
      fc.property(words, fc.integer(), fc.subarray(DIRECTIONS, { minLength: 1 }), (list, seed, some) => {
        const directions = some as [(typeof DIRECTIONS)[number]];
        const search = makeWordSearch(settings({ words: list, seed, directions, filler: 'abcdefgh' }));
        if (search.state === 'failed') return;
        made++;
        expect(search.places.map(({ word }) => word)).toEqual(list);
        for (const { word, row, column, direction } of search.places) {
          expect(directions).toContain(direction);
          expect(occurrences(search.rows, word)).toBe(1);
          const down = direction.startsWith('down') ? 1 : direction.startsWith('up') ? -1 : 0;
          const right = direction.endsWith('right') ? 1 : direction.endsWith('left') ? -1 : 0;
          const read = [...word].map((_, index) => search.rows[row + down * index]?.[column + right * index]);
          expect(read.join('')).toBe(word);
        }
      }),
      { numRuns: 40 },
    );
    expect(made).toBeGreaterThan(15);
  });

  it('fills every cell, with characters of the lesson only', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const search = makeWordSearch(settings({ seed }));
        if (search.state === 'failed') throw new Error(search.why);
        const allowed = new Set(LESSON + IDIOMS.join(''));
        expect(search.rows.map((cells) => cells.length)).toEqual(Array.from({ length: 10 }, () => 10));
        expect(search.rows.flat().filter((cell) => !allowed.has(cell))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('fills with the words’ own characters when there is no filler', () => {
    const search = makeWordSearch(settings({ filler: '' }));
    const cells = search.state === 'made' ? search.rows.flat() : [];
    expect(cells.length).toBe(100);
    expect(cells.filter((cell) => !IDIOMS.join('').includes(cell))).toEqual([]);
  });

  it('keeps characters of two code units whole', () => {
    const search = makeWordSearch(settings({ words: ['𬉼𠮷'], rows: 6, columns: 6, filler: '𠀀' }));
    expect(search.state === 'made' && search.rows.flat().filter((cell) => cell === '𬉼').length).toBe(1);
  });

  it('gives the same grid for the same seed, and another for another', () => {
    expect(makeWordSearch(settings({ seed: 4 }))).toEqual(makeWordSearch(settings({ seed: 4 })));
    expect(makeWordSearch(settings({ seed: 4 }))).not.toEqual(makeWordSearch(settings({ seed: 5 })));
  });

  it.each<[string, Partial<WordSearchSettings>, object]>([
    ['a word within another', { words: ['cat', 'cats'] }, { why: 'inside-another', word: 'cat' }],
    ['a word within another backwards', { words: ['tac', 'cats'] }, { why: 'inside-another', word: 'tac' }],
    ['equal words', { words: ['cat', 'cat'] }, { why: 'inside-another', word: 'cat' }],
    ['a word longer than the grid', { words: ['abcdefghijkl'] }, { why: 'no-space' }],
    ['a filler that completes a word everywhere', { words: ['aa'], filler: 'a' }, { why: 'filler' }],
  ])('fails with the reason for %s', (_name, fields, failure) => {
    expect(makeWordSearch(settings(fields))).toMatchObject({ state: 'failed', ...failure });
  });

  it('makes a grid of 16 × 16 with 20 words in at most 10 ms', () => {
    const list = Array.from({ length: 20 }, (_, index) => [...LESSON].slice(index, index + 4).join(''));
    const time = leastProcessorTime(9, (seed) => {
      expect(makeWordSearch(settings({ words: list, rows: 16, columns: 16, seed })).state).toBe('made');
    });
    expect(time).toBeLessThan(10);
  });
});

describe('occurrences', () => {
  it('counts lines in all eight directions, and the line of a palindrome once', () => {
    const rows = ['abc', 'bxb', 'cba'].map((row) => [...row]);
    expect([occurrences(rows, 'abc'), occurrences(rows, 'cba'), occurrences(rows, 'bxb')]).toEqual([4, 4, 2]);
    expect(occurrences(rows, 'x')).toBe(1);
  });
});
