import { type CellObject, read, type WorkSheet } from '@e965/xlsx';
import { ZipArchive } from '@lectern/pptx/package';
import { zipSync } from 'fflate';

const LIMITS = { entries: 2000, bytes: 80_000_000 };
const MOST_SHEETS = 20;
const MOST_ROWS = 5001;
const MOST_COLUMNS = 60;

export interface Sheet {
  readonly name: string;
  /** Texts of the cells, as the program shows them; rows without cells are empty. */
  readonly rows: readonly (readonly string[])[];
  /** Whether the sheet has more rows than are read. */
  readonly isTooLong: boolean;
}

export interface Book {
  readonly sheets: readonly Sheet[];
  readonly hasPictures: boolean;
}

/**
 * The sheets of an .xlsx file. Its XML is unpacked within limits first, for the library unpacks whatever it is given.
 * Throws LecternError FILE_CORRUPT for other files, FILE_EXPLODES beyond the limits; returns undefined for a damaged book.
 */
export function readSheets(bytes: Uint8Array): Book | undefined {
  const archive = new ZipArchive(bytes, LIMITS);
  const files: Record<string, Uint8Array> = {};
  for (const name of archive.names()) {
    const file = /\.(?:xml|rels)$/i.test(name) ? archive.read(name) : undefined;
    if (file) files[name] = file;
  }
  const hasPictures = archive.names().some((name) => /^xl\/media\//i.test(name));
  try {
    const book = read(zipSync(files, { level: 0 }), {
      type: 'array',
      dense: true,
      cellHTML: false,
      sheetRows: MOST_ROWS + 1,
      sheets: Array.from({ length: MOST_SHEETS }, (_, index) => index),
    });
    const sheets = book.SheetNames.slice(0, MOST_SHEETS).flatMap((name) => {
      const sheet = book.Sheets[name];
      return sheet ? [sheetOf(name, sheet)] : [];
    });
    return { sheets, hasPictures };
  } catch {
    // The library throws errors of many kinds for damaged books.
    return undefined;
  }
}

/** The sheet of a text whose cells are separated by commas, semicolons or tabs; undefined for one that is no table. */
export function readSeparated(text: string): Book | undefined {
  try {
    const book = read(text.replace(/^\ufeff/, ''), {
      type: 'string',
      dense: true,
      // Cells stay as they are written: "1/2" is no date.
      raw: true,
      sheetRows: MOST_ROWS + 1,
    });
    const [sheet] = Object.values(book.Sheets);
    return sheet && { sheets: [sheetOf('', sheet)], hasPictures: false };
  } catch {
    return undefined;
  }
}

function sheetOf(name: string, sheet: WorkSheet): Sheet {
  const data = sheet['!data'] ?? [];
  const rows = Array.from(data.slice(0, MOST_ROWS), (row) =>
    Array.from((row ?? []).slice(0, MOST_COLUMNS), textOf),
  );
  return { name, rows, isTooLong: data.length > MOST_ROWS };
}

/** The text that the spreadsheet shows; whole numbers with all their digits. */
function textOf(cell: CellObject | undefined): string {
  if (cell?.v === undefined || cell.t === 'e') return '';
  const isPlain = cell.t === 'n' && (cell.z === undefined || cell.z === 'General');
  return isPlain ? String(cell.v) : String(cell.w ?? cell.v);
}
