import { elementsIn, type ForeignElement } from './foreign-element.ts';
import { declarations } from './foreign-style.ts';

const COLUMNS_MAX = 1000;
const PIXELS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  in: 96,
};

/** The widths of a table's columns, pixels: from its `col` elements, otherwise from its first row without spans. */
export function columnWidths(
  table: ForeignElement,
  rows: readonly ForeignElement[],
): readonly (number | undefined)[] {
  const columns = elementsIn(table).flatMap((each) => (each.name === 'colgroup' ? elementsIn(each) : [each]));
  const widths: (number | undefined)[] = [];
  for (const column of columns.filter(({ name }) => name === 'col')) {
    const count = Math.max(1, Math.floor(Number(column.attribute('span') ?? 1)) || 1);
    const width = widthOf(column);
    for (let at = 0; at < count && widths.length < COLUMNS_MAX; at++) widths.push(width);
  }
  if (widths.some((width) => width !== undefined)) return widths;
  const whole = rows
    .map((row) => elementsIn(row).filter(({ name }) => name === 'td' || name === 'th'))
    .find((cells) => cells.every((cell) => cell.attribute('colspan') === undefined));
  return (whole ?? []).slice(0, COLUMNS_MAX).map(widthOf);
}

function widthOf(element: ForeignElement): number | undefined {
  const said = declarations(element.attribute('style')).get('width') ?? element.attribute('width') ?? '';
  const [, number, unit = ''] = /^\s*(\d*\.?\d+)(px|pt|cm|mm|in)?\s*$/.exec(said) ?? [];
  const width = Number(number) * (PIXELS[unit] ?? 1);
  return width > 0 ? width : undefined;
}
