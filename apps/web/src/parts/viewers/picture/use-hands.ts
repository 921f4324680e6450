import { type PointerEvent, useEffect, useRef } from 'react';
import type { Point } from './picture-pose.ts';

/** Limits of time and distance between the two presses of a double press, milliseconds and CSS pixels. */
const DOUBLE_MS = 320;
const DOUBLE_REACH = 28;
/** Maximum movement of a press, CSS pixels. */
const PRESS_REACH = 8;
/** Zoom exponent per unit of wheel delta. */
const WHEEL = 0.0022;
const LARGEST_WHEEL = 120;

/** Callbacks for gestures over a picture. Points are relative to the container's middle. */
export interface HandWishes {
  zoom(times: number, point: Point): void;
  move(by: Point): void;
  double(point: Point): void;
}

interface Finger extends Point {
  readonly begun: Point;
}

/**
 * Handles mouse, wheel, pen and fingers over `room`: one pointer moves, two zoom, a quick second press is a double
 * press.
 */
export function useHands(room: HTMLElement | null, wishes: HandWishes) {
  const latest = useRef(wishes);
  latest.current = wishes;
  const fingers = useRef(new Map<number, Finger>());
  const alone = useRef(true);
  const pressed = useRef<{ readonly at: Point; readonly time: number }>(undefined);

  useEffect(() => {
    if (room === null) return;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * 40;
      const by = Math.max(-LARGEST_WHEEL, Math.min(LARGEST_WHEEL, lines));
      // A touchpad pinch arrives as small wheel steps with the control key.
      latest.current.zoom(Math.exp(-by * WHEEL * (event.ctrlKey ? 4 : 1)), pointIn(room, event));
    };
    // React's own listener is passive and could not prevent the page from zooming.
    room.addEventListener('wheel', turn, { passive: false });
    return () => room.removeEventListener('wheel', turn);
  }, [room]);

  const leave = (event: PointerEvent, isPress: boolean) => {
    const finger = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (!isPress || !finger || !alone.current || room === null) return;
    const gone = { x: event.clientX - finger.begun.x, y: event.clientY - finger.begun.y };
    if (Math.hypot(gone.x, gone.y) > PRESS_REACH) {
      pressed.current = undefined;
      return;
    }
    const before = pressed.current;
    const at = { x: event.clientX, y: event.clientY };
    const isSecond =
      before !== undefined &&
      event.timeStamp - before.time < DOUBLE_MS &&
      Math.hypot(at.x - before.at.x, at.y - before.at.y) < DOUBLE_REACH;
    pressed.current = isSecond ? undefined : { at, time: event.timeStamp };
    if (isSecond) latest.current.double(pointIn(room, event));
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      if (fingers.current.size === 0) alone.current = true;
      else alone.current = false;
      const at = { x: event.clientX, y: event.clientY };
      fingers.current.set(event.pointerId, { ...at, begun: at });
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const finger = fingers.current.get(event.pointerId);
      if (!finger || room === null) return;
      const at = { x: event.clientX, y: event.clientY };
      const others = [...fingers.current].filter(([id]) => id !== event.pointerId);
      fingers.current.set(event.pointerId, { ...at, begun: finger.begun });
      const other = others[0]?.[1];
      if (others.length > 1) return;
      if (other === undefined) {
        latest.current.move({ x: at.x - finger.x, y: at.y - finger.y });
        return;
      }
      const apart = (point: Point) => Math.max(1, Math.hypot(point.x - other.x, point.y - other.y));
      const between = { clientX: (at.x + other.x) / 2, clientY: (at.y + other.y) / 2 };
      latest.current.move({ x: (at.x - finger.x) / 2, y: (at.y - finger.y) / 2 });
      latest.current.zoom(apart(at) / apart(finger), pointIn(room, between));
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => leave(event, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => leave(event, false),
    // A window that is resized by two fingers takes the pointer capture of both.
    onLostPointerCapture: (event: PointerEvent<HTMLElement>) => leave(event, false),
  };
}

function pointIn(room: HTMLElement, at: { readonly clientX: number; readonly clientY: number }): Point {
  const box = room.getBoundingClientRect();
  return { x: at.clientX - box.left - box.width / 2, y: at.clientY - box.top - box.height / 2 };
}
