import { newId } from '@lectern/base';
import type { Table } from '../records/table.ts';

/** A table of empty cells, as wide as most of the page. */
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

const hairline = {
  fill: { type: 'solid', color: { type: 'scheme', slot: 'lt1' } },
  width: 1.33,
} as const;
const edges = { l: hairline, t: hairline, r: hairline, b: hairline, insideH: hairline, insideV: hairline };

/** What PowerPoint gives a new table too: "Medium Style 2 – Accent 1". */
const plainTableStyle: NonNullable<Table['style']> = {
  id: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
  name: 'Medium Style 2 - Accent 1',
  parts: {
    wholeTbl: {
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1', mods: [{ op: 'tint', value: 0.2 }] } },
      borders: edges,
      color: { type: 'scheme', slot: 'dk1' },
    },
    band1H: {
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1', mods: [{ op: 'tint', value: 0.4 }] } },
    },
    firstRow: {
      fill: { type: 'solid', color: { type: 'scheme', slot: 'accent1' } },
      bold: true,
      color: { type: 'scheme', slot: 'lt1' },
    },
  },
};
