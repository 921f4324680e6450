import { cellText } from './cell-text.ts';

/** Far more than a list of names holds; what is longer is another table. */
export const ROWS_MAX = 1000;
/** Cells of a row that are looked at. */
export const COLUMNS_MAX = 60;

/** A row that says something. */
export interface SheetRow {
  /** From 1, as the spreadsheet counts its rows. */
  readonly number: number;
  /** As the spreadsheet shows them; a cell that is merged over several rows says the same in each. */
  readonly cells: readonly string[];
  /** Columns whose cell is the lower part of one that begins in a row above. */
  readonly continued: ReadonlySet<number>;
  readonly isHidden: boolean;
}

/** One sheet of a workbook, or the whole of another table. */
export interface TableSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly SheetRow[];
  readonly hiddenColumns: ReadonlySet<number>;
  /** It has more rows or cells than a list has, and was not read. */
  readonly isTooLong: boolean;
}

export type TableFault = 'locked' | 'noTable' | 'tooLarge' | 'tooSlow' | 'tooManyRows' | 'empty';

/** `formulas`: some cells are computed; what was computed last stands for them. */
export type TableRead =
  | { readonly kind: 'table'; readonly sheets: readonly TableSheet[]; readonly formulas: boolean }
  | { readonly kind: 'fault'; readonly fault: TableFault };

export const faulty = (fault: TableFault): TableRead => ({ kind: 'fault', fault });

/** What is merged, in rows and columns from 0. */
export interface MergedCells {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
}

/** Cells under others that are merged with them: a file may say that millions are. */
const COVERED_MAX = 100_000;
const NOTHING: ReadonlySet<number> = new Set();

export interface FoundSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  /** Texts by row and column; holes are empty cells. */
  readonly cells: readonly (readonly (string | undefined)[] | undefined)[];
  readonly merged?: readonly MergedCells[];
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: ReadonlySet<number>;
}

/** A sheet out of cells as they were found. */
export function sheetOf(found: FoundSheet): TableSheet {
  const continued = new Map<number, Map<number, string>>();
  let covered = 0;
  for (const { row, column, rows } of found.merged ?? []) {
    const text = found.cells[row]?.[column] ?? '';
    if (column >= COLUMNS_MAX || cellText(text) === '') continue;
    // No further than the sheet says something: a merge may reach to its last possible row.
    for (let down = row + 1; down < Math.min(row + rows, found.cells.length); down++) {
      covered += 1;
      if (covered > COVERED_MAX) break;
      const cells = continued.get(down) ?? new Map<number, string>();
      continued.set(down, cells.set(column, text));
    }
  }
  const rows: SheetRow[] = [];
  found.cells.forEach((own, row) => {
    const above = continued.get(row);
    const cells = textsOf(own, above);
    // A row with nothing of its own is the lower end of merged cells.
    if (!cells.some((cell, column) => cell !== '' && !above?.has(column))) return;
    rows.push({
      number: row + 1,
      cells,
      continued: above ? new Set(above.keys()) : NOTHING,
      isHidden: found.hiddenRows?.has(row) ?? false,
    });
  });
  return {
    name: found.name,
    isHidden: found.isHidden ?? false,
    rows: rows.length > ROWS_MAX ? [] : rows,
    hiddenColumns: found.hiddenColumns ?? NOTHING,
    isTooLong: rows.length > ROWS_MAX,
  };
}

function textsOf(
  own: readonly (string | undefined)[] | undefined,
  above: ReadonlyMap<number, string> | undefined,
): readonly string[] {
  const last = Math.max(own?.length ?? 0, ...[...(above?.keys() ?? [])].map((column) => column + 1));
  return Array.from({ length: Math.min(COLUMNS_MAX, last) }, (_, column) =>
    cellText(above?.get(column) ?? own?.[column] ?? ''),
  );
}
