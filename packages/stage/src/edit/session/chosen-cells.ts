import { type Dispose, Signal } from '@lectern/base';
import {
  allOf,
  type CellArea,
  type CoursewareReader,
  gridOf,
  type TableElement,
  type Tile,
  wholeArea,
} from '@lectern/courseware';
import { apply, invert } from '../geometry/matrix.ts';
import { placementOf } from '../geometry/placement.ts';
import type { Point } from '../geometry/point.ts';

/** Selected cells of one table, from the cell where the selection began to the current cell, by `rowId:columnId`. */
export interface CellChoice {
  readonly elementId: string;
  readonly from: string;
  readonly to: string;
}

/** The selected cells with their table; the area cuts no merged cell. */
export interface CellsOfTable {
  readonly element: TableElement;
  readonly area: CellArea;
}

/** Drawn sizes of rows and columns, logical pixels of the table. */
export interface TableSizes {
  readonly columns: readonly number[];
  readonly rows: readonly number[];
}

/** Measurements of drawn tables: their position, and the heights of their rows, logical pixels. */
export interface ShownTables {
  nodeOf(elementId: string): Element | undefined;
  rowsOf(node: Element): readonly number[] | undefined;
}

/**
 * The selected cells of the table that is the only selected element. They are stored by id, so they survive changes of
 * the table.
 */
export class ChosenCells {
  readonly choice = new Signal<CellChoice | undefined>(undefined);
  readonly #reader: CoursewareReader;
  #shown: ShownTables | undefined;

  constructor(reader: CoursewareReader) {
    this.#reader = reader;
  }

  /** Sets the source of row heights, which depend on text and are known only when drawn. */
  measureBy(shown: ShownTables): Dispose {
    this.#shown = shown;
    return () => {
      this.#shown = undefined;
    };
  }

  nodeOf(elementId: string): Element | undefined {
    return this.#shown?.nodeOf(elementId);
  }

  sizesOf({ id, table }: TableElement): TableSizes {
    const node = this.nodeOf(id);
    const shown = node && this.#shown?.rowsOf(node);
    return {
      columns: table.columns.map(({ width }) => width),
      rows: shown?.length === table.rows.length ? shown : table.rows.map(({ height }) => height),
    };
  }

  /** The cell at a point of the page; undefined outside the table. */
  under(element: TableElement, point: Point): Tile | undefined {
    const { x, y } = this.#within(element, point);
    const { columns, rows } = this.sizesOf(element);
    const isIn = x >= 0 && y >= 0 && x <= lengthOf(columns) && y <= lengthOf(rows);
    return isIn ? this.at(element, point) : undefined;
  }

  #within(element: TableElement, point: Point): Point {
    return apply(invert(placementOf(this.#reader, element).matrix), point);
  }

  /** The cell at a point of the page; for one outside the table, the nearest. */
  at(element: TableElement, point: Point): Tile | undefined {
    const { x, y } = this.#within(element, point);
    const { columns, rows } = this.sizesOf(element);
    const width = lengthOf(columns);
    return gridOf(element.table).at(lineAt(rows, y), lineAt(columns, element.table.rtl ? width - x : x));
  }

  /** Selects all cells from one to another, both of the same table. */
  choose(element: TableElement, from: Tile, to: Tile): void {
    this.choice.set({ elementId: element.id, from: from.key, to: to.key });
  }

  chooseArea(element: TableElement, { row, column, rows, columns }: CellArea): void {
    const grid = gridOf(element.table);
    const from = grid.at(row, column);
    const to = grid.at(row + rows - 1, column + columns - 1);
    if (from && to) this.choose(element, from, to);
  }

  /** Selects the cell at a point, unless it is in the selection. */
  chooseForMenu(element: TableElement, point: Point): void {
    const tile = this.at(element, point);
    const area = this.choice.get()?.elementId === element.id ? this.get()?.area : undefined;
    const isChosen =
      tile &&
      area &&
      tile.row >= area.row &&
      tile.row < area.row + area.rows &&
      tile.column >= area.column &&
      tile.column < area.column + area.columns;
    if (tile && !isChosen) this.choose(element, tile, tile);
  }

  /** The selected cells; undefined without a selection, or when the table was deleted. */
  get(): CellsOfTable | undefined {
    const choice = this.choice.get();
    const element = choice && this.#reader.find('element', choice.elementId);
    if (element?.type !== 'table') return undefined;
    const grid = gridOf(element.table);
    const from = grid.of(choice?.from ?? '');
    const to = grid.of(choice?.to ?? '');
    return from && to ? { element, area: wholeArea(element.table, from, to) } : undefined;
  }

  /** Clears the selection; returns whether cells were selected. */
  clear(): boolean {
    const had = this.choice.get() !== undefined;
    this.choice.set(undefined);
    return had;
  }

  /** After a change: clears the selection when its cells were deleted. */
  settle(): void {
    if (this.choice.get() && !this.get()) this.clear();
  }

  /**
   * Selects the cell beside the last cell, in the visual direction; with `extend`, selects all cells from the first
   * cell to the new one. Does nothing past the table's edge.
   */
  step(across: -1 | 0 | 1, down: -1 | 0 | 1, extend: boolean): void {
    const choice = this.choice.get();
    const chosen = this.get();
    if (!choice || !chosen) return;
    const { element, area } = chosen;
    const grid = gridOf(element.table);
    const from = grid.of(choice.from);
    const to = grid.of(choice.to);
    if (!from || !to) return;
    const sideways = element.table.rtl ? -across : across;
    let next = extend ? beyond(grid, from, to, area, sideways, down) : beside(grid, to, sideways, down);
    // Steps within a merged cell that is selected as a whole would change nothing.
    while (extend && next && next.key !== from.key && isSame(wholeArea(element.table, from, next), area))
      next = beside(grid, next, sideways, down);
    if (next) this.choose(element, extend ? from : next, next);
  }

  /** Selects the next or previous cell, row by row; false past the last and before the first. */
  walk(by: 1 | -1): boolean {
    const choice = this.choice.get();
    const chosen = this.get();
    if (!choice || !chosen) return false;
    const { tiles } = gridOf(chosen.element.table);
    const next = tiles[tiles.findIndex(({ key }) => key === choice.from) + by];
    if (next) this.choose(chosen.element, next, next);
    return next !== undefined;
  }

  /** Selects all cells of the table. */
  all(element: TableElement): void {
    this.chooseArea(element, allOf(element.table));
  }
}

function isSame(a: CellArea, b: CellArea): boolean {
  return a.row === b.row && a.column === b.column && a.rows === b.rows && a.columns === b.columns;
}

type Grid = ReturnType<typeof gridOf>;

function beside(grid: Grid, tile: Tile, across: number, down: number): Tile | undefined {
  const row = down > 0 ? tile.row + tile.rows : tile.row + down;
  const column = across > 0 ? tile.column + tile.columns : tile.column + across;
  return grid.at(row, column);
}

/**
 * The next row or column when the selection is extended: at the side away from its first cell it grows, towards it it
 * shrinks.
 */
function beyond(
  grid: Grid,
  from: Tile,
  to: Tile,
  area: CellArea,
  across: number,
  down: number,
): Tile | undefined {
  const ends = { row: to.row, column: to.column };
  if (down !== 0) ends.row = stepped(from.row, to.row, area.row, area.rows, down);
  if (across !== 0) ends.column = stepped(from.column, to.column, area.column, area.columns, across);
  return grid.at(ends.row, ends.column);
}

function stepped(from: number, to: number, start: number, count: number, by: number): number {
  // Away from the first cell, it moves past the whole selection including merged cells; towards it by one cell.
  if (by > 0) return to >= from ? start + count : start + 1;
  return to <= from ? start - 1 : start + count - 2;
}

function lengthOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

function lineAt(sizes: readonly number[], at: number): number {
  let edge = 0;
  for (const [index, size] of sizes.entries()) {
    edge += size;
    if (at < edge) return index;
  }
  return sizes.length - 1;
}
