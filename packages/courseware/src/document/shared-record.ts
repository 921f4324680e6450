import * as Y from 'yjs';
import * as z from 'zod/mini';
import { animation } from '../records/animation.ts';
import { type Table, type TableCell, tableCell, table as tableShape } from '../records/table.ts';
import { listStyle, type TextBody, textBox } from '../records/text.ts';
import { readKeyedList, writeKeyedList } from './keyed-list.ts';
import { forgetText, readText, writeText } from './shared-text.ts';
import { readValue, writeValue } from './shared-value.ts';
import { fits, fitting } from './text-check.ts';

/**
 * How a record lies in its Y.Map. Most properties are JSON values, replaced as a whole. These are finer, so that what
 * two people do at once in one record merges:
 * - a text body `text`: a Y.Text under `text`, its `box` and `levels` under `text.box` and `text.levels`;
 * - a list of things with ids: one key an item (`animations/<id>`);
 * - a table: its flags under `table`, `table.rows/<id>`, `table.columns/<id>`, and for each cell a Y.Text
 *   `table.cells/<row>:<column>` and its look under the same key with `.look`.
 */
export type SharedRecord = Y.Map<unknown>;

type Values = Readonly<Record<string, unknown>>;

const TEXTS: Readonly<Record<string, string>> = { shape: 'text', page: 'notes' };
const LISTS: Readonly<Record<string, string>> = { page: 'animations' };
const TABLE = 'table';
const CELL = 'table.cells/';
const LOOK = '.look';

function typeOf(values: { kind?: unknown; type?: unknown }): string {
  return String(values.kind === 'element' ? values.type : values.kind);
}

function sharedType(map: SharedRecord): string {
  return typeOf({ kind: map.get('kind'), type: map.get('type') });
}

/** Writes a whole record into a Y.Map that belongs to a document and is empty. The id is the Y.Map's own key. */
export function writeRecord(map: SharedRecord, record: Values): void {
  map.set('kind', record.kind);
  if (record.type !== undefined) map.set('type', record.type);
  const textKey = TEXTS[typeOf(record)];
  if (textKey !== undefined) map.set(textKey, new Y.Text());
  patchRecord(map, record);
}

/** Replaces the given properties; one that is `undefined` is removed. Writes only what differs. */
export function patchRecord(map: SharedRecord, patch: Values): void {
  const type = sharedType(map);
  for (const key of Object.keys(patch)) {
    if (key === 'id' || key === 'kind' || key === 'type' || key === '__proto__') continue;
    const value = patch[key];
    if (key === TEXTS[type]) writeBody(map, key, value as TextBody | undefined);
    else if (key === LISTS[type]) writeKeyedList(map, key, (value as { id: string }[] | undefined) ?? []);
    else if (type === 'table' && key === TABLE) writeTable(map, value as TableValue);
    else writeValue(map, key, value);
  }
}

function sharedText(map: SharedRecord, key: string): Y.Text {
  const known = map.get(key);
  if (known instanceof Y.Text) return known;
  const text = new Y.Text();
  map.set(key, text);
  return text;
}

function writeBody(map: SharedRecord, key: string, body: TextBody | undefined): void {
  writeText(sharedText(map, key), body?.paragraphs);
  writeValue(map, `${key}.box`, body?.box);
  writeValue(map, `${key}.levels`, body?.levels);
}

type TableValue = Omit<Values, 'rows'> & {
  rows: { id: string }[];
  columns: { id: string }[];
  cells: Record<string, TableCell>;
};

function writeTable(map: SharedRecord, value: TableValue): void {
  const { rows, columns, cells, ...flags } = value;
  writeValue(map, TABLE, flags);
  writeKeyedList(map, 'table.rows', rows);
  writeKeyedList(map, 'table.columns', columns);
  for (const key of Object.keys(cells)) {
    const cell = cells[key];
    if (!cell) continue;
    const { text, ...look } = cell;
    writeText(sharedText(map, CELL + key), text.paragraphs);
    const { box, levels } = text;
    const whole = { ...look, ...(box && { box }), ...(levels && { levels }) };
    writeValue(map, CELL + key + LOOK, Object.keys(whole).length > 0 ? whole : undefined);
  }
  for (const key of [...map.keys()]) {
    if (!key.startsWith(CELL) || Object.hasOwn(cells, key.slice(CELL.length))) continue;
    if (key.endsWith(LOOK) && Object.hasOwn(cells, key.slice(CELL.length, -LOOK.length))) continue;
    map.delete(key);
  }
}

/** The record's properties as they lie there. Texts, lists and tables are already checked, the rest is not. */
export function readRecord(map: SharedRecord): Record<string, unknown> {
  const type = sharedType(map);
  const values: Record<string, unknown> = {};
  const text = TEXTS[type];
  const list = LISTS[type];
  for (const [key, value] of map.entries()) {
    const special = key === text || (type === 'table' && key === TABLE) || value instanceof Y.AbstractType;
    if (!special && key !== '__proto__' && !key.includes('/')) values[key] = readValue(map, key, value);
  }
  if (text !== undefined) {
    const body = readBody(map, text);
    if (body) values[text] = body;
  }
  if (list !== undefined) {
    const items = readKeyedList(map, list).filter((item) => fits(animation, item));
    if (items.length > 0) values[list] = items;
  }
  if (type === 'table') values[TABLE] = readTable(map);
  return values;
}

const bodies = new WeakMap<readonly unknown[], TextBody>();

/** The same object as before when nothing in it changed: what draws it compares by identity. */
function bodyOf(paragraphs: TextBody['paragraphs'], box: unknown, levels: unknown): TextBody {
  const validBox = fitting(textBox, box);
  const validLevels = fitting(listStyle, levels);
  const known = bodies.get(paragraphs);
  if (known && known.box === validBox && known.levels === validLevels) return known;
  const body: TextBody = { paragraphs };
  if (validBox) body.box = validBox;
  if (validLevels) body.levels = validLevels;
  bodies.set(paragraphs, body);
  return body;
}

function readBody(map: SharedRecord, key: string): TextBody | undefined {
  const text = map.get(key);
  if (!(text instanceof Y.Text)) return undefined;
  const paragraphs = readText(text);
  return (
    paragraphs &&
    bodyOf(
      paragraphs as TextBody['paragraphs'],
      readValue(map, `${key}.box`),
      readValue(map, `${key}.levels`),
    )
  );
}

const ROW = tableShape.shape.rows.def.element;
const COLUMN = tableShape.shape.columns.def.element;
/** A table's flags: everything but its rows, columns and cells. */
const FLAGS = z.omit(tableShape, { rows: true, columns: true, cells: true });
const tables = new WeakMap<SharedRecord, { flags: object; table: Table }>();

function readTable(map: SharedRecord): Table | undefined {
  const flags = readValue(map, TABLE);
  if (typeof flags !== 'object' || flags === null) return undefined;
  const rows = readKeyedList(map, 'table.rows').filter((item) => fits(ROW, item)) as Table['rows'];
  const columns = readKeyedList(map, 'table.columns').filter((item) =>
    fits(COLUMN, item),
  ) as Table['columns'];
  const table: Table = { ...fitting(FLAGS, flags), rows, columns, cells: readCells(map, rows, columns) };
  const known = tables.get(map);
  if (known?.flags === flags && sameTable(known.table, table)) return known.table;
  tables.set(map, { flags, table });
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

function readCells(map: SharedRecord, rows: Table['rows'], columns: Table['columns']): Table['cells'] {
  const rowIds = new Set(rows.map(({ id }) => id));
  const columnIds = new Set(columns.map(({ id }) => id));
  const cells: Table['cells'] = {};
  for (const [key, text] of map.entries()) {
    if (!key.startsWith(CELL) || !(text instanceof Y.Text)) continue;
    const place = key.slice(CELL.length);
    const colon = place.indexOf(':');
    // A cell whose row or column somebody else removed meanwhile is gone with it.
    if (!rowIds.has(place.slice(0, colon)) || !columnIds.has(place.slice(colon + 1))) continue;
    cells[place] = readCell(text, readValue(map, key + LOOK));
  }
  return cells;
}

const NO_PARAGRAPHS: TextBody['paragraphs'] = [{ runs: [] }];
const CELL_LOOK = z.omit(tableCell, { text: true });
const cells = new WeakMap<Y.Text, { look: unknown; text: TextBody; cell: TableCell }>();

function readCell(shared: Y.Text, look: unknown): TableCell {
  const paragraphs = (readText(shared) as TextBody['paragraphs'] | undefined) ?? NO_PARAGRAPHS;
  const isLook = typeof look === 'object' && look !== null;
  const { box, levels, ...rest } = isLook ? (look as Record<string, unknown>) : {};
  const text = bodyOf(paragraphs, box, levels);
  const known = cells.get(shared);
  if (known?.text === text && known.look === look) return known.cell;
  const cell: TableCell = { ...fitting(CELL_LOOK, rest), text };
  cells.set(shared, { look, text, cell });
  return cell;
}

/** To be called for a Y type of the record that changed. */
export function forgetShared(type: unknown): void {
  if (type instanceof Y.Text) forgetText(type);
}
