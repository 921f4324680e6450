import { cellText } from './name-columns.ts';

/** Far more rows than a list of names has; a longer table is another kind of file. */
export const ROWS_MAX = 1000;
/** Maximum number of cells of a row that are read. */
export const COLUMNS_MAX = 60;

/** A row with content. */
export interface SheetRow {
  /** The row number of the spreadsheet, from 1. */
  readonly number: number;
  /** The texts that the spreadsheet shows; a cell merged over several rows has the same text in each. */
  readonly cells: readonly string[];
  /** Columns whose cell continues a merged cell of a row above. */
  readonly continued: ReadonlySet<number>;
  readonly isHidden: boolean;
}

/** One sheet of a workbook, or a whole table of another format. */
export interface TableSheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly SheetRow[];
  readonly hiddenColumns: ReadonlySet<number>;
  /** Whether the sheet has more rows or cells than a list may have, and was not read. */
  readonly isTooLong: boolean;
}

export type TableFault = 'locked' | 'noTable' | 'tooLarge' | 'tooSlow' | 'tooManyRows' | 'empty';

/** `formulas`: some cells hold formulas; their last results are used. */
export type TableRead =
  | { readonly kind: 'table'; readonly sheets: readonly TableSheet[]; readonly formulas: boolean }
  | { readonly kind: 'fault'; readonly fault: TableFault };

export const faulty = (fault: TableFault): TableRead => ({ kind: 'fault', fault });

/** The merged areas, in rows and columns from 0. */
export interface MergedCells {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
}

/** Maximum number of cells covered by merged cells, because a file may claim millions. */
const COVERED_MAX = 100_000;
const NOTHING: ReadonlySet<number> = new Set();

export interface FoundSheet {
  readonly name: string;
  readonly isHidden?: boolean;
  /** Texts by row and column; empty cells are holes. */
  readonly cells: readonly (readonly (string | undefined)[] | undefined)[];
  readonly merged?: readonly MergedCells[];
  readonly hiddenRows?: ReadonlySet<number>;
  readonly hiddenColumns?: ReadonlySet<number>;
}

/** Creates a sheet from the cells that were read. */
export function sheetOf(found: FoundSheet): TableSheet {
  const continued = new Map<number, Map<number, string>>();
  let covered = 0;
  for (const { row, column, rows } of found.merged ?? []) {
    const text = found.cells[row]?.[column] ?? '';
    if (column >= COLUMNS_MAX || cellText(text) === '') continue;
    // Merged areas end at the last row with content: one may reach to the last possible row.
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
    // A row without its own text is the lower end of merged cells.
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
