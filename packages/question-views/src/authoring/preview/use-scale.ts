import { type RefObject, useLayoutEffect, useState } from 'react';

/** The factor by which a page of a width, CSS pixels, fits into the room for it; at most 1. */
export function useScale(room: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const { current } = room;
    if (!current) return;
    const measure = () => {
      const style = getComputedStyle(current);
      const free =
        current.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      setScale(Math.min(1, Math.max(0.2, free / width)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [room, width]);
  return scale;
}
