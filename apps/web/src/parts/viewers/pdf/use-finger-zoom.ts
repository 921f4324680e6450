import { type RefObject, useEffect } from 'react';

/** Smallest factor of the size that fits the width; on a phone a wide page needs several times that. */
export const LEAST_ZOOM = 0.25;
export const MOST_ZOOM = 8;

export function boundedZoom(zoom: number): number {
  return Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));
}

const WHEEL = 0.008;
const TOUCHES = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;

/** The midpoint of the fingers, or the pointer, within the scroller, CSS pixels. */
export interface Hand {
  readonly x: number;
  readonly y: number;
}

/** Zooms the pages by two fingers, or the wheel with the control key; sets `hand` to their position. */
export function useFingerZoom(
  scroller: RefObject<HTMLElement | null>,
  hand: RefObject<Hand | undefined>,
  onZoom: (change: (zoom: number) => number) => void,
  takesFingers: boolean,
): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const enlarge = (times: number, clientX: number, clientY: number) => {
      const box = element.getBoundingClientRect();
      hand.current = { x: clientX - box.left, y: clientY - box.top };
      onZoom((zoom) => boundedZoom(zoom * times));
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      enlarge(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * WHEEL), event.clientX, event.clientY);
    };
    let apart: number | undefined;
    const touch = (event: TouchEvent) => {
      const [one, other] = event.touches;
      if (!one || !other) {
        apart = undefined;
        return;
      }
      // One finger scrolls as usual.
      event.preventDefault();
      const now = Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY));
      const before = apart;
      apart = now;
      if (before === undefined || event.type !== 'touchmove') return;
      enlarge(now / before, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
    };
    // React's own listeners are passive and could not prevent the browser from zooming the whole page.
    const open = { passive: false } as const;
    element.addEventListener('wheel', wheel, open);
    const heard = takesFingers ? TOUCHES : [];
    for (const type of heard) element.addEventListener(type, touch, open);
    return () => {
      element.removeEventListener('wheel', wheel);
      for (const type of heard) element.removeEventListener(type, touch);
    };
  }, [scroller, hand, onZoom, takesFingers]);
}
