import type { ForeignCell } from '@lectern/stage/edit';

export interface PlacedForeignCell {
  readonly row: number;
  readonly column: number;
  readonly cell: ForeignCell;
}

/** Returns the position of each cell of another program's table, which skips positions spanned by other cells. */
export function placesOf(rows: readonly (readonly ForeignCell[])[]): readonly PlacedForeignCell[] {
  const taken = new Set<string>();
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while (taken.has(`${row} ${column}`)) column += 1;
      let colSpan = 1;
      while (colSpan < cell.colSpan && !taken.has(`${row} ${column + colSpan}`)) colSpan += 1;
      const place = { row, column, cell: { ...cell, colSpan } };
      for (let r = row; r < row + cell.rowSpan; r++)
        for (let c = column; c < column + colSpan; c++) taken.add(`${r} ${c}`);
      column += colSpan;
      return place;
    });
  });
}
