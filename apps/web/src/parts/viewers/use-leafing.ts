import { type PointerEvent, useEffect, useRef } from 'react';
import { type Begun, swipedTo } from './leaf-swipe.ts';
import type { Leaf } from './shown-preview.ts';
import { VIEWER_KEEPS_ARROWS } from './viewer-keys.ts';

/** What has this mark is swiped over: a picture, and whatever stands in its place. The style keeps it from being scrolled. */
export const LEAFED = 'data-leafed';

/**
 * Leafs by arrow keys, unless they mean something where the focus is, and by a finger or a pen over what is marked as
 * `LEAFED`. What it answers belongs on what stays while the files within give way to each other: the finger that goes on
 * while that happens is heard to its end.
 */
export function useLeafing({ previous, next }: Leaf) {
  const latest = useRef({ previous, next });
  latest.current = { previous, next };
  const begun = useRef<Begun>(undefined);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (target?.closest('input, textarea, select, [role="menu"], [role="toolbar"]')) return;
      // An enlarged page is moved by them.
      if (target && target.scrollWidth > target.clientWidth) return;
      if (document.querySelector(`[${VIEWER_KEEPS_ARROWS}]`)) return;
      const ways = latest.current;
      const wanted =
        event.key === 'ArrowLeft' ? ways.previous : event.key === 'ArrowRight' ? ways.next : undefined;
      if (!wanted) return;
      event.preventDefault();
      wanted();
    };
    // Before a dialog, which keeps keys to itself.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);

  return {
    onPointerDown(event: PointerEvent) {
      const target = event.target as Element;
      const isSwipe = event.isPrimary && event.pointerType !== 'mouse' && target.closest(`[${LEAFED}]`);
      // With a second finger it is no swipe any more; over an enlarged picture it moves that.
      begun.current =
        isSwipe && !target.closest(`[${VIEWER_KEEPS_ARROWS}]`)
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : undefined;
    },
    onPointerUp(event: PointerEvent) {
      if (begun.current?.id !== event.pointerId) return;
      const to = swipedTo(begun.current, { x: event.clientX, y: event.clientY });
      begun.current = undefined;
      if (to !== undefined) latest.current[to]?.();
    },
    onPointerCancel() {
      begun.current = undefined;
    },
  };
}
