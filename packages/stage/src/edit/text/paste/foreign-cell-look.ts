import type { Fill, Line, TableCell } from '@lectern/courseware';
import { colorIn } from './foreign-style.ts';

/** The format of a cell in a pasted table, without its text. */
export type ForeignCellLook = Pick<TableCell, 'fill' | 'borders' | 'anchor'>;

type Style = ReadonlyMap<string, string>;

const SIDES = { l: 'left', t: 'top', r: 'right', b: 'bottom' } as const;

/** The look from the styles of the cell and its row, and from the border attributes of the table. */
export function cellLook(
  cell: Style,
  row: Style,
  attributes: { readonly bgcolor: string | undefined; readonly border: string | undefined },
): ForeignCellLook {
  const fill = fillIn(cell) ?? plainFill(attributes.bgcolor) ?? fillIn(row);
  const borders: NonNullable<TableCell['borders']> = {};
  const all = cell.get('border') ?? (Number(attributes.border) > 0 ? '1px solid #808080' : '');
  for (const side of ['l', 't', 'r', 'b'] as const) {
    const line = lineOf(cell.get(`border-${SIDES[side]}`) ?? all);
    if (line) borders[side] = line;
  }
  return {
    ...(fill && { fill }),
    ...(Object.keys(borders).length > 0 && { borders }),
    ...(cell.get('vertical-align') === 'top' && { anchor: 't' as const }),
  };
}

function fillIn(style: Style): Fill | undefined {
  return plainFill(style.get('background-color') ?? style.get('background'));
}

function plainFill(said: string | undefined): Fill | undefined {
  const value = said === undefined ? undefined : colorIn(said);
  return value === undefined ? undefined : { type: 'solid', color: { type: 'rgb', value } };
}

const WIDTHS: Readonly<Record<string, number>> = { thin: 1, medium: 2, thick: 3 };
const PIXELS: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, cm: 96 / 2.54, mm: 96 / 25.4, in: 96 };
const DASHES: Readonly<Record<string, Line['dash']>> = { dashed: 'dash', dotted: 'sysDot' };
const WIDEST = 12;

/** `.5pt solid windowtext`, in any order; undefined for no line. */
function lineOf(said: string): Line | undefined {
  const [, style] = /(?:^|\s)(solid|dashed|dotted|double|groove|ridge|inset|outset)(?:\s|$)/.exec(said) ?? [];
  if (style === undefined) return undefined;
  const [, number, unit = ''] = /(?:^|\s)(\d*\.?\d+)(px|pt|cm|mm|in)(?:\s|$)/.exec(said) ?? [];
  const named = Object.keys(WIDTHS).find((name) => said.split(/\s+/).includes(name));
  const width = number === undefined ? (WIDTHS[named ?? 'thin'] ?? 1) : Number(number) * (PIXELS[unit] ?? 1);
  if (!(width > 0)) return undefined;
  const dash = DASHES[style];
  return {
    fill: { type: 'solid', color: { type: 'rgb', value: colorIn(said) ?? '000000' } },
    width: Math.min(WIDEST, Math.max(0.5, Math.round(width * 100) / 100)),
    ...(dash && { dash }),
    ...(style === 'double' && { compound: 'dbl' as const }),
  };
}
