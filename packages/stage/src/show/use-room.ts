import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
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
  const told = useRef(room);
  useLayoutEffect(() => {
    // It is told between layout and paint: the slide is never seen in another size. Mostly it is the one that it was drawn for.
    const observer = new ResizeObserver(([entry]) => {
      const next = entry?.contentRect;
      if (!next || SIDES.every((side) => next[side] === told.current[side])) return;
      told.current = next;
      flushSync(() => setRoom(next));
    });
    if (around.current) observer.observe(around.current);
    return () => observer.disconnect();
  }, [around]);
  return room;
}

const SIDES = ['left', 'top', 'width', 'height'] as const;
