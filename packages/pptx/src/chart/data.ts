import type { XmlElement } from '../package/xml.ts';
import { integerOf, numberOf } from '../read/geometry/units.ts';
import type { Cell, ChartTree } from './workbook.ts';

const MAX_POINTS = 100_000;

/**
 * The cells in the cache of a reference (c:strCache, c:numCache), or in a literal; missing cells are null. A reference
 * without a cache is looked up in the chart's workbook.
 */
export function cellsOf(data: XmlElement | undefined, scope: ChartTree): Cell[] {
  if (!data) return [];
  const multi = data.path('c:multiLvlStrRef', 'c:multiLvlStrCache');
  if (multi) return joinLevels(levelsOf(data) ?? []);
  const strings = data.path('c:strRef', 'c:strCache') ?? data.child('c:strLit');
  if (strings && isFilled(strings)) return points(strings, countOf(strings), (text) => text.slice(0, 4096));
  const numbers = numberCache(data);
  if (numbers && isFilled(numbers)) {
    return points(numbers, countOf(numbers), (text) => numberOf(text) ?? text.slice(0, 4096));
  }
  const fromBook = scope.workbook?.()?.range(formulaOf(data));
  if (fromBook) return fromBook;
  const empty = strings ?? numbers;
  return empty ? new Array<Cell>(countOf(empty)).fill(null) : [];
}

/** Like `cellsOf`, numbers only. */
export function valuesOf(data: XmlElement | undefined, scope: ChartTree): (number | null)[] {
  return cellsOf(data, scope).map((cell) =>
    typeof cell === 'number' ? cell : cell === null ? null : (numberOf(cell) ?? null),
  );
}

/** Number format of the cells, such as `0.0%`. */
export function formatOf(data: XmlElement | undefined): string | undefined {
  const format = (data ? numberCache(data) : undefined)?.child('c:formatCode')?.text.trim();
  return format && format !== 'General' ? format.slice(0, 128) : undefined;
}

/** Reference to the data in the workbook. */
function formulaOf(data: XmlElement): string | undefined {
  return data.children.map((child) => child.child('c:f')?.text).find((formula) => formula !== undefined);
}

function numberCache(data: XmlElement): XmlElement | undefined {
  return data.path('c:numRef', 'c:numCache') ?? data.child('c:numLit');
}

function isFilled(cache: XmlElement): boolean {
  return cache.child('c:pt') !== undefined;
}

function countOf(cache: XmlElement): number {
  const said = integerOf(cache.child('c:ptCount')?.attr('val'), 0, MAX_POINTS) ?? 0;
  let seen = 0;
  for (const point of cache.all('c:pt')) seen = Math.max(seen, (integerOf(point.attr('idx'), 0) ?? 0) + 1);
  // a count far beyond the existing points is an error, not a gap
  return Math.min(
    MAX_POINTS,
    seen === 0 ? Math.min(said, 1000) : Math.max(seen, Math.min(said, seen * 4 + 1000)),
  );
}

export function points(cache: XmlElement, count: number, convert: (text: string) => Cell): Cell[] {
  const cells: Cell[] = new Array<Cell>(count).fill(null);
  for (const point of cache.all('c:pt')) {
    const index = integerOf(point.attr('idx'), 0) ?? 0;
    const text = point.child('c:v')?.text;
    if (index < count && text !== undefined) cells[index] = convert(text);
  }
  return cells;
}

/** The levels of c:multiLvlStrRef (21.2.2.102) from the innermost out; each has an entry per point. */
export function levelsOf(data: XmlElement | undefined): Cell[][] | undefined {
  const cache = data?.path('c:multiLvlStrRef', 'c:multiLvlStrCache');
  if (!cache) return undefined;
  const levels = cache.all('c:lvl').slice(0, 16);
  const count = Math.max(countOf(cache), ...levels.map(countOf));
  return levels.map((level) => points(level, count, (text) => text.slice(0, 4096)));
}

/** Joins levels from the outermost in; an entry of an outer level applies until its next entry. */
export function joinLevels(levels: readonly (readonly Cell[])[]): Cell[] {
  const count = Math.max(0, ...levels.map((level) => level.length));
  const filled = levels.map((level, depth) => {
    const cells = [...level];
    for (let i = 1; depth > 0 && i < cells.length; i++) cells[i] ??= cells[i - 1] ?? null;
    return cells;
  });
  return Array.from({ length: count }, (_, index) =>
    filled
      .map((cells) => cells[index] ?? '')
      .filter((text) => text !== '')
      .reverse()
      .join(' ')
      .slice(0, 4096),
  );
}
