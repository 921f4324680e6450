import { newId } from '@lectern/base';
import type { Fill } from '../records/paint.ts';
import type { Table } from '../records/table.ts';

/** A table of empty cells with this total width, logical pixels. */
export function newTable(rows: number, columns: number, width: number): Table {
  const columnIds = Array.from({ length: columns }, () => newId().slice(-12));
  const rowIds = Array.from({ length: rows }, () => newId().slice(-12));
  return {
    columns: columnIds.map((id) => ({ id, width: width / columns })),
    rows: rowIds.map((id) => ({ id, height: 48 })),
    cells: Object.fromEntries(
      rowIds.flatMap((row) => columnIds.map((column) => [`${row}:${column}`, emptyCell()])),
    ),
    style: plainTableStyle,
    firstRow: true,
    bandRows: true,
  };
}

export function emptyCell(): Table['cells'][string] {
  return { text: { paragraphs: [{ runs: [], endProps: { size: 18 } }] }, anchor: 'ctr' };
}

type Style = NonNullable<Table['style']>;

const white = { type: 'solid', color: { type: 'scheme', slot: 'lt1' } } as const;
const hairline = { fill: white, width: 1.33 };
const thick = { fill: white, width: 4 };
const edges = { l: hairline, t: hairline, r: hairline, b: hairline, insideH: hairline, insideV: hairline };
const tinted = (value: number): Fill => ({
  type: 'solid',
  color: { type: 'scheme', slot: 'accent1', mods: [{ op: 'tint', value }] },
});
const band = { fill: tinted(0.4) };
const strong: Style['parts']['firstCol'] = {
  fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1' } },
  bold: true,
  color: white.color,
};

/**
 * PowerPoint's default style, "Medium Style 2 – Accent 1", with all its parts, for rows and columns that are turned on
 * later.
 */
const plainTableStyle: Style = {
  id: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
  name: 'Medium Style 2 - Accent 1',
  parts: {
    wholeTbl: { fill: tinted(0.2), borders: edges, color: { type: 'scheme', slot: 'dk1' } },
    band1H: band,
    band1V: band,
    firstCol: strong,
    lastCol: strong,
    lastRow: { ...strong, borders: { t: thick } },
    firstRow: { ...strong, borders: { b: thick } },
  },
};
