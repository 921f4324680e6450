import { type Fill, type Table, type TableCell, type TableElement, wholeTable } from '@lectern/courseware';
import type { XmlElement } from '../../package/xml.ts';
import type { TreeScope } from '../context.ts';
import type { ElementBase } from '../element-base.ts';
import { booleanOf, compact, defined, integerOf, oneOf, positivePx, px } from '../geometry/units.ts';
import { ownExtension } from '../own/own-marks.ts';
import { readFill } from '../paint/fill.ts';
import { readLine } from '../paint/line.ts';
import { hasText, readTextBody, verticalOf } from '../text/text.ts';

/** An a:tbl (21.1.3.13): grid, cells with their spans, and the resolved table style. */
export function readTable(element: XmlElement, scope: TreeScope, base: ElementBase): TableElement {
  const properties = element.child('a:tblPr');
  const columns = (element.child('a:tblGrid')?.all('a:gridCol') ?? [])
    .slice(0, 1000)
    .map((column, index) => ({ id: `c${index + 1}`, width: positivePx(column.attr('w')) ?? 0 }));
  const rowElements = element.all('a:tr').slice(0, 10_000);
  const widest = Math.min(1000, Math.max(0, ...rowElements.map((row) => row.all('a:tc').length)));
  for (let index = columns.length; index < widest; index++) columns.push({ id: `c${index + 1}`, width: 96 });
  const rows = rowElements.map((row, index) => ({
    id: `r${index + 1}`,
    height: positivePx(row.attr('h')) ?? 0,
  }));
  const table = compact<Table>({
    columns,
    rows,
    ...readCells(rowElements, columns.length, scope),
    style: scope.context.tableStyles.find(properties?.child('a:tableStyleId')?.text.trim(), scope),
    firstRow: booleanOf(properties?.attr('firstRow')),
    lastRow: booleanOf(properties?.attr('lastRow')),
    firstColumn: booleanOf(properties?.attr('firstCol')),
    lastColumn: booleanOf(properties?.attr('lastCol')),
    bandRows: booleanOf(properties?.attr('bandRow')),
    bandColumns: booleanOf(properties?.attr('bandCol')),
    fill: readFill(properties, scope),
    rtl: booleanOf(properties?.attr('rtl')) || undefined,
  });
  return { ...base, type: 'table', table: wholeTable(table) };
}

function readCells(
  rows: readonly XmlElement[],
  columnCount: number,
  scope: TreeScope,
): Pick<Table, 'cells' | 'covered'> {
  const cells: Table['cells'] = {};
  const covered: NonNullable<Table['covered']> = {};
  rows.forEach((row, rowIndex) => {
    const elements = row.all('a:tc');
    // some programs leave out the cells that a span covers
    const skips = elements.length < columnCount;
    let column = 0;
    for (const cell of elements) {
      const columnIndex = column++;
      if (columnIndex >= columnCount) return;
      const key = `r${rowIndex + 1}:c${columnIndex + 1}`;
      if (booleanOf(cell.attr('hMerge')) || booleanOf(cell.attr('vMerge'))) {
        const text = readTextBody(cell.child('a:txBody'), scope);
        if (text && hasText(text)) covered[key] = text;
        continue;
      }
      const colSpan = integerOf(cell.attr('gridSpan'), 1, columnCount - columnIndex);
      const rowSpan = integerOf(cell.attr('rowSpan'), 1, Math.min(1000, rows.length - rowIndex));
      cells[key] = readCell(cell, scope, colSpan, rowSpan);
      if (skips && colSpan) column += colSpan - 1;
    }
  });
  return { cells, ...(defined(covered) ? { covered } : {}) };
}

function readCell(
  cell: XmlElement,
  scope: TreeScope,
  colSpan: number | undefined,
  rowSpan: number | undefined,
): TableCell {
  const properties = cell.child('a:tcPr');
  const border = (name: string) => readLine(properties?.child(name), scope);
  const fill = readFill(properties, scope);
  const own = ownExtension(properties)?.child('lectern:element')?.attr('picture');
  const pictureFit = fill?.type === 'picture' ? oneOf(own, ['cover', 'contain']) : undefined;
  return compact<TableCell>({
    text: readTextBody(cell.child('a:txBody'), scope) ?? { paragraphs: [{ runs: [] }] },
    colSpan: colSpan === 1 ? undefined : colSpan,
    rowSpan: rowSpan === 1 ? undefined : rowSpan,
    fill: fill?.type === 'picture' && pictureFit ? uncut(fill) : fill,
    pictureFit,
    borders: defined({
      l: border('a:lnL'),
      t: border('a:lnT'),
      r: border('a:lnR'),
      b: border('a:lnB'),
      tlbr: border('a:lnTlToBr'),
      bltr: border('a:lnBlToTr'),
    }),
    insets: defined({
      l: px(properties?.attr('marL')),
      t: px(properties?.attr('marT')),
      r: px(properties?.attr('marR')),
      b: px(properties?.attr('marB')),
    }),
    anchor: oneOf(properties?.attr('anchor'), ['t', 'ctr', 'b']),
    vertical: verticalOf(properties?.attr('vert')),
  });
}

/** The fill without its crop, which follows from the size of the cell. */
function uncut({ crop: _crop, ...fill }: Extract<Fill, { type: 'picture' }>): Fill {
  return { ...fill, mode: { type: 'stretch' } };
}
