import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import type { TextBody } from '../records/text.ts';
import {
  bodyRows,
  canSort,
  cellsOfTabbed,
  numberIn,
  numbersIn,
  saying,
  sortRows,
  tabbedWords,
  withTotals,
  wordsOf,
} from './cell-values.ts';

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const words = (table: ReturnType<typeof tableOf> | undefined) =>
  table ? tabbedWords(table).split('\n') : undefined;

it('wordsOf joins paragraphs as lines, with breaks and the LaTeX of formulas', () => {
  const text: TextBody = {
    paragraphs: [
      { runs: [{ type: 'text', text: 'a' }, { type: 'break' }, { type: 'formula', latex: 'x^2' }] },
      { runs: [] },
    ],
  };
  expect(wordsOf(text)).toBe('a\nx^2\n');
});

it.each([
  ['1,200', 1200],
  ['12,00', undefined],
  ['-3.5', -3.5],
  ['−3', -3],
  ['+7', 7],
  [' 85% ', 0.85],
  ['85％', 0.85],
  ['¥ 30', 30],
  ['30元', 30],
  ['3 个', 3],
  ['.5', 0.5],
  ['-', undefined],
  ['', undefined],
  ['元', undefined],
  ['1 2', undefined],
  ['3级', undefined],
])('numberIn(%j) returns %s', (text, number) => {
  expect(numberIn(text)).toBe(number);
});

it.each([
  [3, {}, { from: 0, count: 3 }],
  [3, { firstRow: true }, { from: 1, count: 2 }],
  [3, { firstRow: true, lastRow: true }, { from: 1, count: 1 }],
  [2, { firstRow: true, lastRow: true }, { from: 1, count: 1 }],
  [2, { lastRow: true }, { from: 0, count: 1 }],
  [1, { firstRow: true, lastRow: true }, { from: 0, count: 1 }],
])('bodyRows of %i rows with %o returns %o', (rows, flags, body) => {
  expect(
    bodyRows(
      tableOf(
        Array.from({ length: rows }, () => ['a']),
        flags,
      ),
    ),
  ).toEqual(body);
});

describe('canSort', () => {
  it('returns false for a single row and for a cell over several rows of the body', () => {
    expect(canSort(tableOf([['a'], ['b']]))).toBe(true);
    expect(canSort(tableOf([['a'], ['b']], { firstRow: true }))).toBe(false);
    expect(canSort(tableOf([[cell('a', { rowSpan: 2 })], [undefined], ['b']]))).toBe(false);
    expect(
      canSort(tableOf([['h'], [cell('a', { rowSpan: 2 })], [undefined], ['b']], { firstRow: true })),
    ).toBe(false);
  });
});

describe('sortRows', () => {
  const table = tableOf([['name'], ['10'], ['乙'], [''], ['9'], ['甲'], ['sum']], {
    firstRow: true,
    lastRow: true,
  });

  it('sorts numbers by size, then texts, and empty cells last', () => {
    expect(words(sortRows(table, 0, 'up', compare))).toEqual(['name', '9', '10', '乙', '甲', '', 'sum']);
  });

  it('sorts in reverse with empty cells last', () => {
    expect(words(sortRows(table, 0, 'down', compare))).toEqual(['name', '甲', '乙', '10', '9', '', 'sum']);
  });

  it('keeps the order of equal rows, and a table that cannot be sorted', () => {
    const equal = tableOf([
      ['b', '1'],
      ['a', '1'],
      ['c', '0'],
    ]);
    expect(words(sortRows(equal, 1, 'up', compare))).toEqual(['c\t0', 'b\t1', 'a\t1']);
    const merged = tableOf([[cell('b', { rowSpan: 2 })], [undefined], ['a']]);
    expect(sortRows(merged, 0, 'up', compare)).toBe(merged);
  });
});

describe('withTotals', () => {
  const area = { row: 0, column: 0, rows: 1, columns: 3 };
  const table = tableOf(
    [
      ['name', 'a', 'b'],
      ['x', '1.1', '10%'],
      ['y', '2.2', '30%'],
    ],
    { firstRow: true },
  );

  it('adds a totals row with the sum of each column with numbers, and the name', () => {
    const total = withTotals(table, area, 'sum', '合计');
    expect(words(total)?.at(-1)).toBe('合计\t3.3\t40%');
    expect(total?.lastRow).toBe(true);
    expect(total?.rows).toHaveLength(4);
  });

  it('writes the mean into an existing totals row, and keeps the text of its first cell', () => {
    const last = tableOf(
      [
        ['x', '1'],
        ['y', '2'],
        ['Mean', ''],
      ],
      { lastRow: true },
    );
    const total = withTotals(last, { ...area, columns: 2 }, 'mean', '平均');
    expect(words(total)).toEqual(['x\t1', 'y\t2', 'Mean\t1.5']);
  });

  it('returns undefined without a number in the area, and does not name a column of numbers', () => {
    expect(withTotals(table, { ...area, columns: 1 }, 'sum', '合计')).toBeUndefined();
    expect(words(withTotals(tableOf([['1'], ['2']]), { ...area, columns: 1 }, 'sum', '合计'))?.at(-1)).toBe(
      '3',
    );
  });

  it('writes no percentage when only some numbers are percentages', () => {
    expect(
      words(withTotals(tableOf([['1'], ['50%'], ['x']]), { ...area, columns: 1 }, 'sum', ''))?.at(-1),
    ).toBe('1.5');
  });
});

it('numbersIn returns the numbers of the body of a column', () => {
  const table = tableOf(
    [
      ['9', '1'],
      ['1', 'x'],
      ['8', '3'],
    ],
    { firstRow: true, lastRow: true },
  );
  expect([numbersIn(table, 0), numbersIn(table, 1)]).toEqual([[1], []]);
  expect(numbersIn({ ...table, lastRow: false }, 1)).toEqual([3]);
});

it('saying writes lines in the format of the first letter', () => {
  const bold = cell('', {
    text: {
      paragraphs: [{ props: { align: 'ctr' }, runs: [{ type: 'text', text: 'old', props: { bold: true } }] }],
    },
    anchor: 'b',
  });
  const said = saying(bold, 'a\n');
  expect(said.anchor).toBe('b');
  expect(said.text.paragraphs).toEqual([
    {
      props: { align: 'ctr' },
      endProps: { bold: true },
      runs: [{ type: 'text', text: 'a', props: { bold: true } }],
    },
    { props: { align: 'ctr' }, endProps: { bold: true }, runs: [] },
  ]);
  expect(saying(cell(''), 'a').text.paragraphs[0]?.runs).toEqual([{ type: 'text', text: 'a' }]);
});

describe('tab-separated text', () => {
  it('quotes tabs, line breaks and quotes, and leaves covered positions empty', () => {
    const table = tableOf([
      [cell('a', { colSpan: 2 }), undefined, 'b\tc'],
      ['d"e', 'f\ng', 'h'],
    ]);
    expect(tabbedWords(table)).toBe('a\t\t"b\tc"\n"d""e"\t"f\ng"\th');
    expect(tabbedWords(table, { row: 1, column: 2, rows: 1, columns: 1 })).toBe('h');
  });

  it.each([
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['a\t\tb', [['a', '', 'b']]],
    ['"a\nb"\t"c""d"', [['a\nb', 'c"d']]],
    ['"a"b\tc', [['"a"b', 'c']]],
    ['5" pipe', [['5" pipe']]],
    ['"', [['"']]],
    ['""\tx', [['', 'x']]],
    ['a\n\nb', [['a'], [''], ['b']]],
    ['', [['']]],
  ])('reads %j', (text, rows) => {
    expect(cellsOfTabbed(text)).toEqual(rows);
  });
});
