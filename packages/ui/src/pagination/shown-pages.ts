/** A gap in the list of pages, before or after those around the current one. */
type Gap = 'before' | 'after';

/** The first, the last, the current page and its neighbours, at most seven; a gap never replaces a single page. */
export function shownPages(page: number, pageCount: number): readonly (number | Gap)[] {
  const [first, last] = [
    Math.max(2, Math.min(page - 1, pageCount - 4)),
    Math.min(pageCount - 1, Math.max(page + 1, 5)),
  ];
  const from = first <= 3 ? 2 : first;
  const to = last >= pageCount - 2 ? pageCount - 1 : last;
  const middle = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
  return [
    1,
    ...(from > 2 ? (['before'] as const) : []),
    ...middle,
    ...(to < pageCount - 1 ? (['after'] as const) : []),
    ...(pageCount > 1 ? [pageCount] : []),
  ];
}
