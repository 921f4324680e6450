import { hearHeldPress } from '@lectern/ui/held-press';
import { type RefObject, useEffect, useRef } from 'react';
import type { ToolbarStand } from './use-toolbar-place.ts';

/** What a finger presses or carries where it lies. */
const OTHERS = 'button, input, a[href], [data-carried], [data-media-bar], [data-tool-frame]';

/** A right click anywhere, and a finger that rests on the page, bring the toolbar to the hand. */
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
