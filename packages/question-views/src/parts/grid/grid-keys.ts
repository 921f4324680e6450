/** The index of the cell to which an arrow, Home or End moves in a grid of rows; undefined for other keys and at the edges. */
export function nextCell(key: string, from: number, columns: number, count: number): number | undefined {
  const column = from % columns;
  const places: Readonly<Record<string, number | undefined>> = {
    ArrowLeft: column > 0 ? from - 1 : undefined,
    ArrowRight: column < columns - 1 ? from + 1 : undefined,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: from - column,
    End: from - column + columns - 1,
  };
  const next = places[key];
  return next !== undefined && next >= 0 && next < count && next !== from ? next : undefined;
}
