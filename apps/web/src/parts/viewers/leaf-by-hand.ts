import type { Dispose } from '@lectern/base';
import type { Leaf } from './shown-preview.ts';
import { LEAFED, VIEWER_KEEPS_ARROWS } from './viewer-marks.ts';

/** Horizontal distance of a swipe to another file, CSS pixels. */
const SWIPE = 48;

/** The start of a possible swipe. */
export interface Begun {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

/** The command of a swipe between two points; undefined when it was too short or too vertical. */
export function swipedTo(
  begun: Pick<Begun, 'x' | 'y'>,
  left: Pick<Begun, 'x' | 'y'>,
): 'previous' | 'next' | undefined {
  const [aside, along] = [left.x - begun.x, left.y - begun.y];
  if (Math.abs(aside) < SWIPE || Math.abs(aside) <= Math.abs(along) * 1.5) return undefined;
  return aside < 0 ? 'next' : 'previous';
}

/**
 * Pages through files by arrow keys, unless the focused element uses them, and by swipes of a finger or pen over
 * elements marked `LEAFED`, until it is disposed. The listeners are on the document, because each file replaces the
 * viewer of the previous file: a swipe that continues meanwhile is still handled.
 */
export function leafByHand(ways: () => Leaf): Dispose {
  let begun: Begun | undefined;
  const press = (event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target?.closest('input, textarea, select, [role="menu"], [role="toolbar"]')) return;
    // Arrow keys scroll a zoomed page. A button is excepted: its touch area makes it overflow without scrolling.
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
    // A second finger ends the swipe; over a zoomed picture a swipe moves the picture.
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
  // The listeners run in the capture phase, before a dialog, which stops the propagation of keys.
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('keydown', press, options);
  document.addEventListener('pointerdown', down, options);
  document.addEventListener('pointerup', up, options);
  document.addEventListener('pointercancel', cancel, options);
  return () => listening.abort();
}
