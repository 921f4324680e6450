import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type LineRange, linesInSight, linesToDraw, type Sight, scrollTopFor } from './lines-in-sight.ts';

/** Below this width lines are taller, for fingers. */
const NARROW = '(max-width: 599px)';

function pixels(wide: number, narrow: number): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (matchMedia(NARROW).matches ? narrow : wide) * rem;
}

/** The height of a line in pixels. The arguments are in rem, which scale with the window. */
export function useLineHeight(wide: number, narrow: number): number {
  const [height, setHeight] = useState(() => pixels(wide, narrow));
  useEffect(() => {
    const measure = () => setHeight(pixels(wide, narrow));
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [wide, narrow]);
  return height;
}

/** Lines drawn beyond both edges of the view. */
const BEYOND = 8;
/** Lines before the end of the loaded items at which the next page is fetched: a second of quick scrolling. */
const AHEAD = 60;
/** Estimated height of the content above a list before it is measured, pixels. */
const ABOVE = 200;
/** Time without a change of position after which scrolling has ended, milliseconds. */
const STILL_MS = 150;

export interface VirtualLines {
  /** The lines to draw. */
  readonly drawn: LineRange;
  /** Scrolls a line into view. */
  readonly show: (line: number) => void;
}

/**
 * Virtualises a long list of lines of equal height within the scrolling ancestor of `list`. The box of `list` has the
 * height of all lines, so each line keeps its position while scrolling.
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
  // Lines beyond the edges are drawn after the visible lines are painted.
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
  // The content above the list may change its height, so it is measured after every render. While scrolling it does not
  // change, and measuring forces layout, so it is measured when scrolling ends.
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
      // The lines are rendered in the frame of this scroll step.
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
    // Runs after the frame is painted.
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

/** The nearest scrolling ancestor. */
export function scrollParentOf(element: Element | null): HTMLElement | null {
  for (let at = element?.parentElement ?? null; at !== null; at = at.parentElement) {
    const { overflowY } = getComputedStyle(at);
    if (overflowY === 'auto' || overflowY === 'scroll') return at;
  }
  return null;
}
