import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Table, table as tableShape } from '../records/table.ts';
import { withBorders } from './cell-looks.ts';
import { saying, sortRows, tabbedWords, wordsOf } from './cell-values.ts';
import { allOf, type CellArea, gridOf, tilesIn, wholeArea } from './grid.ts';
import { deleteLines, distributeLines, insertLines } from './lines.ts';
import { mergeCells, splitCell, unmergeCells } from './merging-cells.ts';
import { newTable } from './new-table.ts';
import { copyCells, pasteCells } from './pasted-cells.ts';
import { hasWords, wholeTable } from './whole-table.ts';

const RUNS = process.env.LECTERN_LONG ? 2000 : 60;
const LARGEST = 14;

/** An area of a table, as shares of its size. */
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const area = fc.tuple(share, share, share, share);
const step = fc.oneof(
  fc.record({ type: fc.constantFrom('merge', 'unmerge', 'border', 'paste', 'distribute', 'sort'), area }),
  fc.record({
    type: fc.constant('split' as const),
    area,
    rows: fc.integer({ min: 1, max: 3 }),
    columns: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    type: fc.constantFrom('insert' as const, 'delete' as const),
    area,
    axis: fc.constantFrom('rows' as const, 'columns' as const),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function partOf(table: Table, [a, b, c, d]: readonly number[]): CellArea {
  const rows = table.rows.length;
  const columns = table.columns.length;
  const row = Math.floor((a ?? 0) * rows);
  const column = Math.floor((b ?? 0) * columns);
  return {
    row,
    column,
    rows: 1 + Math.floor((c ?? 0) * (rows - row)),
    columns: 1 + Math.floor((d ?? 0) * (columns - column)),
  };
}

function done(table: Table, one: Step): Table {
  const part = partOf(table, one.area);
  switch (one.type) {
    case 'merge':
      return mergeCells(table, part);
    case 'unmerge':
      return unmergeCells(table, wholeArea(table, part));
    case 'border':
      return withBorders(table, wholeArea(table, part), 'all', { width: 1 });
    case 'paste':
      return pasteCells(table, { ...part, rows: 1, columns: 1 }, copyCells(table, part)).table;
    case 'distribute':
      return distributeLines(table, 'columns', part.column, part.columns);
    case 'sort':
      return sortRows(table, part.column, 'up', (a, b) => (a < b ? -1 : Number(a > b)));
    case 'split':
      return splitCell(table, gridOf(table).at(part.row, part.column)?.key ?? '', one.rows, one.columns);
    case 'insert': {
      const at = one.axis === 'rows' ? part.row : part.column;
      return insertLines(table, one.axis, at, 1, at);
    }
    case 'delete': {
      const count = table[one.axis].length;
      const from = one.axis === 'rows' ? part.row : part.column;
      return count > 1 ? deleteLines(table, one.axis, from, 1) : table;
    }
  }
}

/** A table whose cells contain their numbers. */
function numbered(rows: number, columns: number): Table {
  const table = newTable(rows, columns, 300);
  let number = 0;
  for (const [key, cell] of Object.entries(table.cells)) table.cells[key] = saying(cell, `${++number}`);
  return table;
}

function wordsIn(table: Table): string[] {
  return gridOf(table)
    .tiles.flatMap(({ cell }) => (cell && hasWords(cell.text) ? wordsOf(cell.text).split('\n') : []))
    .sort();
}

const steps = fc.array(step, { maxLength: 12 });
const size = fc.integer({ min: 1, max: 5 });

describe('tables after random edits', () => {
  it('have one cell at each position, no cell outside, and match their schema', () => {
    fc.assert(
      fc.property(size, size, steps, (rows, columns, edits) => {
        let table = numbered(rows, columns);
        for (const one of edits) {
          if (table.rows.length > LARGEST || table.columns.length > LARGEST) break;
          table = done(table, one);
          const { tiles } = gridOf(table);
          const places = tiles.reduce((sum, tile) => sum + tile.rows * tile.columns, 0);
          expect(places).toBe(table.rows.length * table.columns.length);
          expect(Object.keys(table.cells).sort()).toEqual(tiles.map(({ key }) => key).sort());
          for (const { cell, rows: high, columns: wide } of tiles)
            expect([cell?.rowSpan ?? 1, cell?.colSpan ?? 1]).toEqual([high, wide]);
          expect(wholeTable(table)).toBe(table);
        }
        expect(tableShape.safeParse(table).success).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  it('keep all texts after merging, splitting, inserting and sorting', () => {
    const kept = steps.map((all) => all.filter(({ type }) => type !== 'delete' && type !== 'paste'));
    fc.assert(
      fc.property(size, size, kept, (rows, columns, edits) => {
        let table = numbered(rows, columns);
        const before = wordsIn(table);
        for (const one of edits) {
          if (table.rows.length > LARGEST || table.columns.length > LARGEST) break;
          table = done(table, one);
        }
        expect(wordsIn(table)).toEqual(before);
      }),
      { numRuns: RUNS },
    );
  });

  it('keep any area unchanged when it is copied', () => {
    fc.assert(
      fc.property(size, size, steps, area, (rows, columns, edits, chosen) => {
        let table = numbered(rows, columns);
        for (const one of edits) {
          if (table.rows.length > LARGEST || table.columns.length > LARGEST) break;
          table = done(table, one);
        }
        const part = wholeArea(table, partOf(table, chosen));
        const again = pasteCells(
          newTable(1, 1, 10),
          { row: 0, column: 0, rows: 1, columns: 1 },
          copyCells(table, part),
        ).table;
        expect(tabbedWords(again, allOf(again))).toBe(tabbedWords(table, part));
        expect(tilesIn(again, allOf(again))).toHaveLength(tilesIn(table, part).length);
      }),
      { numRuns: RUNS },
    );
  });
});
