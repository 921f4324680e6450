import { useCallback, useEffect, useRef } from 'react';

const ALL = 'pdf-search';
const CHOSEN = 'pdf-search-chosen';

/** Highlights search hits without changing the pages (CSS Custom Highlight API, where supported). */
export function useSearchMarks(): (number: number, ranges: readonly Range[], chosen?: Range) => void {
  const pages = useRef(new Map<number, { readonly ranges: readonly Range[]; readonly chosen?: Range }>());

  const paint = useCallback(() => {
    if (!('highlights' in CSS)) return;
    const found = [...pages.current.values()];
    CSS.highlights.set(ALL, new Highlight(...found.flatMap((page) => page.ranges)));
    CSS.highlights.set(CHOSEN, new Highlight(...found.flatMap((page) => page.chosen ?? [])));
  }, []);

  useEffect(
    () => () => {
      if (!('highlights' in CSS)) return;
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CHOSEN);
    },
    [],
  );

  return useCallback(
    (number, ranges, chosen) => {
      if (ranges.length === 0) pages.current.delete(number);
      else pages.current.set(number, chosen ? { ranges, chosen } : { ranges });
      paint();
      chosen?.startContainer.parentElement?.scrollIntoView({ block: 'center', inline: 'nearest' });
    },
    [paint],
  );
}
