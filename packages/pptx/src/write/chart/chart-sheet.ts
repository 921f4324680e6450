import type { ChartSeries } from '@lectern/courseware';
import { strToU8, zipSync } from 'fflate';
import { document, kept, tag, text, type Xml } from '../xml/xml-out.ts';

type Cell = ChartSeries['categories'][number];

interface Column {
  readonly header: string | undefined;
  readonly cells: readonly Cell[];
}

/**
 * The worksheet of a chart: categories and values in columns, names in the first row, as in PowerPoint. Charts refer to
 * it, and with it in the file their data can be edited in PowerPoint.
 */
export class ChartSheet {
  readonly #columns: Column[] = [];
  readonly #shared = new Map<string, number>();

  /** Adds a column; returns its number, counted from 1. */
  add(cells: readonly Cell[], header?: string): number {
    return this.#columns.push({ header, cells });
  }

  /** Like `add`; series with the same categories share a column. */
  share(cells: readonly Cell[]): number {
    const key = JSON.stringify(cells);
    const column = this.#shared.get(key) ?? this.add(cells);
    this.#shared.set(key, column);
    return column;
  }

  /** A reference to the cells of a column. */
  range(column: number): Xml {
    const name = columnName(column);
    const last = Math.max(1, this.#columns[column - 1]?.cells.length ?? 1) + 1;
    return tag('c:f', {}, text(`Sheet1!$${name}$2${last > 2 ? `:$${name}$${last}` : ''}`));
  }

  header(column: number): Xml {
    return tag('c:f', {}, text(`Sheet1!$${columnName(column)}$1`));
  }

  /** The worksheet as an .xlsx with the fewest parts that Excel needs (18.3). */
  xlsx(): Uint8Array {
    const height = Math.max(0, ...this.#columns.map(({ cells }) => cells.length));
    const rows: Xml[] = [];
    for (let row = 0; row <= height; row++) {
      const cells = this.#columns.map(({ header, cells }, column) =>
        cellXml(row === 0 ? header : cells[row - 1], `${columnName(column + 1)}${row + 1}`),
      );
      if (cells.some(Boolean)) rows.push(tag('row', { r: row + 1 }, ...cells));
    }
    const sheet = tag('worksheet', { xmlns: SHEET }, tag('sheetData', {}, ...rows));
    return zipSync({ ...FRAME, 'xl/worksheets/sheet1.xml': document(sheet) });
  }
}

function cellXml(cell: Cell | undefined, place: string): Xml | undefined {
  if (cell === undefined || cell === null || cell === '') return undefined;
  if (typeof cell === 'number') return tag('c', { r: place }, tag('v', {}, text(String(cell))));
  const words = tag('t', { 'xml:space': 'preserve' }, text(cell));
  return tag('c', { r: place, t: 'inlineStr' }, tag('is', {}, words));
}

function columnName(column: number): string {
  return column > 26
    ? `${columnName(Math.floor((column - 1) / 26))}${columnName(((column - 1) % 26) + 1)}`
    : String.fromCharCode(64 + column);
}

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SML = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

function relationsTo(type: string, target: string): Uint8Array {
  return document(
    tag(
      'Relationships',
      { xmlns: `${PACKAGE}/relationships` },
      tag('Relationship', { Id: 'rId1', Type: `${OFFICE}/${type}`, Target: target }),
    ),
  );
}

/** The parts that every such workbook has besides its sheet. */
const FRAME: Readonly<Record<string, Uint8Array>> = {
  '[Content_Types].xml': strToU8(
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Types xmlns="${PACKAGE}/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${SML}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SML}.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': relationsTo('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': document(
    kept(
      `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
  ),
  'xl/_rels/workbook.xml.rels': relationsTo('worksheet', 'worksheets/sheet1.xml'),
};
