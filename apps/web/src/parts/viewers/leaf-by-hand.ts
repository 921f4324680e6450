import type { Dispose } from '@lectern/base';
import { type Begun, swipedTo } from './leaf-swipe.ts';
import type { Leaf } from './shown-preview.ts';
import { LEAFED, VIEWER_KEEPS_ARROWS } from './viewer-marks.ts';

/**
 * Leafs by arrow keys, unless they mean something where the focus is, and by a finger or a pen over what is marked as
 * `LEAFED`, until it is let go. The document listens, for the files within give way to each other: a finger that goes on
 * while that happens is heard to its end.
 */
export function leafByHand(ways: () => Leaf): Dispose {
  let begun: Begun | undefined;
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target?.closest('input, textarea, select, [role="menu"], [role="toolbar"]')) return;
    // An enlarged page is moved by them. A button's place for a finger is larger than itself, and nothing scrolls there.
    if (target && !target.closest('button') && target.scrollWidth > target.clientWidth) return;
    if (document.querySelector(`[${VIEWER_KEEPS_ARROWS}]`)) return;
    const { previous, next } = ways();
    const wanted = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
    if (!wanted) return;
    event.preventDefault();
    wanted();
  };
  const down = (event: PointerEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    const isSwipe = event.isPrimary && event.pointerType !== 'mouse' && target?.closest(`[${LEAFED}]`);
    // With a second finger it is no swipe any more; over an enlarged picture it moves that.
    begun =
      isSwipe && !target?.closest(`[${VIEWER_KEEPS_ARROWS}]`)
        ? { id: event.pointerId, x: event.clientX, y: event.clientY }
        : undefined;
  };
  const up = (event: PointerEvent) => {
    if (begun?.id !== event.pointerId) return;
    const to = swipedTo(begun, { x: event.clientX, y: event.clientY });
    begun = undefined;
    if (to !== undefined) ways()[to]?.();
  };
  const cancel = () => {
    begun = undefined;
  };
  const listening = new AbortController();
  // Before a dialog, which keeps keys to itself.
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('keydown', press, options);
  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointerup', up, options);
  document.addEventListener('pointercancel', cancel, options);
  return () => listening.abort();
}
