import { OpcPackage, relationOfType } from '../package/opc.ts';
import type { XmlElement } from '../package/xml.ts';
import { ZipArchive } from '../package/zip.ts';
import type { TreeScope } from '../read/context.ts';
import { integerOf, numberOf } from '../read/geometry/units.ts';

/** Limits of a chart's workbook; real workbooks are far below them. */
const LIMITS = { entries: 2000, bytes: 32_000_000 };
const MAX_CELLS = 100_000;

/** The cells of a .xlsx (18.3) to which charts refer. */
export class Workbook {
  readonly #package: OpcPackage;
  readonly #strings: readonly string[];
  readonly #sheets = new Map<string, ReadonlyMap<string, Cell>>();
  readonly #targets = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #first: string | undefined;

  private constructor(source: OpcPackage) {
    this.#package = source;
    const main = relationOfType(source.relations(''), 'officeDocument')?.target ?? 'xl/workbook.xml';
    const book = source.part(main);
    for (const sheet of book?.root.child('x:sheets')?.all('x:sheet') ?? []) {
      const target = book?.relations.get(sheet.attr('r:id') ?? '')?.target;
      if (target) this.#targets.set((sheet.attr('name') ?? '').toLowerCase(), target);
    }
    [this.#first] = this.#targets.keys();
    for (const name of book?.root.child('x:definedNames')?.all('x:definedName') ?? []) {
      this.#names.set((name.attr('name') ?? '').toLowerCase(), name.text);
    }
    const shared = book && relationOfType(book.relations, 'sharedStrings');
    const table = shared && source.part(shared.target);
    this.#strings = (table?.root.all('x:si') ?? []).map(wordsOf);
  }

  /** Undefined for other files, and for a workbook that is too large. */
  static open(bytes: Uint8Array): Workbook | undefined {
    try {
      const archive = new ZipArchive(bytes, LIMITS);
      const book = new Workbook(new OpcPackage(archive, () => undefined));
      return book.#first === undefined ? undefined : book;
    } catch {
      // the file is not a zip, or a damaged zip: the chart uses the data in its own part
      return undefined;
    }
  }

  /**
   * The cells that a formula such as `Sheet1!$B$2:$B$5` or a defined name refers to, row by row; undefined for an
   * unknown name.
   */
  range(formula: string | undefined): Cell[] | undefined {
    const said = (formula ?? '').trim().replace(/^=/, '');
    const known = this.#names.get(said.slice(said.lastIndexOf('!') + 1).toLowerCase());
    const areas = (known ?? said).replace(/^\((.*)\)$/s, '$1').split(',');
    const cells: Cell[] = [];
    for (const area of areas) {
      if (cells.length >= MAX_CELLS) break;
      for (const cell of this.#area(area.trim()) ?? []) cells.push(cell);
    }
    return cells.length > 0 ? cells : undefined;
  }

  #area(area: string): Cell[] | undefined {
    const match =
      /^(?:(?:'((?:[^']|'')*)'|([^'!]*))!)?\$?([A-Z]{1,3})\$?(\d{1,7})(?::\$?([A-Z]{1,3})\$?(\d{1,7}))?$/i.exec(
        area,
      );
    if (!match) return undefined;
    const [, quoted, plain, fromColumn = '', fromRow = '', toColumn = fromColumn, toRow = fromRow] = match;
    const name = (quoted?.replaceAll("''", "'") ?? plain ?? this.#first ?? '').replace(/^\[[^\]]*\]/, '');
    const sheet = this.#sheet(name.toLowerCase());
    if (!sheet) return undefined;
    const [left, right] = [columnNumber(fromColumn), columnNumber(toColumn)];
    const [top, bottom] = [Number(fromRow), Number(toRow)];
    const cells: Cell[] = [];
    for (let row = top; row <= bottom && cells.length < MAX_CELLS; row++) {
      for (let column = left; column <= right && cells.length < MAX_CELLS; column++) {
        cells.push(sheet.get(`${row}:${column}`) ?? null);
      }
    }
    return cells;
  }

  #sheet(name: string): ReadonlyMap<string, Cell> | undefined {
    const known = this.#sheets.get(name);
    if (known) return known;
    const part = this.#package.part(this.#targets.get(name) ?? '');
    if (!part) return undefined;
    const cells = new Map<string, Cell>();
    let row = 0;
    for (const line of part.root.child('x:sheetData')?.all('x:row') ?? []) {
      row = integerOf(line.attr('r'), 1, 1_048_576) ?? row + 1;
      let column = 0;
      for (const cell of line.all('x:c')) {
        const letters = /^[A-Z]{1,3}/i.exec(cell.attr('r') ?? '')?.[0];
        column = letters ? columnNumber(letters) : column + 1;
        const value = this.#value(cell);
        if (value !== null && cells.size < 4 * MAX_CELLS) cells.set(`${row}:${column}`, value);
      }
    }
    this.#sheets.set(name, cells);
    return cells;
  }

  #value(cell: XmlElement): Cell {
    const text = cell.child('x:v')?.text;
    switch (cell.attr('t')) {
      case 's':
        return this.#strings[integerOf(text, 0) ?? -1]?.slice(0, 4096) ?? null;
      case 'inlineStr':
        return wordsOf(cell.child('x:is')).slice(0, 4096);
      case 'str':
        return text?.slice(0, 4096) ?? null;
      case 'e':
        return null;
      default:
        return numberOf(text) ?? null;
    }
  }
}

/** Text of a string item, without its phonetic guide. */
function wordsOf(item: XmlElement | undefined): string {
  const pieces = (item?.children ?? []).map((child) =>
    child.name === 'x:t' ? child.text : child.name === 'x:r' ? (child.child('x:t')?.text ?? '') : '',
  );
  return pieces.join('');
}

function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) number = number * 26 + letter.charCodeAt(0) - 64;
  return number;
}

/** One value in a chart's data. */
export type Cell = number | string | null;

/** Context for reading a chart part. */
export interface ChartTree extends TreeScope {
  /** Opens the embedded workbook of the chart's data, for a missing cache. */
  readonly workbook?: (() => Workbook | undefined) | undefined;
  /** Whether PowerPoint 2007 wrote the deck, whose defaults partly differ from the standard's. */
  readonly of2007?: () => boolean;
}
