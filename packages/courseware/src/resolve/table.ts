import type { Fill, Line } from '../records/paint.ts';
import type { Table, TableCell, TableStyle } from '../records/table.ts';
import type { ListStyle, RunProps } from '../records/text.ts';
import { gridOf } from '../tables/grid.ts';
import type { PageDesign } from './design.ts';

type StylePart = NonNullable<TableStyle['parts'][keyof TableStyle['parts']]>;
type PartName = keyof TableStyle['parts'];
export type CellSide = 'l' | 't' | 'r' | 'b';

/** Position and span of a cell, counted from 0. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly colSpan: number;
}

/** Format of a cell with the table's style applied. */
export interface CellLook {
  readonly fill: Fill | undefined;
  readonly borders: Readonly<Partial<Record<CellSide | 'tlbr' | 'bltr', Line>>>;
  /** List styles that the cell's paragraphs inherit, nearest first. */
  readonly levels: readonly ListStyle[];
  /** Logical pixels. */
  readonly insets: { readonly l: number; readonly t: number; readonly r: number; readonly b: number };
  readonly anchor: NonNullable<TableCell['anchor']>;
}

export interface PlacedCell extends CellPlace {
  readonly key: string;
  readonly cell: TableCell;
  readonly look: CellLook;
}

const placed = new WeakMap<Table, { design: PageDesign; cells: readonly PlacedCell[] }>();

/** All cells of a table with their formats, row by row. The same array until the table or its design changes. */
export function placedCells(table: Table, design: PageDesign): readonly PlacedCell[] {
  const known = placed.get(table);
  if (known?.design === design) return known.cells;
  const cells: PlacedCell[] = [];
  const base = [design.deck?.textStyle, design.master?.textStyles?.other].filter(
    (style) => style !== undefined,
  );
  for (const { key, cell, row, column, rows, columns } of gridOf(table).tiles) {
    if (!cell) continue;
    const place = { row, column, rowSpan: rows, colSpan: columns };
    cells.push({ ...place, key, cell, look: cellLook(table, cell, place, base) });
  }
  const shown = withNeighboursBorders(cells, table.rtl === true);
  placed.set(table, { design, cells: shown });
  return shown;
}

/**
 * Adjacent cells share a border. A border that one cell sets itself takes precedence over the other cell's border from
 * the table style.
 */
function withNeighboursBorders(cells: readonly PlacedCell[], rtl: boolean): readonly PlacedCell[] {
  if (!cells.some(({ cell }) => cell.borders !== undefined)) return cells;
  const at = new Map<string, PlacedCell>();
  for (const one of cells)
    for (let row = one.row; row < one.row + one.rowSpan; row++)
      for (let column = one.column; column < one.column + one.colSpan; column++)
        at.set(`${row}:${column}`, one);
  return cells.map((one) => {
    const borders = { ...one.look.borders };
    const take = (side: CellSide, from: CellSide, neighbour: PlacedCell | undefined) => {
      const line = one.cell.borders?.[side] ? undefined : neighbour?.cell.borders?.[from];
      if (line) borders[side] = line;
    };
    const before = at.get(`${one.row}:${one.column - 1}`);
    const after = at.get(`${one.row}:${one.column + one.colSpan}`);
    take('l', 'r', rtl ? after : before);
    take('r', 'l', rtl ? before : after);
    take('t', 'b', at.get(`${one.row - 1}:${one.column}`));
    take('b', 't', at.get(`${one.row + one.rowSpan}:${one.column}`));
    return { ...one, look: { ...one.look, borders } };
  });
}

function cellLook(table: Table, cell: TableCell, place: CellPlace, base: readonly ListStyle[]): CellLook {
  const parts = partsOf(table, place);
  let fill: Fill | undefined;
  const borders: Partial<Record<CellSide | 'tlbr' | 'bltr', Line>> = {};
  const run: RunProps = {};
  for (const [name, part] of parts) {
    fill = part.fill ?? fill;
    if (part.bold !== undefined) run.bold = part.bold;
    if (part.italic !== undefined) run.italic = part.italic;
    if (part.color) run.fill = { type: 'solid', color: part.color };
    if (part.font) {
      run.latin = part.font === 'major' ? '+mj-lt' : '+mn-lt';
      run.eastAsian = part.font === 'major' ? '+mj-ea' : '+mn-ea';
    }
    Object.assign(borders, partBorders(part, name, table, place));
  }
  for (const [side, line] of Object.entries(cell.borders ?? {})) {
    if (line) borders[side as CellSide] = line;
  }
  const levels = Object.keys(run).length > 0 ? [Array.from({ length: 9 }, () => ({ run })), ...base] : base;
  return {
    fill: cell.fill ?? fill,
    borders,
    levels,
    insets: {
      l: cell.insets?.l ?? 9.6,
      t: cell.insets?.t ?? 4.8,
      r: cell.insets?.r ?? 9.6,
      b: cell.insets?.b ?? 4.8,
    },
    anchor: cell.anchor ?? 't',
  };
}

/** Parts of the style that apply to a cell, the strongest last. */
function partsOf(table: Table, { row, column, rowSpan, colSpan }: CellPlace): [PartName, StylePart][] {
  const firstRow = table.firstRow === true && row === 0;
  const lastRow = table.lastRow === true && row + rowSpan === table.rows.length;
  const firstColumn = table.firstColumn === true && column === 0;
  const lastColumn = table.lastColumn === true && column + colSpan === table.columns.length;
  const names: PartName[] = ['wholeTbl'];
  if (table.bandColumns && !firstColumn && !lastColumn)
    names.push((column - (table.firstColumn ? 1 : 0)) % 2 === 0 ? 'band1V' : 'band2V');
  if (table.bandRows && !firstRow && !lastRow)
    names.push((row - (table.firstRow ? 1 : 0)) % 2 === 0 ? 'band1H' : 'band2H');
  if (lastColumn) names.push('lastCol');
  if (firstColumn) names.push('firstCol');
  if (lastRow) names.push('lastRow');
  if (firstRow) names.push('firstRow');
  if (lastRow && lastColumn) names.push('seCell');
  if (lastRow && firstColumn) names.push('swCell');
  if (firstRow && lastColumn) names.push('neCell');
  if (firstRow && firstColumn) names.push('nwCell');
  return names.flatMap((name): [PartName, StylePart][] => {
    const part = table.style?.parts[name];
    return part ? [[name, part]] : [];
  });
}

/**
 * Borders of a cell from one part of the style: outer borders at the edges of that part, inner borders between its
 * cells.
 */
function partBorders(part: StylePart, name: PartName, table: Table, place: CellPlace) {
  const { borders } = part;
  if (!borders) return {};
  const wholeRow = name === 'wholeTbl' || name.endsWith('Row') || name.endsWith('H');
  const wholeColumn = name === 'wholeTbl' || name.endsWith('Col') || name.endsWith('V');
  const inner = {
    l: wholeRow && place.column > 0,
    r: wholeRow && place.column + place.colSpan < table.columns.length,
    t: wholeColumn && place.row > 0,
    b: wholeColumn && place.row + place.rowSpan < table.rows.length,
  };
  const found: Partial<Record<CellSide | 'tlbr' | 'bltr', Line>> = {};
  for (const side of ['l', 't', 'r', 'b'] as const) {
    const between = side === 'l' || side === 'r' ? borders.insideV : borders.insideH;
    const line = inner[side] ? between : borders[side];
    // The style of a right-to-left table is mirrored.
    const shown = !table.rtl || side === 't' || side === 'b' ? side : side === 'l' ? 'r' : 'l';
    if (line) found[shown] = line;
  }
  if (borders.tlbr) found.tlbr = borders.tlbr;
  if (borders.bltr) found.bltr = borders.bltr;
  return found;
}
