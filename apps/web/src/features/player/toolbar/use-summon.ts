import { hearHeldPress } from '@lectern/ui/held-press';
import { type RefObject, useEffect, useRef } from 'react';
import type { ToolbarStand } from './use-toolbar-place.ts';

/** Elements that handle their own presses and drags. */
const OTHERS = 'button, input, a[href], [data-carried], [data-media-bar], [data-tool-frame]';

/** A right click anywhere, or a long press on the page, moves the toolbar to the pointer. */
export function useSummon(
  screen: RefObject<HTMLElement | null>,
  surface: RefObject<HTMLElement | null>,
  summon: ToolbarStand['summon'],
): void {
  const latest = useRef(summon);
  useEffect(() => {
    latest.current = summon;
  });
  useEffect(() => {
    const around = screen.current;
    if (!around) return;
    return hearHeldPress(around, {
      held: (x, y) => latest.current({ x, y }),
      isMeant: (target) =>
        (target === around || surface.current?.contains(target) === true) && target.closest(OTHERS) === null,
    });
  }, [screen, surface]);
}
