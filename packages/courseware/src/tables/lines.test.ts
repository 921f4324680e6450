import { describe, expect, it } from 'vitest';
import type { Table, TableCell } from '../records/table.ts';
import { type Axis, gridOf } from './grid.ts';
import {
  deleteLines,
  distributeLines,
  draggedSizes,
  insertLines,
  sizesOf,
  subdivideLine,
  withSizes,
} from './lines.ts';

function cell(text: string, more: Partial<TableCell> = {}): TableCell {
  return { text: { paragraphs: [{ runs: [{ type: 'text', text }] }] }, ...more };
}

/** Rows 1 to 3 of 30, 40 and 50, and columns A to C of 100, 110 and 120 logical pixels; B2 to C3 are merged. */
const table: Table = {
  rows: ['1', '2', '3'].map((id, at) => ({ id, height: 30 + 10 * at })),
  columns: ['A', 'B', 'C'].map((id, at) => ({ id, width: 100 + 10 * at })),
  cells: {
    '1:A': cell('A1', { anchor: 'ctr' }),
    '1:B': cell('B1', { anchor: 'b' }),
    '1:C': cell('C1'),
    '2:A': cell('A2'),
    '2:B': cell('B2', { rowSpan: 2, colSpan: 2 }),
    '3:A': cell('A3'),
  },
};

/** The texts of the cells row by row, with the size of merged cells. */
function shown(of: Table): string {
  return gridOf(of)
    .tiles.map(({ rows, columns, cell: own }) => {
      const [run] = own?.text.paragraphs[0]?.runs ?? [];
      const words = run?.type === 'text' ? run.text : '-';
      return rows * columns > 1 ? `${words}(${rows}×${columns})` : words;
    })
    .join(' ');
}

describe('insertLines', () => {
  it('inserts lines of the size and format of another line', () => {
    const wider = insertLines(table, 'columns', 0, 2, 0);
    expect(sizesOf(wider, 'columns')).toEqual([100, 100, 100, 110, 120]);
    expect(shown(wider)).toBe('- - A1 B1 C1 - - A2 B2(2×2) - - A3');
    expect(gridOf(wider).at(0, 1)?.cell?.anchor).toBe('ctr');
    expect(gridOf(wider).at(1, 1)?.cell?.anchor).toBeUndefined();
    const taller = insertLines(table, 'rows', 1, 1, 0);
    expect(sizesOf(taller, 'rows')).toEqual([30, 30, 40, 50]);
    expect(shown(taller)).toBe('A1 B1 C1 - - - A2 B2(2×2) A3');
    expect(gridOf(taller).at(1, 0)?.cell?.anchor).toBe('ctr');
    expect(gridOf(taller).at(1, 1)?.cell?.anchor).toBe('b');
    expect(new Set(taller.rows.map(({ id }) => id)).size).toBe(4);
  });

  it('enlarges the merged cell that the lines are inserted into, in all of its columns or rows', () => {
    expect(shown(insertLines(table, 'rows', 2, 2, 1))).toBe('A1 B1 C1 A2 B2(4×2) - - A3');
    expect(shown(insertLines(table, 'columns', 2, 1, 1))).toBe('A1 B1 - C1 A2 B2(2×3) A3');
  });

  it('leaves merged cells as they are when the lines are inserted before or after them', () => {
    expect(shown(insertLines(table, 'columns', 1, 1, 0))).toBe('A1 - B1 C1 A2 - B2(2×2) A3 -');
    expect(shown(insertLines(table, 'columns', 3, 1, 2))).toBe('A1 B1 C1 - A2 B2(2×2) - A3 -');
    expect(shown(insertLines(table, 'rows', 3, 1, 2))).toBe('A1 B1 C1 A2 B2(2×2) A3 - - -');
  });

  it('inserts lines of a default size into a table without lines', () => {
    const empty: Table = { rows: [], columns: [], cells: {} };
    expect(sizesOf(insertLines(empty, 'rows', 0, 1, 0), 'rows')).toEqual([48]);
    expect(sizesOf(insertLines(empty, 'columns', 0, 1, 0), 'columns')).toEqual([120]);
  });
});

describe('deleteLines', () => {
  it('deletes the lines with their cells', () => {
    expect(shown(deleteLines(table, 'rows', 0, 1))).toBe('A2 B2(2×2) A3');
    expect(shown(deleteLines(table, 'columns', 0, 1))).toBe('B1 C1 B2(2×2)');
    expect(sizesOf(deleteLines(table, 'columns', 1, 1), 'columns')).toEqual([100, 120]);
    expect(shown(deleteLines(table, 'columns', 1, 2))).toBe('A1 A2 A3');
  });

  it('cuts a merged cell to its remaining part', () => {
    expect(shown(deleteLines(table, 'rows', 1, 1))).toBe('A1 B1 C1 A3 B2(1×2)');
    expect(shown(deleteLines(table, 'rows', 2, 1))).toBe('A1 B1 C1 A2 B2(1×2)');
    expect(shown(deleteLines(table, 'columns', 0, 2))).toBe('C1 B2(2×1)');
    const taller = insertLines(table, 'rows', 3, 1, 2);
    expect(shown(deleteLines(taller, 'rows', 1, 1))).toBe('A1 B1 C1 A3 B2(1×2) - - -');
  });
});

describe('sizes of lines', () => {
  it('are set one by one, and kept where no size is given', () => {
    expect(sizesOf(withSizes(table, 'rows', [1, 2]), 'rows')).toEqual([1, 2, 50]);
    expect(sizesOf(withSizes(table, 'columns', [1, 2]), 'columns')).toEqual([1, 2, 120]);
  });

  it('are distributed evenly, with the same total', () => {
    expect(sizesOf(distributeLines(table, 'rows', 0, 2), 'rows')).toEqual([35, 35, 50]);
    expect(sizesOf(distributeLines(table, 'columns', 1, 2), 'columns')).toEqual([100, 115, 115]);
    expect(sizesOf(distributeLines(table, 'columns', 1, 0), 'columns')).toEqual([100, 110, 120]);
  });

  it.each<{ axis: Axis; line: number; by: number; sizes: number[] }>([
    { axis: 'columns', line: 0, by: 30, sizes: [78, 12, 40] },
    { axis: 'columns', line: 0, by: -10, sizes: [40, 50, 40] },
    { axis: 'columns', line: 0, by: -100, sizes: [12, 78, 40] },
    { axis: 'columns', line: 1, by: 100, sizes: [50, 68, 12] },
    { axis: 'columns', line: 2, by: 100, sizes: [50, 40, 140] },
    { axis: 'rows', line: 0, by: 100, sizes: [150, 40, 40] },
    { axis: 'rows', line: 1, by: -100, sizes: [50, 12, 40] },
    { axis: 'rows', line: 3, by: 10, sizes: [50, 40, 40] },
  ])('are $sizes after the border of line $line of $axis is dragged by $by', ({ axis, line, by, sizes }) => {
    expect(draggedSizes([50, 40, 40], axis, line, by)).toEqual(sizes);
  });

  it('stay below the least size when a line is that small already', () => {
    expect(draggedSizes([8, 10], 'columns', 0, -5)).toEqual([8, 10]);
    expect(draggedSizes([8, 10], 'columns', 0, 5)).toEqual([8, 10]);
    expect(draggedSizes([8, 10], 'rows', 0, -5)).toEqual([8, 10]);
  });
});

describe('subdivideLine', () => {
  it('divides a line into parts of the same total size', () => {
    const divided = subdivideLine(table, 'rows', 1, 2);
    expect(sizesOf(divided, 'rows')).toEqual([30, 20, 20, 50]);
    expect(new Set(divided.rows.map(({ id }) => id)).size).toBe(4);
    expect(divided.rows[1]?.id).toBe('2');
    expect(sizesOf(subdivideLine(table, 'columns', 2, 3), 'columns')).toEqual([100, 110, 40, 40, 40]);
  });

  it('extends the cells that cover the line over all parts, and moves the cells after it', () => {
    expect(shown(subdivideLine(table, 'rows', 0, 2))).toBe('A1(2×1) B1(2×1) C1(2×1) A2 B2(2×2) A3');
    expect(shown(subdivideLine(table, 'rows', 2, 3))).toBe('A1 B1 C1 A2 B2(4×2) A3(3×1)');
    expect(shown(subdivideLine(table, 'columns', 0, 2))).toBe('A1(1×2) B1 C1 A2(1×2) B2(2×2) A3(1×2)');
  });

  it('returns the same table for one part', () => {
    expect(subdivideLine(table, 'rows', 0, 1)).toBe(table);
  });
});
