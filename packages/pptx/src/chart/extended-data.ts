import type { XmlElement } from '../package/xml.ts';
import { integerOf, numberOf } from '../read/geometry/units.ts';
import { joinLevels } from './data.ts';
import type { Cell } from './workbook.ts';

/** Content of a cx:data ([MS-ODRAWXML] 2.24.3.16). */
export interface ExtendedData {
  readonly categories: Cell[];
  /** Levels of categories, from the innermost out; one level without a hierarchy. */
  readonly levels: Cell[][];
  readonly values: (number | null)[];
}

const MAX_POINTS = 10_000;

export function readExtendedData(element: XmlElement): ExtendedData {
  const words = element.all('cx:strDim').find((dimension) => dimension.attr('type') === 'cat');
  const named = element.all('cx:numDim').find((dimension) => dimension.attr('type') === 'cat');
  const numbers = element
    .all('cx:numDim')
    .find((one) => ['val', 'size', 'y', 'colorVal'].includes(one.attr('type') ?? ''));
  const levels = ((words ?? named)?.all('cx:lvl') ?? [])
    .slice(0, 16)
    .map((level) => cells(level, (text) => text.slice(0, 4096)));
  const values = cells(numbers?.child('cx:lvl'), (text) => numberOf(text) ?? null);
  return {
    categories: levels.length > 1 ? joinLevels(levels) : (levels[0] ?? []),
    levels,
    values: values.map((value) => (typeof value === 'number' ? value : null)),
  };
}

function cells(level: XmlElement | undefined, convert: (text: string) => Cell): Cell[] {
  const points = level?.all('cx:pt') ?? [];
  const said = integerOf(level?.attr('ptCount'), 0, MAX_POINTS) ?? 0;
  const seen = points.reduce(
    (most, point) => Math.max(most, (integerOf(point.attr('idx'), 0, MAX_POINTS) ?? 0) + 1),
    0,
  );
  // a count far beyond the existing points is an error, not a gap
  const count = Math.min(MAX_POINTS, Math.max(seen, Math.min(said, seen * 4 + 100)));
  const found: Cell[] = new Array<Cell>(count).fill(null);
  for (const point of points) {
    const index = integerOf(point.attr('idx'), 0, MAX_POINTS) ?? 0;
    if (index < count) found[index] = convert(point.text);
  }
  return found;
}
