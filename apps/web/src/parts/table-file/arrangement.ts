import { type ColumnRules, columnNamed, type NamedColumn } from './column-kinds.ts';
import { isNameColumn } from './name-columns.ts';
import type { TableSheet } from './table-sheet.ts';

/** The interpretation of a table: the sheet, the row that names the columns, and the kind of each column. */
export interface Arrangement<Id extends string> {
  readonly sheet: number;
  /** An index of the sheet's rows; undefined if no row names the columns. */
  readonly head: number | undefined;
  readonly columns: readonly (Id | undefined)[];
  /** Rows that the spreadsheet hides are included. */
  readonly withHidden: boolean;
}

/** Number of first rows that may contain the column names, because titles and instructions may be above. */
const ROWS_LOOKED_AT = 30;

/** The default: the first visible sheet with the required columns. */
export function arrangementOf<Id extends string>(
  sheets: readonly TableSheet[],
  rules: ColumnRules<Id>,
): Arrangement<Id> {
  const all = sheets.map((_, index) => arrangementOfSheet(sheets, index, rules));
  const shown = all.filter(({ sheet }) => sheets[sheet]?.isHidden === false);
  const isNamed = (each: Arrangement<Id>) => each.head !== undefined && isWhole(each, rules);
  const hasNames = (each: Arrangement<Id>) => {
    const column = each.columns.indexOf(rules.main);
    const rows = sheets[each.sheet]?.rows ?? [];
    return isWhole(each, rules) && isNameColumn(rows.map(({ cells }) => cells[column] ?? ''));
  };
  const found =
    shown.find(isNamed) ??
    shown.find(hasNames) ??
    all.find(isNamed) ??
    shown.find((each) => isWhole(each, rules)) ??
    shown.find((each) => (sheets[each.sheet]?.rows.length ?? 0) > 0) ??
    all.find((each) => (sheets[each.sheet]?.rows.length ?? 0) > 0);
  return found ?? { sheet: 0, head: undefined, columns: [], withHidden: false };
}

/** Whether all required columns are present. */
export function isWhole<Id extends string>(
  { columns }: Arrangement<Id>,
  { needs }: ColumnRules<Id>,
): boolean {
  return needs.every((id) => columns.includes(id));
}

/** The interpretation of one sheet. `head`: index of the row that names the columns; null without such a row. */
export function arrangementOfSheet<Id extends string>(
  sheets: readonly TableSheet[],
  index: number,
  rules: ColumnRules<Id>,
  head?: number | null,
): Arrangement<Id> {
  const sheet = sheets[index];
  const rows = sheet?.rows ?? [];
  const at = head === undefined ? headOf(rows, rules) : (head ?? undefined);
  const columns =
    at === undefined
      ? (rules.guess?.(rows.filter(({ isHidden }) => !isHidden).map(({ cells }) => cells)) ?? [])
      : columnsOf(rows[at]?.cells ?? [], rules, sheet?.hiddenColumns ?? new Set());
  return { sheet: index, head: at, columns, withHidden: false };
}

/** The row that names the most columns; rows that name the main column come first. */
function headOf<Id extends string>(
  rows: TableSheet['rows'],
  { kinds, main }: ColumnRules<Id>,
): number | undefined {
  let found: { readonly at: number; readonly score: number } | undefined;
  rows.slice(0, ROWS_LOOKED_AT).forEach(({ cells }, at) => {
    const named = new Set(
      cells.flatMap((cell, column) => {
        const name = columnNamed(cell, kinds);
        return name && !isOften(rows, column, cell) ? [name.id] : [];
      }),
    );
    if (named.size === 0) return;
    const score = named.size + (named.has(main) ? kinds.length : 0);
    // Column names may be merged over two rows; then the lower row is more precise.
    const isLower = found?.at === at - 1 && found.score === score && rows[at]?.continued.size !== 0;
    if (found === undefined || score > found.score || isLower) found = { at, score };
  });
  return found?.at;
}

/** Whether a word occurs in most rows of its column, so that it is not the column's name, such as 学生 under 身份. */
function isOften(rows: TableSheet['rows'], column: number, cell: string): boolean {
  const said = rows.flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));
  return said.length > 2 && said.filter((each) => each === cell).length > said.length / 2;
}

function columnsOf<Id extends string>(
  cells: readonly string[],
  { kinds, main }: ColumnRules<Id>,
  hidden: ReadonlySet<number>,
): readonly (Id | undefined)[] {
  const named = cells.map((cell, column) => (hidden.has(column) ? undefined : columnNamed(cell, kinds)));
  const lists = Math.max(1, placesOf(named, main).length);
  const columns: (Id | undefined)[] = cells.map(() => undefined);
  for (const { id } of kinds) for (const at of placesOf(named, id).slice(0, lists)) columns[at] = id;
  return columns;
}

/** The columns of one kind that have the best name. */
function placesOf<Id extends string>(
  named: readonly (NamedColumn<Id> | undefined)[],
  id: Id,
): readonly number[] {
  const best = Math.min(...named.flatMap((each) => (each?.id === id ? [each.rank] : [])));
  return named.flatMap((each, at) => (each?.id === id && each.rank === best ? [at] : []));
}

/**
 * The columns of each list: one list, or several side by side if the main column occurs several times. A column that
 * occurs as often as the main column belongs to the list with the same index, any other to the list in which it is.
 */
export function listsOf<Id extends string>(
  columns: readonly (Id | undefined)[],
  main: Id,
): readonly ReadonlyMap<Id, number>[] {
  const mains = columns.flatMap((id, at) => (id === main ? [at] : []));
  const lists = mains.map((at) => new Map<Id, number>([[main, at]]));
  const [firstMain = 0] = mains;
  const firstOther = columns.findIndex((id) => id !== undefined);
  const isBefore = firstOther < firstMain;
  for (const id of new Set(columns)) {
    if (id === undefined || id === main) continue;
    const places = columns.flatMap((each, at) => (each === id ? [at] : []));
    places.forEach((at, turn) => {
      const next = isBefore ? mains.findIndex((each) => each > at) : mains.findLastIndex((each) => each < at);
      const own = places.length === mains.length ? turn : next < 0 ? (isBefore ? mains.length - 1 : 0) : next;
      const list = lists[own];
      if (list && !list.has(id)) list.set(id, at);
    });
  }
  return lists;
}
