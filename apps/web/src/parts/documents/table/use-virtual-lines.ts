import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { scrollParentOf } from './scroll-parent.ts';

/** Lines drawn beyond the edges of what is seen. */
const BEYOND = 8;
/** So many lines before the end of what is known the next page is asked for: a second of quick scrolling. */
const AHEAD = 60;

export interface VirtualLines {
  readonly lines: readonly VirtualItem[];
  /** Room above and below the lines that are drawn, pixels. */
  readonly above: number;
  readonly below: number;
  /** Brings a line into sight. */
  readonly show: (line: number) => void;
}

/** Draws of many lines of one height those that are in sight, in whatever scrolls around `list`. */
export function useVirtualLines(
  list: RefObject<HTMLElement | null>,
  {
    count,
    height,
    beyond = BEYOND,
    onNearEnd,
  }: {
    readonly count: number;
    readonly height: number;
    readonly beyond?: number;
    readonly onNearEnd: () => void;
  },
): VirtualLines {
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [margin, setMargin] = useState(0);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    overscan: beyond,
    scrollMargin: margin,
  });
  const { isScrolling } = virtualizer;
  // What stands above the list may become another height: it is measured at every drawing, and set where it changed. A
  // step of scrolling changes nothing there, and to measure has the page laid out: the drawing at its end does.
  useLayoutEffect(() => {
    if (isScrolling) return;
    const found = scrollParentOf(list.current);
    setScroller(found);
    if (found === null || list.current === null) return;
    const top =
      list.current.getBoundingClientRect().top - found.getBoundingClientRect().top + found.scrollTop;
    setMargin(Math.round(top));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another height is another list.
  useLayoutEffect(() => virtualizer.measure(), [height]);
  const lines = virtualizer.getVirtualItems();
  const last = lines.at(-1)?.index ?? 0;
  useEffect(() => {
    if (scroller !== null && last >= count - AHEAD) onNearEnd();
  }, [scroller, last, count, onNearEnd]);
  const first = lines[0];
  const end = lines.at(-1);
  return {
    lines,
    above: first === undefined ? 0 : first.start - margin,
    below: end === undefined ? 0 : virtualizer.getTotalSize() + margin - end.end,
    show: (line) => virtualizer.scrollToIndex(line),
  };
}
