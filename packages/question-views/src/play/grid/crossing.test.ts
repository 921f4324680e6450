import { describe, expect, it } from 'vitest';
import { cellKey, type Entry, entryAt, erased, wordIn, written } from './crossing.ts';

const ACROSS: Entry = { part: 'p1', gap: 'g', row: 1, column: 0, direction: 'across', length: 4, number: 1 };
const DOWN: Entry = { ...ACROSS, part: 'p2', row: 0, column: 2, direction: 'down', length: 3, number: 2 };
const open = () => false;

describe('a crossword', () => {
  it('has a word in an entry when all of its cells are full', () => {
    const some = written(ACROSS, 0, '一心一', new Map(), open);
    expect([wordIn(ACROSS, some.letters), some.at]).toEqual([undefined, 3]);
    const all = written(ACROSS, some.at, '意多', some.letters, open);
    expect([wordIn(ACROSS, all.letters), all.at]).toEqual(['一心一意', 3]);
    expect(all.letters.get(cellKey({ row: 1, column: 2 }))).toBe('一');
  });

  it('keeps locked cells, and writes letters of open cells behind them', () => {
    const isLocked = ({ column }: { column: number }) => column === 1 || column === 3;
    const before = new Map([
      ['1 1', 'b'],
      ['1 3', 'd'],
    ]);
    const next = written(ACROSS, 0, 'ac', before, isLocked);
    expect([wordIn(ACROSS, next.letters), next.at]).toEqual(['abcd', 3]);
    expect(erased(ACROSS, 3, next.letters, isLocked)).toEqual({
      letters: new Map([...before, ['1 0', 'a']]),
      at: 2,
    });
    expect(erased(ACROSS, 3, before, isLocked)).toEqual({ letters: before, at: 3 });
  });

  it('lets a word be written letter by letter as it is spelled, over letters that are locked', () => {
    const isLocked = ({ column }: { column: number }) => column === 1 || column === 3;
    let now: ReturnType<typeof written> = {
      letters: new Map([
        ['1 1', 'P'],
        ['1 3', 'e'],
      ]),
      at: 0,
    };
    for (const letter of 'apxe') now = written(ACROSS, now.at, letter, now.letters, isLocked);
    expect([wordIn(ACROSS, now.letters), now.at]).toEqual(['aPxe', 3]);
    expect(written(ACROSS, now.at, 'z', now.letters, isLocked)).toEqual(now);
  });

  it('takes a text of all cells for the whole word, where the locked cells agree', () => {
    const before = new Map([['1 0', '一']]);
    const isLocked = ({ column }: { column: number }) => column === 0;
    expect(wordIn(ACROSS, written(ACROSS, 1, '一心一意', before, isLocked).letters)).toBe('一心一意');
    expect(wordIn(ACROSS, written(ACROSS, 1, '三心二意', before, isLocked).letters)).toBe('一三心二');
  });

  it('selects the other word of a cell that is tapped again', () => {
    const entries = [ACROSS, DOWN];
    const cell = { row: 1, column: 2 };
    expect(entryAt(entries, cell, undefined, false)).toBe(ACROSS);
    expect(entryAt(entries, cell, DOWN, false)).toBe(DOWN);
    expect(entryAt(entries, cell, ACROSS, true)).toBe(DOWN);
    expect(entryAt(entries, { row: 1, column: 0 }, ACROSS, true)).toBe(ACROSS);
    expect(entryAt(entries, { row: 0, column: 0 }, ACROSS, false)).toBeUndefined();
  });
});
