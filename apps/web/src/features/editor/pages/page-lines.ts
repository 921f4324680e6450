import type { PageRow } from './page-rows.ts';

export type PageCell = Extract<PageRow, { type: 'page' }>;

/** A line of a list of pages: the name of a section, or pages beside each other. */
export type PageLine =
  | Extract<PageRow, { type: 'section' }>
  | { readonly type: 'pages'; readonly id: string; readonly pages: readonly PageCell[] };

/** Arranges pages in lines of `columns`, with a new line at each section. A line of pages has the id of its first page. */
export function pageLines(rows: readonly PageRow[], columns: number): readonly PageLine[] {
  const lines: PageLine[] = [];
  for (const row of rows) {
    const last = lines.at(-1);
    if (row.type === 'section') lines.push(row);
    else if (last?.type === 'pages' && last.pages.length < columns)
      lines[lines.length - 1] = { ...last, pages: [...last.pages, row] };
    else lines.push({ type: 'pages', id: row.id, pages: [row] });
  }
  return lines;
}

/** Returns the index of a page's line; -1 for a page without a line, such as a page in a folded section. */
export function lineOf(lines: readonly PageLine[], pageId: string | undefined): number {
  return lines.findIndex((line) => line.type === 'pages' && line.pages.some(({ id }) => id === pageId));
}
