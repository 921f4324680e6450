/** A cell of a grid, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * The cells from one cell in the direction, of eight, that is nearest to another cell: as many as the other cell is away, and
 * none beyond the grid.
 */
export function cellsTowards(from: Cell, to: Cell, rows: number, columns: number): Cell[] {
  const down = to.row - from.row;
  const right = to.column - from.column;
  const away = Math.max(Math.abs(down), Math.abs(right));
  if (away === 0) return [from];
  const turn = Math.round((Math.atan2(down, right) * 4) / Math.PI);
  const step = {
    row: Math.sign(Math.round(Math.sin((turn * Math.PI) / 4) * 10)),
    column: Math.sign(Math.round(Math.cos((turn * Math.PI) / 4) * 10)),
  };
  return Array.from({ length: away + 1 }, (_, index) => ({
    row: from.row + step.row * index,
    column: from.column + step.column * index,
  })).filter(({ row, column }) => row >= 0 && row < rows && column >= 0 && column < columns);
}

/** The characters of the cells, in their order. */
export function readCells(grid: readonly (readonly string[])[], cells: readonly Cell[]): string {
  return cells.map(({ row, column }) => grid[row]?.[column] ?? '').join('');
}

/** The cell at a place of the grid's surface, in parts of its width and height; undefined beside it. */
export function cellAt(x: number, y: number, rows: number, columns: number): Cell | undefined {
  const cell = { row: Math.floor(y * rows), column: Math.floor(x * columns) };
  return cell.row >= 0 && cell.row < rows && cell.column >= 0 && cell.column < columns ? cell : undefined;
}

/** The cell one step further by an arrow key, within the grid; undefined for other keys. */
export function cellByKey(
  key: string,
  { row, column }: Cell,
  rows: number,
  columns: number,
): Cell | undefined {
  const step = ARROWS[key];
  if (!step) return undefined;
  return {
    row: Math.min(rows - 1, Math.max(0, row + step.row)),
    column: Math.min(columns - 1, Math.max(0, column + step.column)),
  };
}

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
