import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageRoom } from './zoom/page-place.ts';

/** The content box of a container, relative to the container's corner. */
export function useRoom(around: RefObject<HTMLElement | null>): PageRoom {
  const [room, setRoom] = useState<PageRoom>(() => ({
    left: 0,
    top: 0,
    width: innerWidth,
    height: innerHeight,
  }));
  useLayoutEffect(() => {
    // The size mostly equals the one for which the slide was drawn.
    const next = (told: PageRoom) => (before: PageRoom) =>
      SIDES.every((side) => told[side] === before[side]) ? before : told;
    // The observer runs between layout and paint: the slide is never visible in another size.
    const observer = new ResizeObserver(
      ([entry]) => entry && flushSync(() => setRoom(next(entry.contentRect))),
    );
    if (around.current) observer.observe(around.current);
    return () => observer.disconnect();
  }, [around]);
  return room;
}

const SIDES = ['left', 'top', 'width', 'height'] as const;
