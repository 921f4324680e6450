import writeExcelFile from 'write-excel-file/universal';
import type { Cell, SummaryTable } from './summary-tables.ts';

/** How long the browser may take to begin saving, milliseconds. */
const SAVING_MS = 60_000;

/** A workbook with a sheet for the figures and one for each table that says something. */
export function summaryWorkbook(
  title: string,
  figures: readonly (readonly [string, number])[],
  tables: readonly SummaryTable[],
): Promise<Blob> {
  const sheets = tables.filter(({ rows }) => rows.length > 0);
  return writeExcelFile([
    {
      sheet: title,
      data: figures.map(([name, value]) => [head(name), cell(value)]),
      columns: [{ width: 24 }],
    },
    ...sheets.map(({ title: sheet, head: names, rows }) => ({
      sheet,
      data: [names.map(head), ...rows.map((row) => row.map(cell))],
      columns: names.map((_, index) => ({ width: index === 0 ? 24 : 14 })),
      stickyRowsCount: 1,
    })),
  ]).toBlob();
}

function head(value: string) {
  return { value, type: String, fontWeight: 'bold' as const };
}

/** A name that begins like a formula is a text all the same. */
function cell(value: Cell) {
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
}

export function saveAs(blob: Blob, name: string): void {
  const anchor = document.createElement('a');
  anchor.href = URL.createObjectURL(blob);
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(anchor.href), SAVING_MS);
}
