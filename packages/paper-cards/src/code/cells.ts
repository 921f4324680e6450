/** The cells of a square pattern, row by row from the top left: 1 is dark, 0 is light. */
export type Cells = readonly number[];

/** Returns the cells of a word, whose highest bit is the first cell. `grid`: cells along a side. */
export function cellsOf(word: number, grid: number): Cells {
  const count = grid * grid;
  return Array.from({ length: count }, (_, at) => Math.floor(word / 2 ** (count - 1 - at)) % 2);
}

/** Returns the pattern as it is seen when the next side, clockwise, is held up: a quarter turn counter-clockwise. */
export function turned(cells: Cells, grid: number): Cells {
  return cells.map((_, at) => {
    const row = Math.floor(at / grid);
    return cells[(at % grid) * grid + (grid - 1 - row)] as number;
  });
}

/** Returns the four views of a pattern, by the side that is held up. */
export function viewsOf(cells: Cells, grid: number): readonly [Cells, Cells, Cells, Cells] {
  const right = turned(cells, grid);
  const bottom = turned(right, grid);
  return [cells, right, bottom, turned(bottom, grid)];
}

/** Number of cells that differ. */
export function distance(one: Cells, other: Cells): number {
  return one.reduce((sum, cell, at) => sum + (cell === other[at] ? 0 : 1), 0);
}
