import type { Table, TableCell } from '../records/table.ts';
import type { Paragraph, TextBody } from '../records/text.ts';
import { cellKey, gridOf, type Tile } from './grid.ts';

/** The cell at a position that was never written. One object for all, so that it can be recognised. */
export const unwrittenCell: TableCell = { text: { paragraphs: [{ runs: [] }] } };

export function hasWords(text: TextBody): boolean {
  return text.paragraphs.some((paragraph) => paragraph.runs.length > 0);
}

/** Paragraphs of several texts, one below the other; empty texts are dropped unless all are empty. */
export function joinedText(first: TextBody, others: readonly TextBody[]): TextBody {
  const saying = others.filter(hasWords).flatMap((text) => text.paragraphs);
  if (saying.length === 0) return first;
  return { ...first, paragraphs: hasWords(first) ? [...first.paragraphs, ...saying] : saying };
}

/**
 * The table with a cell at every position that no span covers, and no cell elsewhere; the same object if it already is
 * so. When two users merge cells and insert columns at once, they may leave a hole, or a cell under a span. A hole gets
 * the text that the span had covered, and the text of a covered cell moves to the cell that covers it.
 */
export function wholeTable(table: Table): Table {
  const { tiles } = gridOf(table);
  const count = Object.keys(table.cells).length;
  if (count === tiles.length && tiles.every(isWhole)) return table;
  const cells: Table['cells'] = {};
  const { covered = {} } = table;
  for (const tile of tiles) {
    const hidden = Object.hasOwn(covered, tile.key) ? covered[tile.key] : undefined;
    const cell = tile.cell ?? (hidden ? { text: hidden } : unwrittenCell);
    cells[tile.key] = withWordsBelow(table, tile, withSpans(cell, tile.rows, tile.columns));
  }
  return { ...table, cells };
}

function isWhole({ cell, rows, columns }: Tile): boolean {
  return cell !== undefined && (cell.rowSpan ?? 1) === rows && (cell.colSpan ?? 1) === columns;
}

function withWordsBelow(table: Table, { row, column, rows, columns }: Tile, cell: TableCell): TableCell {
  if (rows === 1 && columns === 1) return cell;
  const below: TextBody[] = [];
  for (let r = row; r < row + rows; r++)
    for (let c = column; c < column + columns; c++) {
      const key = r === row && c === column ? '' : cellKey(table, r, c);
      const under = Object.hasOwn(table.cells, key) ? table.cells[key] : undefined;
      if (under && hasWords(under.text)) below.push(under.text);
    }
  return below.length === 0 ? cell : { ...cell, text: joinedText(cell.text, below) };
}

/** Returns the same object if the cell has these spans already. */
export function withSpans(cell: TableCell, rows: number, columns: number): TableCell {
  if ((cell.rowSpan ?? 1) === rows && (cell.colSpan ?? 1) === columns) return cell;
  const { rowSpan: _rows, colSpan: _columns, ...rest } = cell;
  return { ...rest, ...(columns > 1 && { colSpan: columns }), ...(rows > 1 && { rowSpan: rows }) };
}

/** An empty cell with another cell's format, also for text that is typed into it. */
export function emptyLike(cell: TableCell | undefined): TableCell {
  if (!cell) return unwrittenCell;
  const { colSpan: _columns, rowSpan: _rows, ...look } = withoutPicture(cell);
  return { ...look, text: withoutWords(cell.text) };
}

/** A picture in a cell is content, not format. Returns the same object if the cell has no picture. */
export function withoutPicture(cell: TableCell): TableCell {
  if (cell.fill?.type !== 'picture') return cell;
  const { fill: _fill, pictureFit: _fit, ...rest } = cell;
  return rest;
}

export function withoutWords(text: TextBody): TextBody {
  const [first] = text.paragraphs;
  const endProps = first?.runs[0]?.props ?? first?.endProps;
  const { link: _link, ruby: _ruby, ...look } = endProps ?? {};
  const paragraph: Paragraph = { runs: [] };
  if (first?.props) paragraph.props = first.props;
  if (endProps) paragraph.endProps = look;
  return { ...text, paragraphs: [paragraph] };
}
