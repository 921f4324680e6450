import { type RefObject, useEffect } from 'react';
import type { Handle } from '../geometry/handle.ts';
import type { Point } from '../geometry/point.ts';
import { distance } from '../geometry/point.ts';
import type { EditSession } from '../session/edit-session.ts';
import { asksForMenu, type PointerInput, type PointerTarget } from '../tools/pointer.ts';

/** Milliseconds and pixels within which a second press is a double click. */
const doubleClickTime = 450;
const doubleClickReach = 8;
/** Milliseconds after which a resting finger opens the menu; the menu itself handles that. */
const longPress = 480;
const longPressTremor = 10;

export interface GestureOptions {
  readonly session: EditSession;
  readonly window: RefObject<HTMLElement | null>;
}

/** Passes pointers to the tools: one pointer acts as the current tool, two fingers move and zoom the page. */
export function useGestures({ session, window: windowRef }: GestureOptions): void {
  useEffect(() => {
    const node = windowRef.current;
    if (!node) return;
    const fingers = new Map<number, Point>();
    let active: number | undefined;
    let pinch: { readonly distance: number; readonly zoom: number; middle: Point } | undefined;
    let last = { time: 0, at: { x: 0, y: 0 }, clicks: 0 };
    let rest: { readonly timer: ReturnType<typeof setTimeout>; readonly at: Point } | undefined;

    let rested = false;
    /** Whether the finger drags something: when it stops moving, no menu opens. */
    let holds = false;

    const inWindow = (event: PointerEvent | WheelEvent): Point => {
      const box = node.getBoundingClientRect();
      return { x: event.clientX - box.left, y: event.clientY - box.top };
    };
    const input = (event: PointerEvent, clicks: number): PointerInput => {
      const screen = inWindow(event);
      return {
        kind: event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse',
        at: session.viewport.toPage(screen),
        screen,
        target: targetOf(event.target),
        shift: event.shiftKey,
        alt: event.altKey,
        control: event.ctrlKey || event.metaKey,
        button: event.button,
        clicks,
      };
    };
    const stopRest = () => {
      if (rest) clearTimeout(rest.timer);
      rest = undefined;
    };
    const startPinch = () => {
      const [a, b] = [...fingers.values()];
      if (!a || !b) return;
      stopRest();
      active = undefined;
      session.tools.step((state) => (state.name === 'editingText' ? state : state.cancel()));
      pinch = {
        distance: Math.max(1, distance(a, b)),
        zoom: session.viewport.view.get().zoom,
        middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
      };
    };

    const down = (event: PointerEvent) => {
      // The next press is not part of the long press, on a layer over the page either.
      rested = false;
      if (event.target instanceof Element && event.target.closest('[data-open-text],[data-own-hands]'))
        return;
      if (event.button === 2) return;
      const screen = inWindow(event);
      holds = event.pointerType === 'touch' && !asksForMenu(targetOf(event.target), session.tools.state.name);
      if (event.pointerType === 'touch') {
        fingers.set(event.pointerId, screen);
        if (fingers.size === 2) startPinch();
        if (fingers.size > 1) return;
      }
      if (active !== undefined) return;
      active = event.pointerId;
      capture(node, event.pointerId);
      if (event.pointerType !== 'touch') event.preventDefault();
      node.focus({ preventScroll: true });
      const again =
        event.timeStamp - last.time < doubleClickTime && distance(screen, last.at) < doubleClickReach;
      last = { time: event.timeStamp, at: screen, clicks: again ? last.clicks + 1 : 1 };
      if (event.pointerType === 'touch' && !holds) {
        rest = {
          at: screen,
          // When a resting finger opens a menu, the gesture that it had begun is cancelled.
          timer: setTimeout(() => {
            rested = true;
            active = undefined;
            if (session.tools.state.name === 'pressing') session.tools.step((state) => state.cancel());
          }, longPress),
        };
      }
      session.tools.step((state) => state.pointerDown(input(event, last.clicks)));
    };
    const move = (event: PointerEvent) => {
      const screen = inWindow(event);
      if (fingers.has(event.pointerId)) fingers.set(event.pointerId, screen);
      if (rest && distance(rest.at, screen) > longPressTremor) stopRest();
      if (pinch) {
        const [a, b] = [...fingers.values()];
        if (!a || !b) return;
        const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        session.viewport.pan({ x: middle.x - pinch.middle.x, y: middle.y - pinch.middle.y });
        session.viewport.zoomTo((pinch.zoom * distance(a, b)) / pinch.distance, middle);
        pinch.middle = middle;
        return;
      }
      const waiting = session.tools.state.name.startsWith('inserting');
      if (event.pointerId !== active && !(active === undefined && waiting)) return;
      session.tools.step((state) => state.pointerMove(input(event, 1)));
    };
    const up = (event: PointerEvent) => {
      stopRest();
      fingers.delete(event.pointerId);
      if (pinch && fingers.size < 2) pinch = undefined;
      if (event.pointerId !== active) return;
      active = undefined;
      const released = input(event, last.clicks);
      const release = () => session.tools.step((state) => state.pointerUp(released));
      // When a text opens, the node under the finger is removed, and would take the end of the touch with it: the touch
      // ends first.
      if (event.pointerType === 'touch') setTimeout(release);
      else release();
    };
    // The menu handles long presses itself, and some browsers fire `contextmenu` in addition.
    const touched = (event: TouchEvent) => {
      if (holds) event.stopPropagation();
    };
    const asked = (event: MouseEvent) => {
      if (!holds || active === undefined || !(event.target instanceof Node) || !node.contains(event.target))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const lifted = (event: TouchEvent) => {
      // The click that follows would close the menu that the long press has opened.
      if (rested) event.preventDefault();
    };
    const lost = (event: PointerEvent) => {
      stopRest();
      fingers.delete(event.pointerId);
      if (fingers.size < 2) pinch = undefined;
      if (event.pointerId !== active) return;
      active = undefined;
      session.tools.step((state) => state.cancel());
    };
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      if (event.ctrlKey || event.metaKey) {
        const { zoom } = session.viewport.view.get();
        const step = Math.max(-60, Math.min(60, event.deltaY * unit));
        session.viewport.zoomTo(zoom * 1.003 ** -step, inWindow(event));
        return;
      }
      const across = event.shiftKey && event.deltaX === 0;
      session.viewport.pan({
        x: -(across ? event.deltaY : event.deltaX) * unit,
        y: across ? 0 : -event.deltaY * unit,
      });
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', lost);
    node.addEventListener('touchstart', touched, { passive: true });
    window.addEventListener('contextmenu', asked, { capture: true });
    node.addEventListener('touchend', lifted, { passive: false });
    node.addEventListener('wheel', wheel, { passive: false });
    return () => {
      stopRest();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', lost);
      node.removeEventListener('touchstart', touched);
      window.removeEventListener('contextmenu', asked, { capture: true });
      node.removeEventListener('touchend', lifted);
      node.removeEventListener('wheel', wheel);
    };
  }, [session, windowRef]);
}

/** Capturing a pointer that was released before the tools were ready: there is nothing to capture then. */
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
