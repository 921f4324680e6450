import { type RefObject, useEffect } from 'react';
import type { Point } from '../geometry/point.ts';
import type { Handle } from '../geometry/resize.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { Viewport } from '../session/viewport.ts';
import type { PointerTarget } from '../tools/pointer.ts';
import { Gestures } from './gestures.ts';
import type { GesturePointer } from './press.ts';

export interface GestureOptions {
  readonly session: EditSession;
  readonly window: RefObject<HTMLElement | null>;
}

/** Passes the pointers of the browser to the tools. */
export function useGestures({ session, window: windowRef }: GestureOptions): void {
  useEffect(() => {
    const node = windowRef.current;
    if (!node) return;
    const gestures = new Gestures(session);
    const end = new AbortController();
    hearPointers(node, session.viewport, gestures, end.signal);
    keepMenuAway(node, gestures, end.signal);
    const wheel = (event: WheelEvent) => scroll(event, node, session.viewport);
    node.addEventListener('wheel', wheel, { passive: false, signal: end.signal });
    return () => {
      gestures.dispose();
      end.abort();
    };
  }, [session, windowRef]);
}

function hearPointers(node: HTMLElement, viewport: Viewport, gestures: Gestures, signal: AbortSignal): void {
  const pointerOf = (event: PointerEvent): GesturePointer => {
    const screen = inside(node, event);
    return {
      id: event.pointerId,
      time: event.timeStamp,
      input: {
        kind: event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse',
        at: viewport.toPage(screen),
        screen,
        target: targetOf(event.target),
        shift: event.shiftKey,
        alt: event.altKey,
        control: event.ctrlKey || event.metaKey,
        button: event.button,
      },
    };
  };
  const down = (event: PointerEvent) => {
    gestures.pressedAnywhere();
    if (event.target instanceof Element && event.target.closest('[data-open-text],[data-own-hands]')) return;
    if (event.button === 2) return;
    gestures.down(pointerOf(event), () => {
      capture(node, event.pointerId);
      if (event.pointerType !== 'touch') event.preventDefault();
      node.focus({ preventScroll: true });
    });
  };
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('pointermove', (event) => gestures.move(pointerOf(event)), { signal });
  node.addEventListener('pointerup', (event) => gestures.up(pointerOf(event)), { signal });
  node.addEventListener('pointercancel', (event) => gestures.lost(event.pointerId), { signal });
}

/** The menu handles long presses itself, and some browsers fire `contextmenu` in addition. */
function keepMenuAway(node: HTMLElement, gestures: Gestures, signal: AbortSignal): void {
  const touched = (event: TouchEvent) => {
    if (gestures.holds) event.stopPropagation();
  };
  const asked = (event: MouseEvent) => {
    if (!gestures.holds || !gestures.isPressed) return;
    if (!(event.target instanceof Node) || !node.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const lifted = (event: TouchEvent) => {
    // The click that follows would close the menu that the long press has opened.
    if (gestures.hasRested) event.preventDefault();
  };
  node.addEventListener('touchstart', touched, { passive: true, signal });
  window.addEventListener('contextmenu', asked, { capture: true, signal });
  node.addEventListener('touchend', lifted, { passive: false, signal });
}

/** A wheel moves the page, and zooms it with Control. */
function scroll(event: WheelEvent, node: HTMLElement, viewport: Viewport): void {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
  if (event.ctrlKey || event.metaKey) {
    const { zoom } = viewport.view.get();
    const step = Math.max(-60, Math.min(60, event.deltaY * unit));
    viewport.zoomTo(zoom * 1.003 ** -step, inside(node, event));
    return;
  }
  const across = event.shiftKey && event.deltaX === 0;
  viewport.pan({
    x: -(across ? event.deltaY : event.deltaX) * unit,
    y: across ? 0 : -event.deltaY * unit,
  });
}

/** Pixels from the corner of the window that shows the page. */
function inside(node: HTMLElement, event: MouseEvent): Point {
  const box = node.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

/** A pointer that was released before the tools were ready cannot be captured. */
function capture(node: HTMLElement, pointerId: number): void {
  try {
    node.setPointerCapture(pointerId);
  } catch {
    // The browser no longer knows this pointer.
  }
}

function targetOf(target: EventTarget | null): PointerTarget {
  if (!(target instanceof HTMLElement)) return { type: 'page' };
  const { handle, rotate, adjust, lineEnd } = target.dataset;
  // Only `SelectionBox` writes these attributes.
  if (handle !== undefined) return { type: 'handle', handle: handle as Handle };
  if (rotate !== undefined) return { type: 'rotate' };
  if (adjust !== undefined) return { type: 'adjust', index: Number(adjust) };
  if (lineEnd !== undefined) return { type: 'lineEnd', end: lineEnd as 'start' | 'end' };
  return { type: 'page' };
}
