import { prefersReducedMotion } from '@lectern/ui/reduced-motion';
import { useSignal } from '@lectern/ui/use-signal';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { useRoom } from '../use-room.ts';
import {
  drawnPart,
  fitScale,
  heldIn,
  type PagePart,
  type PagePlace,
  type PageSize,
  placeOf,
} from './page-place.ts';
import { PageZoom, type ZoomClock } from './page-zoom.ts';

/** A page that may be enlarged. */
export interface ZoomedPage {
  readonly zoom: PageZoom;
  /** The zoom factor for which the page is drawn, 1 for the whole page. */
  readonly times: number;
  /** The position for which the page is drawn; `PageZoom.place` is already further during a gesture. */
  readonly place: PagePlace;
  /** The part of the page that is drawn when the whole would be too large. */
  readonly part: PagePart;
  /** CSS pixels per logical pixel of the whole page. */
  readonly fit: number;
}

const clock: ZoomClock = {
  now: () => performance.now(),
  frame: (call) => {
    const handle = requestAnimationFrame(call);
    return () => cancelAnimationFrame(handle);
  },
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  isStill: prefersReducedMotion,
};

/** A page within the content box of its container, which begins at the window's corner. */
export function usePageZoom(size: PageSize, around: RefObject<HTMLElement | null>): ZoomedPage {
  const room = useRoom(around);
  const [zoom] = useState(() => new PageZoom(clock, size, room));
  useLayoutEffect(() => zoom.fit(size, room), [zoom, size, room]);
  useEffect(() => () => zoom.dispose(), [zoom]);
  const settled = useSignal(zoom.settled);
  return useMemo(() => {
    // The zoom gets a new area only after this render, which already uses that area.
    const look = zoom.isIn(size, room) ? settled : heldIn(settled, size, room);
    return {
      zoom,
      times: look.times,
      place: placeOf(look, size, room),
      part: drawnPart(look, size, room),
      fit: fitScale(size, room),
    };
  }, [zoom, settled, size, room]);
}
