import { describe, expect, it } from 'vitest';
import { cell, tableOf } from '../../test/tables.ts';
import { lineId, looseCells, otherAxis, putTogether, withTable } from './edited-table.ts';

const frame = { x: 5, y: 6, w: 200, h: 60, rotation: 30 };

it('withTable gives the frame the size of rows and columns, and keeps a frame of that size', () => {
  const table = tableOf([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(withTable({ frame }, table).frame).toBe(frame);
  const wider = { ...table, columns: [...table.columns, { id: 'C', width: 50 }] };
  expect(withTable({ frame }, wider)).toEqual({ table: wider, frame: { ...frame, w: 250 } });
  const higher = { ...table, rows: [...table.rows, { id: '3', height: 40 }] };
  expect(withTable({ frame }, higher).frame).toEqual({ ...frame, h: 100 });
});

it('otherAxis returns the other axis', () => {
  expect([otherAxis('rows'), otherAxis('columns')]).toEqual(['columns', 'rows']);
});

it('looseCells lists each cell once with its position and span, unwritten cells as empty', () => {
  const table = tableOf([
    [cell('a', { colSpan: 2 }), undefined],
    ['b', undefined],
  ]);
  expect(looseCells(table).map(({ cell: _, ...place }) => Object.values(place))).toEqual([
    [0, 0, 1, 2],
    [1, 0, 1, 1],
    [1, 1, 1, 1],
  ]);
  expect(looseCells(table)[2]?.cell).toEqual(cell(''));
});

describe('putTogether', () => {
  const table = tableOf([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  const loose = looseCells(table);

  it('writes cells at their positions with their spans, and empty cells at the others', () => {
    const [a, , , d] = loose;
    if (!a || !d) throw new Error('no cells');
    const next = putTogether(table, table, [
      { ...d, row: 0, column: 0, columns: 2 },
      { ...a, row: 1, column: 1 },
    ]);
    expect(next.cells).toEqual({ '1:A': cell('d', { colSpan: 2 }), '2:A': cell(''), '2:B': cell('a') });
  });

  it('keeps the text of a covered position while it exists and is covered', () => {
    const covered = {
      '1:B': cell('under').text,
      '2:B': cell('shown').text,
      '9:B': cell('gone').text,
      '2:A': cell('').text,
    };
    const kept = { ...table, covered };
    const [a, , c] = loose;
    if (!a || !c) throw new Error('no cells');
    const next = putTogether(kept, kept, [
      { ...a, columns: 2 },
      c,
      { ...a, row: 1, column: 1, cell: cell('') },
    ]);
    expect(next.covered).toEqual({ '1:B': cell('under').text });
    expect(next.cells['2:B']).toEqual(cell('shown'));
    expect(putTogether(kept, kept, loose)).not.toHaveProperty('covered');
  });
});

it('lineId returns short ids that differ', () => {
  const ids = Array.from({ length: 50 }, lineId);
  expect(new Set(ids).size).toBe(50);
  expect(ids.every((id) => id.length === 12)).toBe(true);
});
