import type { Table, TableCell } from '../records/table.ts';
import type { Paragraph, TextBody } from '../records/text.ts';
import { cellKey, gridOf, type Tile } from './grid.ts';

/** What a place holds that nobody has written. The same object for all, so that it is known when it comes back. */
export const unwrittenCell: TableCell = { text: { paragraphs: [{ runs: [] }] } };

export function hasWords(text: TextBody): boolean {
  return text.paragraphs.some((paragraph) => paragraph.runs.length > 0);
}

/** Paragraphs of several texts, one below the other; those without words fall away where others have some. */
export function joinedText(first: TextBody, others: readonly TextBody[]): TextBody {
  const saying = others.filter(hasWords).flatMap((text) => text.paragraphs);
  if (saying.length === 0) return first;
  return { ...first, paragraphs: hasWords(first) ? [...first.paragraphs, ...saying] : saying };
}

/**
 * The table with a cell in every place that no span covers, and none elsewhere; the same object where that is so. Two
 * people who merge cells and insert columns at once may leave a hole, or a cell under a span: a hole gets the text that
 * lay under the span before, and words of a covered cell go to the one that covers it.
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

/** The same object where it spans so much already. */
export function withSpans(cell: TableCell, rows: number, columns: number): TableCell {
  if ((cell.rowSpan ?? 1) === rows && (cell.colSpan ?? 1) === columns) return cell;
  const { rowSpan: _rows, colSpan: _columns, ...rest } = cell;
  return { ...rest, ...(columns > 1 && { colSpan: columns }), ...(rows > 1 && { rowSpan: rows }) };
}

/** A cell that looks like another one, without its words: what is typed there looks as it did beside it. */
export function emptyLike(cell: TableCell | undefined): TableCell {
  if (!cell) return unwrittenCell;
  const { colSpan: _columns, rowSpan: _rows, ...look } = withoutPicture(cell);
  return { ...look, text: withoutWords(cell.text) };
}

/** A picture in a cell is what the cell shows, not how it looks: the same object where there is none. */
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
