import type { Line } from '../records/paint.ts';
import type { Table, TableCell } from '../records/table.ts';
import { type CellArea, gridOf, type Tile, tilesIn } from './grid.ts';
import { withoutPicture, withoutWords } from './whole-table.ts';

/** The table with the cells of an area changed by `change`. */
export function withCells(
  table: Table,
  area: CellArea,
  change: (cell: TableCell, tile: Tile) => TableCell,
): Table {
  const cells = { ...table.cells };
  for (const tile of tilesIn(table, area)) if (tile.cell) cells[tile.key] = change(tile.cell, tile);
  return { ...table, cells };
}

/** The table without text and pictures in an area; text that is typed there later has the former format. */
export function clearCells(table: Table, area: CellArea): Table {
  return withCells(table, area, (cell) => ({ ...withoutPicture(cell), text: withoutWords(cell.text) }));
}

/** The table with a picture, by the hash of its file, as the fill of the cells of an area. */
export function withPicture(
  table: Table,
  area: CellArea,
  asset: string,
  fit: NonNullable<TableCell['pictureFit']> = 'cover',
): Table {
  return withCells(table, area, (cell) => ({
    ...cell,
    fill: { type: 'picture', asset, mode: { type: 'stretch' } },
    pictureFit: fit,
  }));
}

/** Sets the scaling of pictures in the cells of an area; undefined distorts them. Other cells are unchanged. */
export function withPictureFit(table: Table, area: CellArea, fit: TableCell['pictureFit']): Table {
  return withCells(table, area, (cell) => {
    if (cell.fill?.type !== 'picture') return cell;
    const { pictureFit: _before, ...rest } = cell;
    const { crop: _crop, ...fill } = cell.fill;
    return { ...rest, fill: { ...fill, mode: { type: 'stretch' } }, ...(fit && { pictureFit: fit }) };
  });
}

/** Borders of an area that can be set, as in PowerPoint's menu. */
export type BorderChoice =
  | 'all'
  | 'outside'
  | 'inside'
  | 'insideH'
  | 'insideV'
  | 'left'
  | 'top'
  | 'right'
  | 'bottom'
  | 'down'
  | 'up';

type Side = 'l' | 't' | 'r' | 'b';
const OPPOSITE: Readonly<Record<Side, Side>> = { l: 'r', r: 'l', t: 'b', b: 't' };

const OUTER: Readonly<Record<BorderChoice, readonly Side[]>> = {
  all: ['l', 't', 'r', 'b'],
  outside: ['l', 't', 'r', 'b'],
  inside: [],
  insideH: [],
  insideV: [],
  left: ['l'],
  top: ['t'],
  right: ['r'],
  bottom: ['b'],
  down: [],
  up: [],
};
const INNER: Readonly<Partial<Record<BorderChoice, readonly Side[]>>> = {
  all: ['l', 't', 'r', 'b'],
  inside: ['l', 't', 'r', 'b'],
  insideH: ['t', 'b'],
  insideV: ['l', 'r'],
};

/**
 * The table with the selected borders of an area set to `line`. A border between two cells is written to both, so that
 * they agree. `{ fill: { type: 'none' } }` draws no border, for any table style. `down` and `up` are the diagonals from
 * left to right.
 */
export function withBorders(table: Table, area: CellArea, choice: BorderChoice, line: Line): Table {
  const grid = gridOf(table);
  const changed = new Map<string, NonNullable<TableCell['borders']>>();
  const put = (tile: Tile | undefined, side: Side | 'tlbr' | 'bltr') => {
    if (!tile?.cell) return;
    changed.set(tile.key, { ...(changed.get(tile.key) ?? tile.cell.borders), [side]: line });
  };
  for (const tile of tilesIn(table, area)) {
    if (choice === 'down') put(tile, 'tlbr');
    if (choice === 'up') put(tile, 'bltr');
    for (const side of ['l', 't', 'r', 'b'] as const) {
      const { isEdge, beside } = sideOf(table, area, tile, side);
      if (!(isEdge ? OUTER[choice] : (INNER[choice] ?? [])).includes(side)) continue;
      put(tile, side);
      for (const [row, column] of beside) put(grid.at(row, column), OPPOSITE[side]);
    }
  }
  const cells = { ...table.cells };
  for (const [key, borders] of changed) {
    const cell = cells[key];
    if (cell) cells[key] = { ...cell, borders };
  }
  return { ...table, cells };
}

/**
 * Whether a side of a tile is at the edge of the area, and the positions beyond it. In a right-to-left table, left and
 * right are swapped.
 */
function sideOf(table: Table, area: CellArea, tile: Tile, side: Side) {
  const shown = table.rtl && (side === 'l' || side === 'r') ? OPPOSITE[side] : side;
  const upright = shown === 'l' || shown === 'r';
  const before = shown === 'l' || shown === 't';
  const own = upright ? tile.column : tile.row;
  const length = upright ? tile.columns : tile.rows;
  const from = upright ? area.column : area.row;
  const to = from + (upright ? area.columns : area.rows);
  const line = before ? own - 1 : own + length;
  const first = upright ? tile.row : tile.column;
  const beside = Array.from({ length: upright ? tile.rows : tile.columns }, (_, index) =>
    upright ? ([first + index, line] as const) : ([line, first + index] as const),
  );
  return { isEdge: before ? own <= from : own + length >= to, beside };
}
