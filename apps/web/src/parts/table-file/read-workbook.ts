import { type CellObject, read, set_cptable, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { crc32, readZipDirectory, type ZipEntry } from '@lectern/base';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { COLUMNS_MAX, faulty, ROWS_MAX, sheetOf, type TableRead, type TableSheet } from './table-sheet.ts';

/** Largest unpacked size of a workbook, bytes; a list of names needs a hundredth of it. */
const UNPACKED_MAX = 80_000_000;
const ENTRIES_MAX = 2000;
const SHEETS_MAX = 50;
/** The most cells of a sheet with content. */
const CELLS_MAX = 100_000;
/** Maximum number of rows of a sheet that are examined, because most of them may be empty. */
const ROWS_LOOKED_AT = 70_000;

/** Excel writes dates in the machine's locale; schools in China use this one. */
const DAY = 'yyyy/m/d';

/**
 * Old workbooks contain text in the code page of the machine that wrote them: the Chinese code page, unless they name
 * another.
 */
const CHINESE = 936;
const LETTERS = new Map([
  [1200, 'utf-16le'],
  [65_001, 'utf-8'],
  [CHINESE, 'gb18030'],
  [54_936, 'gb18030'],
  [10_008, 'gb18030'],
  [950, 'big5'],
  [932, 'shift_jis'],
  [949, 'euc-kr'],
]);
set_cptable({
  utils: {
    hascp: (page: number) => LETTERS.has(page),
    // A workbook that names Latin is a newer workbook, whose text has no code page.
    decode: (page: number, bytes: Iterable<number>) =>
      new TextDecoder(LETTERS.get(page) ?? 'windows-1252').decode(Uint8Array.from(bytes)),
  },
});

const OPTIONS = {
  dense: true,
  cellStyles: true,
  cellHTML: false,
  dateNF: DAY,
  codepage: CHINESE,
  sheetRows: ROWS_LOOKED_AT,
} as const;

/** The sheets of an .xlsx file. */
export function readZippedWorkbook(bytes: Uint8Array): TableRead {
  const entries = readZipDirectory(bytes, ENTRIES_MAX)?.entries;
  if (entries === undefined) return faulty('noTable');
  const unpacked = entries.reduce((sum, { size }) => sum + size, 0);
  if (unpacked > UNPACKED_MAX || entries.length > ENTRIES_MAX) return faulty('tooLarge');
  if (!entries.some(({ name }) => /(^|[\\/])workbook\.xml$/i.test(strFromU8(name)))) return faulty('noTable');
  return workbookOf(() => read(onlyTexts(bytes, entries).buffer, { ...OPTIONS, type: 'array' }));
}

/** The sheets of an .xls file of Excel until 2003, or of WPS after it. */
export function readOldWorkbook(bytes: Uint8Array): TableRead {
  return workbookOf(() => read(bytes, { ...OPTIONS, type: 'array' }));
}

/** The tables of an HTML page or of a single-file XML workbook, one sheet each. */
export function readMarkedUpTable(text: string): TableRead {
  // Cells are read as text, so that numbers keep their leading zeros.
  return workbookOf(() => read(text, { ...OPTIONS, type: 'string', raw: true }));
}

function workbookOf(reads: () => WorkBook): TableRead {
  try {
    const book = reads();
    const sheets = book.SheetNames.slice(0, SHEETS_MAX).flatMap((name, index): TableSheet[] => {
      const sheet = book.Sheets[name];
      return sheet ? [tableSheet(name, sheet, (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) > 0)] : [];
    });
    if (sheets.every(({ isTooLong, rows }) => rows.length === 0 && !isTooLong)) return faulty('empty');
    if (sheets.every(({ isTooLong, rows }) => rows.length === 0 || isTooLong)) return faulty('tooManyRows');
    const formulas = book.SheetNames.some((name) =>
      (book.Sheets[name]?.['!data'] ?? []).some((row) => row?.some((cell) => cell?.f !== undefined)),
    );
    return { kind: 'table', sheets, formulas };
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message);
    return faulty(isLocked ? 'locked' : 'noTable');
  }
}

function tableSheet(name: string, sheet: WorkSheet, isHidden: boolean): TableSheet {
  const data = sheet['!data'] ?? [];
  const isTooLong = textOf(data[0]?.[0]) === TOO_LONG || cellsOf(data) > CELLS_MAX;
  if (isTooLong) return { name, isHidden, rows: [], hiddenColumns: new Set(), isTooLong };
  return sheetOf({
    name,
    isHidden,
    cells: Array.from(data, (row) => row && Array.from(row.slice(0, COLUMNS_MAX), textOf)),
    merged: (sheet['!merges'] ?? []).map(({ s, e }) => ({ row: s.r, column: s.c, rows: e.r - s.r + 1 })),
    hiddenRows: hiddenOf(sheet['!rows']),
    hiddenColumns: hiddenOf(sheet['!cols']),
  });
}

function cellsOf(data: NonNullable<WorkSheet['!data']>): number {
  let count = 0;
  // Rows are sparse: a single cell may be in the last possible column.
  for (const row of data)
    row?.forEach(() => {
      count += 1;
    });
  return count;
}

function hiddenOf(lines: readonly ({ readonly hidden?: boolean } | undefined)[] | undefined) {
  return new Set((lines ?? []).flatMap((line, index) => (line?.hidden ? [index] : [])));
}

/** The text that the spreadsheet shows, except for long numbers, which it would round. */
function textOf(cell: CellObject | undefined): string {
  if (cell === undefined || cell.v === undefined) return '';
  const isPlain = cell.z === undefined || cell.z === 'General';
  if (cell.t === 'n' && isPlain && Number.isInteger(cell.v)) return String(cell.v);
  return cell.w ?? String(cell.v);
}

/** Placeholder for a sheet that is left out: a character that occurs in no text. */
const TOO_LONG = '\u{f0000}';
const LEFT_OUT = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${TOO_LONG}</t></is></c></row></sheetData></worksheet>`;

/**
 * The archive with only its XML, each file unpacked only up to its declared size. Sheets that are too long are left out,
 * because reading their cells takes long.
 */
function onlyTexts(bytes: Uint8Array, entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(xml|rels)$/i.test(name) });
  const sums = new Map(entries.map((entry) => [strFromU8(entry.name), entry.crc]));
  for (const [name, file] of Object.entries(files))
    if (sums.get(name) !== crc32(file)) throw new Error(`${name} is incomplete`);
  const kept = Object.entries(files).map(([path, file]) => {
    const name = path.replaceAll('\\', '/').replace(/^\/+/, '');
    return [name, /(^|\/)worksheets\/[^/]+\.xml$/i.test(name) ? shortened(file) : file] as const;
  });
  const all = new Map(kept);
  if (!all.has(TYPES)) all.set(TYPES, strToU8(typesOf([...all.keys()])));
  return zipSync(Object.fromEntries(all), { level: 0 }).slice();
}

/** ECMA-376 part 2, 10.1.2: the content type of each part. Some programs leave it out. */
const TYPES = '[Content_Types].xml';
const USUAL: readonly (readonly [RegExp, string])[] = [
  [/(^|\/)workbook\.xml$/i, 'sheet.main'],
  [/(^|\/)worksheets\/[^/]+\.xml$/i, 'worksheet'],
  [/(^|\/)sharedStrings\.xml$/i, 'sharedStrings'],
  [/(^|\/)styles\.xml$/i, 'styles'],
];

function typesOf(names: readonly string[]): string {
  const parts = names.flatMap((name) => {
    const type = USUAL.find(([pattern]) => pattern.test(name))?.[1];
    // A name with a markup character is not one of the default parts.
    if (type === undefined || /[<>&"]/.test(name)) return [];
    return `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  });
  return `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${parts.join('')}</Types>`;
}

/** ECMA-376 part 1, 18.3.1.96 and 18.3.1.53: a cell with content holds a value or a text. */
const VALUE = /<(?:\w+:)?(?:v|is)[\s>]/;

function shortened(file: Uint8Array): Uint8Array {
  // Styled cells without text, of which templates have thousands.
  const sheet = strFromU8(file).replace(/<(?:\w+:)?c(?:\s[^<>]{0,200})?\/>/g, '');
  const rows = sheet.split(/<(?:\w+:)?row[\s>]/);
  const filled = rows.filter((row) => VALUE.test(row)).length;
  const cells = sheet.split(/<(?:\w+:)?c[\s>]/).length - 1;
  return strToU8(filled > ROWS_MAX || cells > CELLS_MAX ? LEFT_OUT : sheet);
}
