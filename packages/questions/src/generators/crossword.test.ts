import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastProcessorTime } from '../../test/processor-time.ts';
import { type Crossword, makeCrossword } from './crossword.ts';

const IDIOMS = [
  '一心一意',
  '意气风发',
  '发扬光大',
  '大同小异',
  '异想天开',
  '开门见山',
  '山清水秀',
  '秀外慧中',
  '中流砥柱',
  '天长地久',
  '地大物博',
  '水落石出',
  '出生入死',
  '气象万千',
  '千山万水',
  '心想事成',
  '成千上万',
  '小题大做',
  '见多识广',
  '风和日丽',
];
const ENGLISH = 'spring summer autumn winter garden flower weather teacher student library'.split(' ');

const settings = { mostRows: 20, mostColumns: 20, seed: 1 };

/** The grid's cells; throws when two words want another character in the same cell. */
function cellsOf({ entries, rows, columns }: Crossword): (string | undefined)[][] {
  const cells: (string | undefined)[][] = Array.from({ length: rows }, () => Array(columns).fill(undefined));
  for (const { word, row, column, direction } of entries) {
    for (const [index, letter] of [...word].entries()) {
      const line = cells[direction === 'down' ? row + index : row];
      const at = direction === 'across' ? column + index : column;
      if (!line || at >= columns || (line[at] ?? letter) !== letter) throw new Error(`${word} does not fit`);
      line[at] = letter;
    }
  }
  return cells;
}

/** All lines of two or more characters, across and down. */
function linesOf(cells: (string | undefined)[][]): string[] {
  const down = (cells[0] ?? []).map((_, column) => cells.map((line) => line[column]));
  return [...cells, ...down]
    .flatMap((line) =>
      line
        .map((cell) => cell ?? ' ')
        .join('')
        .split(' '),
    )
    .filter((line) => [...line].length > 1);
}

const lists = fc.oneof(
  fc.subarray(IDIOMS, { minLength: 1 }),
  fc.subarray(ENGLISH, { minLength: 1 }),
  fc.uniqueArray(fc.string({ unit: fc.constantFrom(...'abcd'), minLength: 2, maxLength: 6 }), {
    maxLength: 12,
  }),
);

describe('makeCrossword', () => {
  it('lays out words so that the lines of the grid are exactly the placed words', () => {
    fc.assert(
      fc.property(lists, fc.integer(), (words, seed) => {
        const made = makeCrossword({ ...settings, words, seed });
        const placed = made.entries.map(({ word }) => word);
        expect(linesOf(cellsOf(made)).sort()).toEqual([...placed].sort());
        expect([...placed, ...made.unplaced].sort()).toEqual([...words].sort());
      }),
      { numRuns: 40 },
    );
  });

  it('lays no word over another in the same line when the other begins or ends like it', () => {
    const made = makeCrossword({ ...settings, words: ['aaa', 'aa', 'ac', 'dbc'], seed: -557274971 });
    expect(linesOf(cellsOf(made)).sort()).toEqual(made.entries.map(({ word }) => word).sort());
  });

  it('connects all words with each other, within the largest grid', () => {
    fc.assert(
      fc.property(lists, fc.integer(), (words, seed) => {
        const made = makeCrossword({ words, seed, mostRows: 9, mostColumns: 7 });
        expect([made.rows <= 9, made.columns <= 7]).toEqual([true, true]);
        const cells = cellsOf(made);
        const first = made.entries[0];
        const reached = new Set<string>();
        const spread = (row: number, column: number) => {
          if (cells[row]?.[column] === undefined || reached.has(`${row},${column}`)) return;
          reached.add(`${row},${column}`);
          for (const [down, right] of [
            [0, 1],
            [1, 0],
            [0, -1],
            [-1, 0],
          ] as const)
            spread(row + down, column + right);
        };
        if (first) spread(first.row, first.column);
        expect(reached.size).toBe(cells.flat().filter((cell) => cell !== undefined).length);
      }),
      { numRuns: 40 },
    );
  });

  it('places most of twenty idioms, whose crossings touch each other, and all of ten English words', () => {
    expect(makeCrossword({ ...settings, words: IDIOMS }).unplaced.length).toBeLessThanOrEqual(8);
    expect(makeCrossword({ ...settings, words: ENGLISH }).unplaced).toEqual([]);
  });

  it('numbers the first cells from the top left, the same for words across and down', () => {
    const made = makeCrossword({ ...settings, words: ['abc', 'ade', 'cfg'] });
    const numbers = made.entries.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort());
    expect(numbers[0]).toBe(1);
    expect(new Set(made.entries.map(({ row, column }) => `${row},${column}`)).size).toBe(
      new Set(numbers).size,
    );
  });

  it('returns the words that cross no other word, and those too long for the grid', () => {
    expect(makeCrossword({ ...settings, words: ['abc', 'xyz', 'cde', 'q'] }).unplaced).toEqual(['xyz', 'q']);
    const small = makeCrossword({ words: ['abcdefgh', 'abc', 'cab'], mostRows: 4, mostColumns: 4, seed: 1 });
    expect(small.unplaced).toEqual(['abcdefgh']);
    expect(makeCrossword({ ...settings, words: [] }).entries).toEqual([]);
  });

  it('gives the same layout for the same seed', () => {
    expect(makeCrossword({ ...settings, words: IDIOMS })).toEqual(
      makeCrossword({ ...settings, words: IDIOMS }),
    );
  });

  it('lays out twenty idioms in at most 10 ms', () => {
    const time = leastProcessorTime(15, (seed) => {
      makeCrossword({ ...settings, words: IDIOMS, seed });
    });
    expect(time).toBeLessThan(10);
  });
});
