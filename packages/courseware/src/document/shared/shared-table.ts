import * as Y from 'yjs';
import * as z from 'zod/mini';
import { type Table, type TableCell, tableCell, table as tableShape } from '../../records/table.ts';
import type { TextBody } from '../../records/text.ts';
import { unwrittenCell, wholeTable } from '../../tables/whole-table.ts';
import { fits, fitting } from '../text/text-check.ts';
import { readKeyedList, writeKeyedList } from './keyed-list.ts';
import { bodyOf, sharedText } from './shared-body.ts';
import { readText, writeText } from './shared-text.ts';
import { readValue, writeValue } from './shared-value.ts';

/**
 * A table under the key `table`: its flags there, `table.rows/<id>`, `table.columns/<id>`, and for each cell a Y.Text
 * `table.cells/<row>:<column>` and its format under the same key with `.look`. A span is stored as the ids of the rows
 * and columns that it covers: rows and columns that other users insert between them meanwhile are covered too, and
 * deleted ones do not count (docs/decisions/0034).
 */
const TABLE = 'table';
const ROWS = 'table.rows';
const COLUMNS = 'table.columns';
const CELL = 'table.cells/';
const LOOK = '.look';

/** Key of a cell's text. */
export function cellTextKey(cell: string): string {
  return CELL + cell;
}

/** A table to write; all other properties are its flags. */
export type TableValue = Readonly<Record<string, unknown>> & {
  rows: { id: string }[];
  columns: { id: string }[];
  cells: Record<string, TableCell>;
};

/** Sets the table to this value, writing only differences. */
export function writeTable(map: Y.Map<unknown>, value: TableValue): void {
  const { rows, columns, cells, ...flags } = value;
  writeValue(map, TABLE, flags);
  writeKeyedList(map, ROWS, rows);
  writeKeyedList(map, COLUMNS, columns);
  const places = new Places(rows, columns);
  for (const key of Object.keys(cells)) {
    const cell = cells[key];
    // An unwritten cell is not created: if two users created it at once, one of their texts would be lost.
    if (!cell || (cell === unwrittenCell && !map.has(CELL + key))) continue;
    const { text, ...look } = cell;
    writeText(sharedText(map, CELL + key), text.paragraphs);
    const { box, levels } = text;
    const whole = {
      ...look,
      ...places.covered(key, cell),
      ...(box && { box }),
      ...(levels && { levels }),
    };
    writeValue(map, CELL + key + LOOK, Object.keys(whole).length > 0 ? whole : undefined);
  }
  for (const key of [...map.keys()]) {
    if (!key.startsWith(CELL) || Object.hasOwn(cells, key.slice(CELL.length))) continue;
    if (key.endsWith(LOOK) && Object.hasOwn(cells, key.slice(CELL.length, -LOOK.length))) continue;
    const text = map.get(key);
    // The text of a covered cell stays, empty, so that text that other users type into it meanwhile is not lost.
    if (text instanceof Y.Text && places.has(key.slice(CELL.length))) writeText(text, undefined);
    else map.delete(key);
  }
}

interface CoveredIds {
  readonly coveredRows?: readonly string[];
  readonly coveredColumns?: readonly string[];
}

/** Positions of a table's rows and columns by their ids. */
class Places {
  readonly #rows: ReadonlyMap<string, number>;
  readonly #columns: ReadonlyMap<string, number>;
  readonly #rowIds: readonly string[];
  readonly #columnIds: readonly string[];

  constructor(rows: readonly { readonly id: string }[], columns: readonly { readonly id: string }[]) {
    this.#rowIds = rows.map(({ id }) => id);
    this.#columnIds = columns.map(({ id }) => id);
    this.#rows = new Map(this.#rowIds.map((id, at) => [id, at]));
    this.#columns = new Map(this.#columnIds.map((id, at) => [id, at]));
  }

  has(key: string): boolean {
    const [row, column] = this.#at(key);
    return row !== undefined && column !== undefined;
  }

  /** Ids of the rows and columns that a cell covers; empty for a cell that covers only its own position. */
  covered(key: string, { rowSpan = 1, colSpan = 1 }: TableCell): CoveredIds {
    const [row = 0, column = 0] = this.#at(key);
    return {
      ...(rowSpan > 1 && { coveredRows: this.#rowIds.slice(row, row + rowSpan) }),
      ...(colSpan > 1 && { coveredColumns: this.#columnIds.slice(column, column + colSpan) }),
    };
  }

  /** Current span of a cell: to the last of its covered rows and columns that still exist. */
  spans(key: string, { coveredRows, coveredColumns }: CoveredIds): Pick<TableCell, 'rowSpan' | 'colSpan'> {
    const [row = 0, column = 0] = this.#at(key);
    return {
      ...(coveredRows && { rowSpan: reach(coveredRows, this.#rows, row) }),
      ...(coveredColumns && { colSpan: reach(coveredColumns, this.#columns, column) }),
    };
  }

  #at(key: string): readonly [number | undefined, number | undefined] {
    const colon = key.indexOf(':');
    return [this.#rows.get(key.slice(0, colon)), this.#columns.get(key.slice(colon + 1))];
  }
}

function reach(ids: readonly string[], places: ReadonlyMap<string, number>, from: number): number {
  return ids.reduce((most, id) => Math.max(most, (places.get(id) ?? 0) - from + 1), 1);
}

const ROW = tableShape.shape.rows.def.element;
const COLUMN = tableShape.shape.columns.def.element;
/** Flags of a table: all properties except rows, columns and cells. */
const FLAGS = z.omit(tableShape, { rows: true, columns: true, cells: true });
const tables = new WeakMap<Y.Map<unknown>, { flags: object; raw: Table; table: Table }>();

/** Reads a table and validates its parts; undefined without a table. Returns the same object until a part changes. */
export function readTable(map: Y.Map<unknown>): Table | undefined {
  const flags = readValue(map, TABLE);
  if (typeof flags !== 'object' || flags === null) return undefined;
  const rows = readKeyedList(map, ROWS).filter((item) => fits(ROW, item)) as Table['rows'];
  const columns = readKeyedList(map, COLUMNS).filter((item) => fits(COLUMN, item)) as Table['columns'];
  const raw: Table = { ...fitting(FLAGS, flags), rows, columns, cells: readCells(map, rows, columns) };
  const known = tables.get(map);
  if (known?.flags === flags && sameTable(known.raw, raw)) return known.table;
  const table = wholeTable(raw);
  tables.set(map, { flags, raw, table });
  return table;
}

function sameTable(a: Table, b: Table): boolean {
  const same = (x: readonly unknown[], y: readonly unknown[]): boolean =>
    x.length === y.length && x.every((item, index) => item === y[index]);
  const keys = Object.keys(a.cells);
  return (
    same(a.rows, b.rows) &&
    same(a.columns, b.columns) &&
    keys.length === Object.keys(b.cells).length &&
    keys.every((key) => a.cells[key] === b.cells[key])
  );
}

function readCells(map: Y.Map<unknown>, rows: Table['rows'], columns: Table['columns']): Table['cells'] {
  const places = new Places(rows, columns);
  const cells: Table['cells'] = {};
  for (const [key, text] of map.entries()) {
    if (!key.startsWith(CELL) || !(text instanceof Y.Text)) continue;
    const place = key.slice(CELL.length);
    // A cell is left out when its row or column was removed meanwhile, or when another cell covers it.
    if (!places.has(place) || (text.length === 0 && !map.has(key + LOOK))) continue;
    cells[place] = readCell(text, readValue(map, key + LOOK), (ids) => places.spans(place, ids));
  }
  return cells;
}

const NO_PARAGRAPHS: TextBody['paragraphs'] = [{ runs: [] }];
const CELL_LOOK = z.omit(tableCell, { text: true });
const cells = new WeakMap<Y.Text, { look: unknown; spans: string; text: TextBody; cell: TableCell }>();
const IDS = z.array(z.string());

function readCell(
  shared: Y.Text,
  look: unknown,
  spansOf: (ids: CoveredIds) => Pick<TableCell, 'rowSpan' | 'colSpan'>,
): TableCell {
  const paragraphs = (readText(shared) as TextBody['paragraphs'] | undefined) ?? NO_PARAGRAPHS;
  const isLook = typeof look === 'object' && look !== null;
  const { box, levels, coveredRows, coveredColumns, ...rest } = isLook
    ? (look as Record<string, unknown>)
    : {};
  const text = bodyOf(paragraphs, box, levels);
  const covers = coveredRows !== undefined || coveredColumns !== undefined;
  const spans = covers
    ? spansOf({
        ...(fits(IDS, coveredRows) && { coveredRows: coveredRows as string[] }),
        ...(fits(IDS, coveredColumns) && { coveredColumns: coveredColumns as string[] }),
      })
    : {};
  const reached = `${spans.rowSpan} ${spans.colSpan}`;
  const known = cells.get(shared);
  if (known?.text === text && known.look === look && known.spans === reached) return known.cell;
  const cell: TableCell = { ...fitting(CELL_LOOK, rest), ...spans, text };
  cells.set(shared, { look, spans: reached, text, cell });
  return cell;
}
