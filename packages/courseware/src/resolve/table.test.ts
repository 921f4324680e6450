import { describe, expect, it } from 'vitest';
import { SnapshotReader } from '../document/snapshot-reader.ts';
import type { Fill } from '../records/paint.ts';
import type { Table } from '../records/table.ts';
import { designOf } from './design.ts';
import { placedCells } from './table.ts';

function solid(value: string): Fill {
  return { type: 'solid', color: { type: 'rgb', value } };
}
const line = (width: number) => ({ width, fill: solid('000000') });

function tableOf(rows: number, columns: number, extra: Partial<Table>): Table {
  const table: Table = {
    columns: Array.from({ length: columns }, (_, at) => ({ id: `c${at}`, width: 100 })),
    rows: Array.from({ length: rows }, (_, at) => ({ id: `r${at}`, height: 40 })),
    cells: {},
    ...extra,
  };
  for (const row of table.rows) {
    for (const column of table.columns) {
      table.cells[`${row.id}:${column.id}`] ??= { text: { paragraphs: [{ runs: [] }] } };
    }
  }
  return table;
}

const design = designOf(new SnapshotReader({ records: [] }), 'page');

describe('a table’s style', () => {
  const table = tableOf(4, 3, {
    firstRow: true,
    bandRows: true,
    firstColumn: true,
    style: {
      id: 'style',
      parts: {
        wholeTbl: {
          fill: solid('FFFFFF'),
          borders: { l: line(3), r: line(3), t: line(3), b: line(3), insideH: line(1), insideV: line(1) },
        },
        band1H: { fill: solid('DDDDDD') },
        firstRow: { fill: solid('0000FF'), bold: true, color: { type: 'rgb', value: 'FFFFFF' } },
        firstCol: { bold: true },
      },
    },
  });
  const cells = placedCells(table, design);
  const at = (key: string) => cells.find((cell) => cell.key === key)?.look;

  it("applies the header row's format over bands and first column", () => {
    expect(at('r0:c1')?.fill).toEqual(solid('0000FF'));
    expect(at('r0:c1')?.levels[0]?.[0]?.run).toMatchObject({ bold: true });
    expect(at('r1:c0')?.levels[0]?.[0]?.run).toMatchObject({ bold: true });
  });

  it('counts bands from below the header', () => {
    expect([at('r1:c1')?.fill, at('r2:c1')?.fill, at('r3:c1')?.fill]).toEqual([
      solid('DDDDDD'),
      solid('FFFFFF'),
      solid('DDDDDD'),
    ]);
  });

  it('draws its outer borders around the table and its inner borders between cells', () => {
    const corner = at('r0:c0')?.borders;
    expect([corner?.l?.width, corner?.t?.width, corner?.r?.width, corner?.b?.width]).toEqual([3, 3, 1, 1]);
  });

  it("is overridden by a cell's own format, and skips positions that a span covers", () => {
    const merged = tableOf(2, 2, { style: table.style });
    merged.cells['r0:c0'] = { text: { paragraphs: [{ runs: [] }] }, colSpan: 2, fill: solid('00FF00') };
    delete merged.cells['r0:c1'];
    const placed = placedCells(merged, design);
    expect(placed).toHaveLength(3);
    expect(placed[0]?.look.fill).toEqual(solid('00FF00'));
    expect(placed[0]?.look.borders.r?.width).toBe(3);
  });
});

describe('the border between two cells', () => {
  const text = { paragraphs: [{ runs: [] }] };
  const style = {
    id: 'style',
    parts: { wholeTbl: { borders: { l: line(3), r: line(3), insideV: line(1) } } },
  };
  const cells = { 'r0:c0': { text, borders: { r: line(9) } } };
  const widths = (table: Table) =>
    placedCells(table, design).map(({ look: { borders } }) => [borders.l?.width, borders.r?.width]);

  it('is the border that a cell sets itself, over the style of the other cell', () => {
    expect(widths(tableOf(1, 3, { style, cells }))).toEqual([
      [3, 9],
      [9, 1],
      [1, 3],
    ]);
  });

  it('is mirrored, like the style, in a right-to-left table', () => {
    const first = { id: 'style', parts: { firstCol: { borders: { r: line(5) } } } };
    const table = tableOf(1, 2, { rtl: true, firstColumn: true, style: first });
    expect(widths(table)).toEqual([
      [5, undefined],
      [undefined, undefined],
    ]);
    expect(widths(tableOf(1, 3, { rtl: true, cells }))).toEqual([
      [undefined, 9],
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });
});

describe('the parts of a table style', () => {
  const PARTS = [
    'wholeTbl',
    'band1H',
    'band2H',
    'band1V',
    'band2V',
    'firstRow',
    'lastRow',
    'firstCol',
    'lastCol',
    'nwCell',
    'neCell',
    'swCell',
    'seCell',
  ] as const;
  const parts = Object.fromEntries(PARTS.map((name) => [name, { fill: solid(name) }]));
  /** Name of the strongest part in each cell, row by row. */
  const strongest = (flags: Partial<Table>, style = parts) =>
    placedCells(tableOf(4, 4, { ...flags, style: { id: 's', parts: style } }), design).map(
      ({ look: { fill } }) =>
        fill?.type === 'solid' && fill.color.type === 'rgb' ? fill.color.value : undefined,
    );

  it('apply to the cells of their row, column or corner', () => {
    expect(strongest({ firstRow: true, lastRow: true, firstColumn: true, lastColumn: true })).toEqual([
      ...['nwCell', 'firstRow', 'firstRow', 'neCell'],
      ...['firstCol', 'wholeTbl', 'wholeTbl', 'lastCol'],
      ...['firstCol', 'wholeTbl', 'wholeTbl', 'lastCol'],
      ...['swCell', 'lastRow', 'lastRow', 'seCell'],
    ]);
  });

  it('alternate in bands between the first and the last', () => {
    const rows = strongest({ bandRows: true }).filter((_, at) => at % 4 === 0);
    expect(rows).toEqual(['band1H', 'band2H', 'band1H', 'band2H']);
    const withHeader = strongest({ bandRows: true, firstRow: true, lastRow: true }).filter(
      (_, at) => at % 4 === 0,
    );
    expect(withHeader).toEqual(['firstRow', 'band1H', 'band2H', 'lastRow']);
    expect(strongest({ bandColumns: true }).slice(0, 4)).toEqual(['band1V', 'band2V', 'band1V', 'band2V']);
    expect(strongest({ bandColumns: true, firstColumn: true, lastColumn: true }).slice(0, 4)).toEqual([
      'firstCol',
      'band1V',
      'band2V',
      'lastCol',
    ]);
    expect(strongest({ bandColumns: true, bandRows: true })[0]).toBe('band1H');
  });

  it('draw outer borders at their edges, and inner borders between their cells', () => {
    const borders = { l: line(1), r: line(2), t: line(3), b: line(4), insideH: line(5), insideV: line(6) };
    const widths = (name: (typeof PARTS)[number], flags: Partial<Table> = {}) =>
      placedCells(
        tableOf(2, 2, { ...flags, style: { id: 's', parts: { [name]: { borders } } } }),
        design,
      ).map(({ look }) =>
        (['l', 't', 'r', 'b'] as const).map((side) => look.borders[side]?.width ?? 0).join(''),
      );
    expect(widths('wholeTbl')).toEqual(['1365', '6325', '1564', '6524']);
    expect(widths('firstRow', { firstRow: true })).toEqual(['1364', '6324', '0000', '0000']);
    expect(widths('firstCol', { firstColumn: true })).toEqual(['1325', '0000', '1524', '0000']);
    expect(widths('nwCell', { firstRow: true, firstColumn: true })[0]).toBe('1324');
  });
});
