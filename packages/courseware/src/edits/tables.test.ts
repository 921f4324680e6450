import { describe, expect, it } from 'vitest';
import type { TableElement } from '../records/elements/table.ts';
import type { TableCell } from '../records/table.ts';
import { type TableChange, withColumn, withoutLastColumn, withoutLastRow, withRow } from './tables.ts';

function cell(text: string, more: Partial<TableCell> = {}): TableCell {
  return { text: { paragraphs: [{ runs: [{ type: 'text', text }] }] }, ...more };
}

/** Three rows of 30 and three columns of 100 logical pixels; cells by `rowId:columnId`. */
function tableWith(cells: Readonly<Record<string, TableCell>>): TableElement {
  return {
    kind: 'element',
    type: 'table',
    id: 'table',
    parentId: 'page',
    order: 'a0',
    frame: { x: 10, y: 20, w: 300, h: 90 },
    table: {
      columns: ['A', 'B', 'C'].map((id) => ({ id, width: 100 })),
      rows: ['1', '2', '3'].map((id) => ({ id, height: 30 })),
      cells,
    },
  };
}

/** The element after several changes, one on the other. */
function after(
  element: TableElement,
  ...changes: readonly ((element: TableElement) => TableChange)[]
): TableElement {
  let now = element;
  for (const change of changes) now = { ...now, ...change(now) };
  return now;
}

const filled = Object.fromEntries(
  ['1', '2', '3'].flatMap((row) => ['A', 'B', 'C'].map((column) => [`${row}:${column}`, cell(row + column)])),
);

/** Two by two cells merged at the lower right; the places that it covers have no cells. */
const merged = tableWith({
  '1:A': cell('1A'),
  '1:B': cell('1B'),
  '1:C': cell('1C'),
  '2:A': cell('2A'),
  '3:A': cell('3A'),
  '2:B': cell('2B', { rowSpan: 2, colSpan: 2 }),
});

describe('the rows and columns of a table', () => {
  it('grow its frame and get empty cells with the look of those beside them', () => {
    const bold = tableWith({
      ...filled,
      '3:A': {
        ...cell('3A', { anchor: 'ctr' }),
        text: {
          paragraphs: [
            { props: { align: 'r' }, runs: [{ type: 'text', text: '3A', props: { bold: true } }] },
          ],
        },
      },
    });
    const grown = after(bold, withRow);
    const row = grown.table.rows.at(-1);
    expect([grown.table.rows.length, row?.height, grown.frame]).toEqual([
      4,
      30,
      { x: 10, y: 20, w: 300, h: 120 },
    ]);
    expect(grown.table.cells[`${row?.id}:A`]).toEqual({
      anchor: 'ctr',
      text: { paragraphs: [{ runs: [], props: { align: 'r' }, endProps: { bold: true } }] },
    });
    const wider = after(bold, withColumn);
    expect([wider.table.columns.length, wider.frame.w]).toEqual([4, 400]);
    expect(Object.keys(wider.table.cells)).toHaveLength(12);
  });

  it('shrink its frame and take their own cells with them alone', () => {
    const less = after(tableWith(filled), withoutLastRow, withoutLastColumn);
    expect(less.frame).toEqual({ x: 10, y: 20, w: 200, h: 60 });
    expect(Object.keys(less.table.cells).sort()).toEqual(['1:A', '1:B', '2:A', '2:B']);
    expect(less.table.cells['2:B']).toEqual(filled['2:B']);
  });

  it('cut a merged cell at the new edge when its last row or column goes', () => {
    const lower = after(merged, withoutLastRow).table.cells['2:B'];
    expect([lower?.rowSpan, lower?.colSpan]).toEqual([1, 2]);
    const narrower = after(merged, withoutLastColumn).table.cells['2:B'];
    expect([narrower?.rowSpan, narrower?.colSpan]).toEqual([2, 1]);
    const both = after(merged, withoutLastColumn, withoutLastRow).table.cells['2:B'];
    expect([both?.rowSpan, both?.colSpan]).toEqual([1, 1]);
  });

  it('leave a merged cell as it is when the edge stays beyond it', () => {
    const spans = { rowSpan: 2, colSpan: 2 };
    const upper = tableWith({
      '1:A': cell('1A', spans),
      '1:C': cell('1C'),
      '2:C': cell('2C'),
      '3:A': cell('3A'),
    });
    const less = after(upper, withoutLastRow, withoutLastColumn);
    expect(less.table.cells['1:A']).toMatchObject(spans);
  });

  it('take no part in a merged cell when they are new beside it', () => {
    const grown = after(merged, withRow, withColumn).table;
    const row = grown.rows.at(-1)?.id;
    const column = grown.columns.at(-1)?.id;
    expect(grown.cells['2:B']).toMatchObject({ rowSpan: 2, colSpan: 2 });
    const added = Object.entries(grown.cells).filter(
      ([key]) => key.startsWith(`${row}:`) || key.endsWith(`:${column}`),
    );
    expect(added).toHaveLength(7);
    for (const [, one] of added) expect([one.rowSpan, one.colSpan]).toEqual([undefined, undefined]);
  });

  it('have a cell of their own in every place when the cells beside them span several', () => {
    const wide = after(tableWith({ ...filled, '3:B': cell('3B', { colSpan: 2 }) }), withRow).table;
    const row = wide.rows.at(-1)?.id;
    expect(wide.columns.map(({ id }) => wide.cells[`${row}:${id}`]?.colSpan ?? 1)).toEqual([1, 1, 1]);
    const tall = after(tableWith({ ...filled, '2:C': cell('2C', { rowSpan: 2 }) }), withColumn).table;
    const column = tall.columns.at(-1)?.id;
    expect(tall.rows.map(({ id }) => tall.cells[`${id}:${column}`]?.rowSpan ?? 1)).toEqual([1, 1, 1]);
  });
});
