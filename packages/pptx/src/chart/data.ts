import type { XmlElement } from '../package/xml.ts';
import { integerOf, numberOf } from '../read/units.ts';

export type Cell = number | string | null;

const MAX_POINTS = 100_000;

/** The cells that a reference last held (c:strCache, c:numCache), or that a literal holds; missing ones are null. */
export function cellsOf(data: XmlElement | undefined): Cell[] {
  if (!data) return [];
  const multi = data.path('c:multiLvlStrRef', 'c:multiLvlStrCache');
  if (multi) return multiLevelCells(multi);
  const strings = data.path('c:strRef', 'c:strCache') ?? data.child('c:strLit');
  if (strings) return points(strings, countOf(strings), (text) => text.slice(0, 4096));
  const numbers = numberCache(data);
  return numbers ? points(numbers, countOf(numbers), (text) => numberOf(text) ?? text.slice(0, 4096)) : [];
}

/** As `cellsOf`, numbers only. */
export function valuesOf(data: XmlElement | undefined): (number | null)[] {
  return cellsOf(data).map((cell) =>
    typeof cell === 'number' ? cell : cell === null ? null : (numberOf(cell) ?? null),
  );
}

/** How the numbers were shown, such as `0.0%`. */
export function formatOf(data: XmlElement | undefined): string | undefined {
  const format = (data ? numberCache(data) : undefined)?.child('c:formatCode')?.text.trim();
  return format && format !== 'General' ? format.slice(0, 128) : undefined;
}

function numberCache(data: XmlElement): XmlElement | undefined {
  return data.path('c:numRef', 'c:numCache') ?? data.child('c:numLit');
}

function countOf(cache: XmlElement): number {
  const said = integerOf(cache.child('c:ptCount')?.attr('val'), 0, MAX_POINTS) ?? 0;
  let seen = 0;
  for (const point of cache.all('c:pt')) seen = Math.max(seen, (integerOf(point.attr('idx'), 0) ?? 0) + 1);
  // a count far beyond what is there is no gap but a mistake
  return Math.min(
    MAX_POINTS,
    seen === 0 ? Math.min(said, 1000) : Math.max(seen, Math.min(said, seen * 4 + 1000)),
  );
}

function points(cache: XmlElement, count: number, convert: (text: string) => Cell): Cell[] {
  const cells: Cell[] = new Array<Cell>(count).fill(null);
  for (const point of cache.all('c:pt')) {
    const index = integerOf(point.attr('idx'), 0) ?? 0;
    const text = point.child('c:v')?.text;
    if (index < count && text !== undefined) cells[index] = convert(text);
  }
  return cells;
}

/** Levels joined from the outermost in; an outer level holds until its next entry. */
function multiLevelCells(cache: XmlElement): Cell[] {
  const levels = cache.all('c:lvl');
  const count = Math.max(countOf(cache), ...levels.map(countOf));
  const columns = levels.map((level, depth) => {
    const cells = points(level, count, (text) => text);
    if (depth === 0) return cells;
    for (let i = 1; i < cells.length; i++) cells[i] ??= cells[i - 1] ?? null;
    return cells;
  });
  return Array.from({ length: count }, (_, index) =>
    columns
      .map((cells) => cells[index] ?? '')
      .filter((text) => text !== '')
      .reverse()
      .join(' ')
      .slice(0, 4096),
  );
}
