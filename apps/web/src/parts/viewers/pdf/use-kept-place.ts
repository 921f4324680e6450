import { type RefObject, useLayoutEffect, useRef } from 'react';
import { movedLeft, movedTop, type PageRoll } from './pdf-place.ts';
import type { Hand } from './use-finger-zoom.ts';

export interface KeptPlace extends PageRoll {
  /** Width of the scroller, CSS pixels. */
  readonly room: number;
  /** Width of a page, in PDF units. */
  readonly width: number;
  /** Factor of the size that fits the scroller. */
  readonly zoom: number;
  /** The point whose content must not move; cleared when that was done. */
  readonly hand: RefObject<Hand | undefined>;
  /** Lays out the rows again. */
  readonly measure: () => void;
}

/**
 * Keeps the viewed part visible when the scale of the pages changes: the point under the fingers or pointer; the middle
 * after a zoom button; the top when the scroller was resized, such as on a rotated phone.
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
