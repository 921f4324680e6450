import type { Table, TableCell, TableStyle, TextBody } from '@lectern/courseware';
import { OWN_EXTENSION, OWN_NAMESPACE } from '../../package/own-extension.ts';
import type { OutScope } from '../package/out-scope.ts';
import { colorXml, fillXml, lineXml } from '../paint/paint-out.ts';
import { textBodyXml } from '../text/text-out.ts';
import { emu, tag, type Xml } from '../xml/xml-out.ts';

/** A table (21.1.3). Covered positions are written as merged cells, as the schema requires. */
export function tableXml(table: Table, scope: OutScope): Xml {
  const covered = coveredPlaces(table);
  return tag(
    'a:tbl',
    {},
    tag(
      'a:tblPr',
      {
        rtl: table.rtl,
        firstRow: table.firstRow,
        firstCol: table.firstColumn,
        lastRow: table.lastRow,
        lastCol: table.lastColumn,
        bandRow: table.bandRows,
        bandCol: table.bandColumns,
      },
      fillXml(table.fill, scope),
      table.style && GUID.test(table.style.id) && tag('a:tableStyleId', {}, table.style.id as Xml),
    ),
    tag('a:tblGrid', {}, ...table.columns.map(({ width }) => tag('a:gridCol', { w: emu(width) }))),
    ...table.rows.map((row, r) =>
      tag(
        'a:tr',
        { h: emu(row.height) },
        ...table.columns.map((column, c) => {
          const cover = covered.get(`${r}:${c}`);
          const key = `${row.id}:${column.id}`;
          const cell = table.cells[key];
          return cellXml(
            cell && shownPicture(cell, sizeOf(table, r, c, cell), scope),
            cover,
            table.covered?.[key],
            scope,
          );
        }),
      ),
    ),
  );
}

interface Cover {
  readonly across: boolean;
  readonly down: boolean;
}

function coveredPlaces(table: Table): Map<string, Cover> {
  const covered = new Map<string, Cover>();
  for (const [r, row] of table.rows.entries()) {
    for (const [c, column] of table.columns.entries()) {
      const { colSpan = 1, rowSpan = 1 } = table.cells[`${row.id}:${column.id}`] ?? {};
      for (let down = 0; down < Math.min(rowSpan, table.rows.length - r); down++) {
        for (let across = 0; across < Math.min(colSpan, table.columns.length - c); across++) {
          if (down > 0 || across > 0)
            covered.set(`${r + down}:${c + across}`, { across: across > 0, down: down > 0 });
        }
      }
    }
  }
  return covered;
}

function cellXml(
  cell: TableCell | undefined,
  cover: Cover | undefined,
  hidden: TextBody | undefined,
  scope: OutScope,
): Xml {
  const length = (value: number | undefined) => (value === undefined ? undefined : emu(value));
  const { borders, insets } = cell ?? {};
  return tag(
    'a:tc',
    {
      gridSpan: cell?.colSpan && cell.colSpan > 1 ? cell.colSpan : undefined,
      rowSpan: cell?.rowSpan && cell.rowSpan > 1 ? cell.rowSpan : undefined,
      hMerge: cover?.across || undefined,
      vMerge: cover?.down || undefined,
    },
    textBodyXml('a:txBody', cell?.text ?? hidden, scope),
    tag(
      'a:tcPr',
      {
        marL: length(insets?.l),
        marR: length(insets?.r),
        marT: length(insets?.t),
        marB: length(insets?.b),
        vert: cell?.vertical,
        anchor: cell?.anchor,
      },
      lineXml(borders?.l, scope, 'a:lnL'),
      lineXml(borders?.r, scope, 'a:lnR'),
      lineXml(borders?.t, scope, 'a:lnT'),
      lineXml(borders?.b, scope, 'a:lnB'),
      lineXml(borders?.tlbr, scope, 'a:lnTlToBr'),
      lineXml(borders?.bltr, scope, 'a:lnBlToTr'),
      fillXml(cell?.fill, scope),
      cell?.pictureFit && tag('a:extLst', {}, pictureFitXml(cell.pictureFit)),
    ),
  );
}

/** PowerPoint stretches a picture to its cell; an extension stores that ours follows the cell's size. */
function pictureFitXml(fit: NonNullable<TableCell['pictureFit']>): Xml {
  const own = tag('lectern:element', { 'xmlns:lectern': OWN_NAMESPACE, picture: fit });
  return tag('a:ext', { uri: OWN_EXTENSION }, own);
}

interface Size {
  readonly w: number;
  readonly h: number;
}

/** Size of a cell, logical pixels. */
function sizeOf(table: Table, row: number, column: number, { rowSpan = 1, colSpan = 1 }: TableCell): Size {
  const sum = (lengths: readonly number[]) => lengths.reduce((all, each) => all + each, 0);
  return {
    w: sum(table.columns.slice(column, column + colSpan).map(({ width }) => width)),
    h: sum(table.rows.slice(row, row + rowSpan).map(({ height }) => height)),
  };
}

/** The cell with its picture cropped or inset, so that the picture keeps its aspect ratio in a cell of this size. */
function shownPicture(cell: TableCell, size: Size, { reader }: OutScope): TableCell {
  const { fill, pictureFit } = cell;
  if (fill?.type !== 'picture' || !pictureFit) return cell;
  const { width = 0, height = 0 } = reader.find('asset', fill.asset) ?? {};
  if (width <= 0 || height <= 0 || size.w <= 0 || size.h <= 0) return cell;
  // Ratio of the picture's aspect ratio to the cell's.
  const wider = (width * size.h) / (height * size.w);
  const across = (1 - Math.min(1, pictureFit === 'cover' ? 1 / wider : wider)) / 2;
  const down = (1 - Math.min(1, pictureFit === 'cover' ? wider : 1 / wider)) / 2;
  const sides = { l: across, t: down, r: across, b: down };
  return {
    ...cell,
    fill:
      pictureFit === 'cover'
        ? { ...fill, crop: sides, mode: { type: 'stretch' } }
        : { ...fill, mode: { type: 'stretch', inset: sides } },
  };
}

const GUID = /^\{[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\}$/;

const PARTS = [
  'wholeTbl',
  'band1H',
  'band2H',
  'band1V',
  'band2V',
  'lastCol',
  'firstCol',
  'lastRow',
  'seCell',
  'swCell',
  'firstRow',
  'neCell',
  'nwCell',
] as const;
const SIDES = {
  l: 'left',
  r: 'right',
  t: 'top',
  b: 'bottom',
  insideH: 'insideH',
  insideV: 'insideV',
  tlbr: 'tl2br',
  bltr: 'tr2bl',
} as const;

/** ppt/tableStyles.xml: the styles that tables of the deck use. */
export function tableStylesXml(styles: readonly TableStyle[], scope: OutScope): Xml {
  return tag(
    'a:tblStyleLst',
    {
      'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
      def: '{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}',
    },
    ...styles.map((style) => tableStyleXml(style, scope)),
  );
}

/** Undefined for a style without a valid id: ids are GUIDs. */
export function tableStyleXml(style: TableStyle, scope: OutScope): Xml | undefined {
  if (!GUID.test(style.id)) return undefined;
  return tag(
    'a:tblStyle',
    { styleId: style.id, styleName: style.name ?? style.id },
    style.background && tag('a:tblBg', {}, tag('a:fill', {}, fillXml(style.background, scope))),
    ...PARTS.map((name) => partXml(name, style.parts[name], scope)),
  );
}

function partXml(name: string, part: TableStyle['parts']['wholeTbl'], scope: OutScope): Xml | undefined {
  if (!part) return undefined;
  const { borders } = part;
  return tag(
    `a:${name}`,
    {},
    (part.bold !== undefined || part.italic !== undefined || part.color || part.font) &&
      tag(
        'a:tcTxStyle',
        {
          b: part.bold === undefined ? undefined : part.bold ? 'on' : 'off',
          i: part.italic === undefined ? undefined : part.italic ? 'on' : 'off',
        },
        part.font && tag('a:fontRef', { idx: part.font }, tag('a:prstClr', { val: 'black' })),
        part.color && colorXml(part.color),
      ),
    tag(
      'a:tcStyle',
      {},
      borders &&
        tag(
          'a:tcBdr',
          {},
          ...(Object.keys(SIDES) as (keyof typeof SIDES)[]).map(
            (side) => borders[side] && tag(`a:${SIDES[side]}`, {}, lineXml(borders[side], scope)),
          ),
        ),
      part.fill && tag('a:fill', {}, fillXml(part.fill, scope)),
    ),
  );
}
