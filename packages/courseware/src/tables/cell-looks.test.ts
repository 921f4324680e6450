import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import type { Line } from '../records/paint.ts';
import type { Table } from '../records/table.ts';
import {
  type BorderChoice,
  clearCells,
  withBorders,
  withCells,
  withPicture,
  withPictureFit,
} from './cell-looks.ts';
import { allOf } from './grid.ts';

const LINE: Line = { width: 2 };
const table = tableOf([
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
  ['g', 'h', 'i'],
]);
const middle = { row: 1, column: 1, rows: 1, columns: 1 };

/** Sides with a border by cell. */
function borders(of: Table): Record<string, string> {
  return Object.fromEntries(
    Object.entries(of.cells).flatMap(([key, { borders: own }]) =>
      own ? [[key, Object.keys(own).sort().join(' ')]] : [],
    ),
  );
}

it('withCells changes the written cells that begin in the area', () => {
  const changed = withCells(table, { row: 0, column: 1, rows: 2, columns: 1 }, (each, { key }) => ({
    ...each,
    anchor: key === '1:B' ? 'b' : 'ctr',
  }));
  expect(
    Object.entries(changed.cells).flatMap(([key, { anchor }]) => (anchor ? [`${key} ${anchor}`] : [])),
  ).toEqual(['1:B b', '2:B ctr']);
  const hole = tableOf([[undefined, 'b']]);
  expect(withCells(hole, allOf(hole), (each) => ({ ...each, anchor: 'b' })).cells).toEqual({
    '1:B': cell('b', { anchor: 'b' }),
  });
});

describe('pictures in cells', () => {
  const picture = withPicture(table, middle, 'hash');

  it('fill the cells of the area, by default covering them', () => {
    expect(picture.cells['2:B']).toMatchObject({
      fill: { type: 'picture', asset: 'hash', mode: { type: 'stretch' } },
      pictureFit: 'cover',
    });
    expect(picture.cells['2:C']).toBe(table.cells['2:C']);
    expect(withPicture(table, middle, 'hash', 'contain').cells['2:B']?.pictureFit).toBe('contain');
  });

  it('change their scaling without a crop, and only they', () => {
    const fill = { type: 'picture', asset: 'x', mode: { type: 'tile' }, crop: { l: 0.1 } } as never;
    const cropped = withCells(table, middle, (each) => ({ ...each, fill, pictureFit: 'cover' }));
    expect(withPictureFit(cropped, allOf(table), undefined).cells).toEqual({
      ...table.cells,
      '2:B': cell('e', { fill: { type: 'picture', asset: 'x', mode: { type: 'stretch' } } }),
    });
    expect(withPictureFit(cropped, allOf(table), 'contain').cells['2:B']?.pictureFit).toBe('contain');
  });

  it('are removed with the text of cleared cells', () => {
    expect(clearCells(picture, middle).cells['2:B']).toEqual(cell(''));
    const green = withCells(table, middle, (each) => ({ ...each, fill: { type: 'none' } }));
    expect(clearCells(green, middle).cells['2:B']).toEqual(cell('', { fill: { type: 'none' } }));
  });
});

describe('withBorders', () => {
  it.each([
    ['left', { '2:A': 'r', '2:B': 'l' }],
    ['right', { '2:B': 'r', '2:C': 'l' }],
    ['top', { '1:B': 'b', '2:B': 't' }],
    ['bottom', { '2:B': 'b', '3:B': 't' }],
    ['outside', { '1:B': 'b', '2:A': 'r', '2:B': 'b l r t', '2:C': 'l', '3:B': 't' }],
    ['all', { '1:B': 'b', '2:A': 'r', '2:B': 'b l r t', '2:C': 'l', '3:B': 't' }],
    ['inside', {}],
    ['down', { '2:B': 'tlbr' }],
    ['up', { '2:B': 'bltr' }],
  ] as const)('writes %s of a cell to both sides', (choice, expected) => {
    expect(borders(withBorders(table, middle, choice as BorderChoice, LINE))).toEqual(expected);
  });

  it.each([
    ['insideH', { '1:A': 'b', '1:B': 'b', '2:A': 't', '2:B': 't' }],
    ['insideV', { '1:A': 'r', '1:B': 'l', '2:A': 'r', '2:B': 'l' }],
    ['inside', { '1:A': 'b r', '1:B': 'b l', '2:A': 'r t', '2:B': 'l t' }],
  ] as const)('writes %s between the cells of an area', (choice, expected) => {
    const area = { row: 0, column: 0, rows: 2, columns: 2 };
    expect(borders(withBorders(table, area, choice, LINE))).toEqual(expected);
  });

  it('swaps left and right in a right-to-left table', () => {
    expect(borders(withBorders({ ...table, rtl: true }, middle, 'left', LINE))).toEqual({
      '2:B': 'l',
      '2:C': 'r',
    });
  });

  it('writes beside each cell along a merged cell, and keeps the other borders', () => {
    const merged = tableOf([
      ['a', cell('b', { rowSpan: 2, borders: { t: { width: 9 } } })],
      ['c', undefined],
    ]);
    const next = withBorders(merged, { row: 0, column: 1, rows: 2, columns: 1 }, 'left', LINE);
    expect(borders(next)).toEqual({ '1:A': 'r', '1:B': 'l t', '2:A': 'r' });
    expect(next.cells['1:B']?.borders).toEqual({ t: { width: 9 }, l: LINE });
  });

  it('writes below each column of a merged cell', () => {
    const merged = tableOf([
      ['a', cell('b', { colSpan: 2 }), undefined],
      ['c', 'd', 'e'],
    ]);
    const next = withBorders(merged, { row: 0, column: 1, rows: 1, columns: 2 }, 'bottom', LINE);
    expect(borders(next)).toEqual({ '1:B': 'b', '2:B': 't', '2:C': 't' });
  });
});
