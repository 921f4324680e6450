import { type RefObject, useLayoutEffect, useRef } from 'react';
import { movedLeft, movedTop, type PageRoll } from './pdf-place.ts';
import type { Hand } from './use-finger-zoom.ts';

export interface KeptPlace extends PageRoll {
  /** Of the scroller, CSS pixels. */
  readonly room: number;
  /** Of a page, in its own units. */
  readonly width: number;
  /** Times the size that fits the room. */
  readonly zoom: number;
  /** What lies under it stays there; taken off once that is done. */
  readonly hand: RefObject<Hand | undefined>;
  /** Lays the rows out anew. */
  readonly measure: () => void;
}

/**
 * What is looked at stays in sight when the pages become of another size: what lies under the hand, in the middle where a
 * button is pressed, and at the top where the room is another one, as of a phone that is turned.
 */
export function useKeptPlace(scroller: RefObject<HTMLElement | null>, now: KeptPlace): void {
  const { scale, room } = now;
  const latest = useRef(now);
  latest.current = now;
  const before = useRef(now);
  useLayoutEffect(() => {
    const element = scroller.current;
    const [was, is] = [before.current, latest.current];
    before.current = is;
    if (element === null || (was.scale === scale && was.room === room)) return;
    const hand = is.hand.current;
    is.hand.current = undefined;
    const isZoomed = was.zoom !== is.zoom;
    const y = hand?.y ?? (isZoomed ? element.clientHeight / 2 : 0);
    const [x, newX] = [hand?.x ?? was.room / 2, hand?.x ?? room / 2];
    const top = movedTop({ ...is, scale: was.scale }, scale, element.scrollTop + y) - y;
    const left = movedLeft(
      { room: was.room, page: is.width * was.scale },
      { room, page: is.width * scale },
      element.scrollLeft + x,
    );
    is.measure();
    element.scrollTo({ top, left: left - newX });
  }, [scroller, scale, room]);
}
