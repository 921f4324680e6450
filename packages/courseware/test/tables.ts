import type { Table, TableCell } from '../src/records/table.ts';

export function cell(text: string, more: Partial<TableCell> = {}): TableCell {
  return { text: { paragraphs: [{ runs: text === '' ? [] : [{ type: 'text', text }] }] }, ...more };
}

/** Rows of 30 and columns of 100 logical pixels, with ids `1`, `2`, … and `A`, `B`, …; `''` is an empty cell. */
export function tableOf(
  rows: readonly (readonly (string | TableCell | undefined)[])[],
  more: Partial<Table> = {},
): Table {
  const columns = (rows[0] ?? []).map((_, at) => ({ id: 'ABCDEFGH'[at] ?? '', width: 100 }));
  const cells: Table['cells'] = {};
  rows.forEach((row, r) => {
    row.forEach((each, c) => {
      const key = `${r + 1}:${columns[c]?.id}`;
      if (each !== undefined) cells[key] = typeof each === 'string' ? cell(each) : each;
    });
  });
  return { columns, rows: rows.map((_, at) => ({ id: `${at + 1}`, height: 30 })), cells, ...more };
}
