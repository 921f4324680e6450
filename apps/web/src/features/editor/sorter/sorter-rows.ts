import type { PageRow } from '../pages/page-rows.ts';

type PageCell = Extract<PageRow, { type: 'page' }>;

/** A line of the grid: the name of a section, or pages beside each other. */
export type SorterRow =
  | Extract<PageRow, { type: 'section' }>
  | { readonly type: 'pages'; readonly id: string; readonly pages: readonly PageCell[] };

/** Arranges pages in lines of `columns`, with a new line at each section. */
export function sorterRows(rows: readonly PageRow[], columns: number): readonly SorterRow[] {
  const lines: SorterRow[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (row.type === 'section') lines.push(row);
    else if (last?.type === 'pages' && last.pages.length < columns)
      lines[lines.length - 1] = { ...last, pages: [...last.pages, row] };
    else lines.push({ type: 'pages', id: row.id, pages: [row] });
  }
  return lines;
}

/** Returns the index of a page's line; -1 for a page in none, as in a folded section. */
export function lineOf(rows: readonly SorterRow[], pageId: string | undefined): number {
  return rows.findIndex((row) => row.type === 'pages' && row.pages.some(({ id }) => id === pageId));
}

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Returns the page that a key leads to; the same page where there is none. */
export function steppedPage(rows: readonly SorterRow[], from: string, step: Step): string {
  const lines = rows.flatMap((row) => (row.type === 'pages' ? [row.pages.map(({ id }) => id)] : []));
  const all = lines.flat();
  const index = all.indexOf(from);
  const line = lines.findIndex((each) => each.includes(from));
  const column = lines[line]?.indexOf(from) ?? 0;
  const inLine = (ids: readonly string[] | undefined) => ids?.[Math.min(column, ids.length - 1)];
  const found = {
    left: () => all[Math.max(0, index - 1)],
    right: () => all[index + 1],
    up: () => inLine(lines[line - 1]),
    down: () => inLine(lines[line + 1]),
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
