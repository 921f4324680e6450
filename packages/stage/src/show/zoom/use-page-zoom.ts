import { useSignal } from '@lectern/ui/use-signal';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { prefersReducedMotion } from '../page-run.ts';
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

/** A page that may be enlarged, as it is drawn. */
export interface ZoomedPage {
  readonly zoom: PageZoom;
  /** How many times larger it is drawn than as a whole. */
  readonly times: number;
  /** Where it is drawn; hands that move it are ahead of that (`PageZoom.place`). */
  readonly place: PagePlace;
  /** The part of it that is drawn where drawing all would be too large. */
  readonly part: PagePart;
  /** CSS pixels a logical pixel of the whole page. */
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

/** A page within what its surroundings leave it within their padding, which begin at the window's corner. */
export function usePageZoom(size: PageSize, around: RefObject<HTMLElement | null>): ZoomedPage {
  const room = useRoom(around);
  const [zoom] = useState(() => new PageZoom(clock, size, room));
  useLayoutEffect(() => zoom.fit(size, room), [zoom, size, room]);
  useEffect(() => () => zoom.dispose(), [zoom]);
  const settled = useSignal(zoom.settled);
  return useMemo(() => {
    // The zoom is told of another room after this is drawn: it is drawn for that room already.
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
