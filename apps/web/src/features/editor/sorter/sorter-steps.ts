import type { PageLine } from '../pages/page-lines.ts';

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Returns the page that a key selects; the same page at the ends. */
export function steppedPage(lines: readonly PageLine[], from: string, step: Step): string {
  const ids = lines.flatMap((line) => (line.type === 'pages' ? [line.pages.map(({ id }) => id)] : []));
  const all = ids.flat();
  const index = all.indexOf(from);
  const line = ids.findIndex((each) => each.includes(from));
  const column = ids[line]?.indexOf(from) ?? 0;
  const inLine = (of: readonly string[] | undefined) => of?.[Math.min(column, of.length - 1)];
  const found = {
    left: () => all[Math.max(0, index - 1)],
    right: () => all[index + 1],
    up: () => inLine(ids[line - 1]),
    down: () => inLine(ids[line + 1]),
    first: () => all[0],
    last: () => all.at(-1),
  }[step]();
  return found ?? from;
}

/** Drop position of dragged pages: beside a page, at the side nearer to the pointer. */
export interface SorterPlace {
  readonly beside: string;
  readonly side: 'before' | 'behind';
}

/** A line of the grid that is drawn, and where it ends, pixels from the top of the list. */
export interface DrawnLine {
  readonly line: PageLine | undefined;
  readonly end: number;
}

/** Index at which pages are dropped at this point of the list, pixels; undefined where no pages are drawn. */
export function placeAt(
  { x, y }: { readonly x: number; readonly y: number },
  drawn: readonly DrawnLine[],
  cellWidth: number,
): SorterPlace | undefined {
  const ofPages = drawn.flatMap(({ line, end }) => (line?.type === 'pages' ? [{ line, end }] : []));
  const at = ofPages.find(({ end }) => y < end) ?? ofPages.at(-1);
  if (!at) return undefined;
  const cell = x / cellWidth;
  const column = Math.max(0, Math.min(at.line.pages.length - 1, Math.floor(cell)));
  const page = at.line.pages[column];
  return page && { beside: page.id, side: cell - column < 0.5 ? 'before' : 'behind' };
}
