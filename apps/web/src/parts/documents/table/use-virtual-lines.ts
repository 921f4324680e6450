import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LineRange, linesInSight, linesToDraw, type Sight, scrollTopFor } from './lines-in-sight.ts';
import { scrollParentOf } from './scroll-parent.ts';

/** Lines drawn beyond the edges of what is seen. */
const BEYOND = 8;
/** Lines before the end of what is known at which the next page is asked for: a second of quick scrolling. */
const AHEAD = 60;
/** About so much stands above a list, before it is measured, pixels. */
const ABOVE = 200;
/** Scrolling has ended when nothing moved for so long, milliseconds. */
const STILL_MS = 150;

export interface VirtualLines {
  /** The lines that are drawn. */
  readonly drawn: LineRange;
  /** Brings a line into sight. */
  readonly show: (line: number) => void;
}

/**
 * Draws of many lines of one height those that are in sight, in whatever scrolls around `list`, whose own box has room for
 * all of them: a line stands where it stands, however far is scrolled.
 */
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
  const [seen, setSeen] = useState(() =>
    linesInSight({ scrollTop: 0, room: innerHeight, margin: ABOVE, height }),
  );
  // What lies beyond the edges waits until what is seen is on the screen.
  const [isPainted, setPainted] = useState(false);
  const scroller = useRef<HTMLElement>(null);
  const margin = useRef(0);
  const isScrolling = useRef(false);

  const sight = useCallback(
    (within: HTMLElement): Sight => ({
      scrollTop: within.scrollTop,
      room: within.clientHeight,
      margin: margin.current,
      height,
    }),
    [height],
  );
  const look = useCallback(() => {
    if (scroller.current === null) return;
    const next = linesInSight(sight(scroller.current));
    setSeen((before) => (before.first === next.first && before.end === next.end ? before : next));
  }, [sight]);
  const measure = useCallback(() => {
    const [box, within] = [list.current, scroller.current];
    if (box === null || within === null) return;
    const top = box.getBoundingClientRect().top - within.getBoundingClientRect().top + within.scrollTop;
    margin.current = Math.round(top);
    look();
  }, [list, look]);

  useLayoutEffect(() => {
    scroller.current = scrollParentOf(list.current);
  }, [list]);
  // What stands above the list may become another height: it is measured at every drawing. A step of scrolling changes
  // nothing there, and to measure has the page laid out: that is done at its end.
  useLayoutEffect(() => {
    if (!isScrolling.current) measure();
  });
  useEffect(() => {
    const within = scroller.current;
    if (within === null) return;
    let still: ReturnType<typeof setTimeout> | undefined;
    const scrolled = () => {
      isScrolling.current = true;
      clearTimeout(still);
      still = setTimeout(() => {
        isScrolling.current = false;
        measure();
      }, STILL_MS);
      // In the frame that shows it.
      flushSync(look);
    };
    const resized = new ResizeObserver(measure);
    resized.observe(within);
    within.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      clearTimeout(still);
      isScrolling.current = false;
      resized.disconnect();
      within.removeEventListener('scroll', scrolled);
    };
  }, [look, measure]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Behind the frame.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  const drawn = linesToDraw(seen, isPainted ? beyond : 0, count);
  useEffect(() => {
    if (isPainted && drawn.end >= count - AHEAD) onNearEnd();
  }, [isPainted, drawn.end, count, onNearEnd]);

  const show = useCallback(
    (line: number) => {
      const within = scroller.current;
      if (within !== null) within.scrollTop = scrollTopFor(line, sight(within));
    },
    [sight],
  );
  return { drawn, show };
}
