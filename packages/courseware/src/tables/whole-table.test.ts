import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import {
  emptyLike,
  hasWords,
  joinedText,
  unwrittenCell,
  wholeTable,
  withoutPicture,
  withoutWords,
  withSpans,
} from './whole-table.ts';

const text = (...lines: string[]) => ({
  paragraphs: lines.map((line) => cell(line).text.paragraphs[0] ?? { runs: [] }),
});

it('hasWords returns whether any paragraph has a run', () => {
  expect([hasWords(text('')), hasWords(text('', 'a'))]).toEqual([false, true]);
});

it('joinedText joins texts with words, and keeps the first when all are empty', () => {
  const first = { ...text('a'), box: { wrap: true } };
  expect(joinedText(first, [text('b', ''), text('')])).toEqual({
    ...text('a', 'b', ''),
    box: { wrap: true },
  });
  expect(joinedText(text(''), [text('b')])).toEqual(text('b'));
  expect(joinedText(first, [text('')])).toBe(first);
});

describe('wholeTable', () => {
  it('returns the same object for a complete table', () => {
    const table = tableOf([
      [cell('a', { colSpan: 2 }), undefined],
      ['b', 'c'],
    ]);
    expect(wholeTable(table)).toBe(table);
  });

  it('fills holes with the text that was covered there, or with an unwritten cell', () => {
    const table = tableOf([['a', undefined, undefined]], { covered: { '1:B': text('under') } });
    expect(wholeTable(table).cells).toEqual({ '1:A': cell('a'), '1:B': cell('under'), '1:C': cell('') });
    expect(wholeTable(table).cells['1:C']).toBe(unwrittenCell);
  });

  it('corrects spans, and moves the text of covered cells to the cell that covers them', () => {
    const table = tableOf([
      [cell('a', { colSpan: 2, rowSpan: 5 }), 'b'],
      ['', 'd'],
    ]);
    expect(wholeTable(table).cells).toEqual({
      '1:A': { ...cell('a', { colSpan: 2, rowSpan: 2 }), text: text('a', 'b', 'd') },
    });
  });
});

it('wholeTable moves texts under a span that does not begin in the first row and column', () => {
  const table = tableOf([
    ['a', 'b', 'c'],
    ['d', cell('e', { rowSpan: 2, colSpan: 2 }), 'f'],
    ['g', 'h', 'i'],
  ]);
  expect(wholeTable(table).cells['2:B']?.text).toEqual(text('e', 'f', 'h', 'i'));
  expect(Object.keys(wholeTable(table).cells)).toEqual(['1:A', '1:B', '1:C', '2:A', '2:B', '3:A']);
});

it('withSpans writes only spans above 1, and returns the same object without a change', () => {
  const one = cell('a');
  expect(withSpans(one, 1, 1)).toBe(one);
  expect(withSpans(one, 2, 1)).toEqual(cell('a', { rowSpan: 2 }));
  expect(withSpans(one, 1, 3)).toEqual(cell('a', { colSpan: 3 }));
  const merged = cell('a', { rowSpan: 2, colSpan: 2 });
  expect(withSpans(merged, 2, 2)).toBe(merged);
  expect(withSpans(merged, 1, 1)).toEqual(one);
});

it('emptyLike keeps the format of a cell without its spans, picture and text', () => {
  const picture = { type: 'picture', asset: 'x', mode: { type: 'stretch' } } as const;
  expect(
    emptyLike(cell('a', { rowSpan: 2, colSpan: 2, anchor: 'b', fill: picture, pictureFit: 'cover' })),
  ).toEqual(cell('', { anchor: 'b' }));
  expect(emptyLike(cell('a', { fill: { type: 'none' } }))).toEqual(cell('', { fill: { type: 'none' } }));
  expect(emptyLike(undefined)).toBe(unwrittenCell);
});

it('withoutPicture returns the same cell without a picture', () => {
  const plain = cell('a', { fill: { type: 'none' } });
  expect(withoutPicture(plain)).toBe(plain);
});

it('withoutWords keeps one paragraph with the format of the first letter, without its link and ruby', () => {
  const props = { bold: true, link: { type: 'page', pageId: 'p' }, ruby: 'x' } as never;
  const full = {
    paragraphs: [
      { props: { align: 'ctr' as const }, runs: [{ type: 'text' as const, text: 'a', props }] },
      { runs: [] },
    ],
    box: { wrap: true },
  };
  expect(withoutWords(full)).toEqual({
    paragraphs: [{ runs: [], props: { align: 'ctr' }, endProps: { bold: true } }],
    box: { wrap: true },
  });
  expect(withoutWords({ paragraphs: [{ runs: [], endProps: { size: 9 } }] }).paragraphs).toEqual([
    { runs: [], endProps: { size: 9 } },
  ]);
  expect(withoutWords(text('a', 'b')).paragraphs).toEqual([{ runs: [] }]);
});
