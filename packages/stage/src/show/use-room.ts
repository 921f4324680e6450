import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageRoom } from './zoom/page-place.ts';

/** What surroundings leave within their padding, from their own corner. */
export function useRoom(around: RefObject<HTMLElement | null>): PageRoom {
  const [room, setRoom] = useState<PageRoom>(() => ({
    left: 0,
    top: 0,
    width: innerWidth,
    height: innerHeight,
  }));
  useLayoutEffect(() => {
    // Mostly it is the one that the slide was drawn for.
    const next = (told: PageRoom) => (before: PageRoom) =>
      SIDES.every((side) => told[side] === before[side]) ? before : told;
    // It is told between layout and paint: the slide is never seen in another size.
    const observer = new ResizeObserver(
      ([entry]) => entry && flushSync(() => setRoom(next(entry.contentRect))),
    );
    if (around.current) observer.observe(around.current);
    return () => observer.disconnect();
  }, [around]);
  return room;
}

const SIDES = ['left', 'top', 'width', 'height'] as const;
