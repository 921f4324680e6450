import type { Seat } from '@lectern/protocol/classes';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The target of a moved pupil: a seat, or the area of pupils without one. */
export type Target = Seat | null;

/** `by`: dragged with the pointer, or picked up by a press or a key and carried until the next press. */
export interface Carried {
  readonly userId: string;
  readonly by: 'drag' | 'press';
  /** Position of the pointer in the window, pixels. */
  readonly x: number;
  readonly y: number;
}

/** Distance after which a press becomes a drag, pixels. */
const DRAG_AFTER = 6;

/** The target that contains the element under a point; undefined without a target. */
function targetAt(x: number, y: number): Target | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-seat]');
  const name = place?.dataset.seat;
  if (name === undefined) return undefined;
  if (name === '') return null;
  const [row = 0, column = 0] = name.split(' ').map(Number);
  return { row, column };
}

export interface CarriedPupil {
  readonly carried: Carried | undefined;
  /** Pointer-down handler of a pupil's element: starts a drag. */
  readonly hold: (userId: string, event: PointerEvent) => void;
  /** Handles a press or key on a pupil or target; `userId` is the pupil who sits there. */
  readonly press: (target: Target, userId: string | undefined) => void;
  readonly drop: () => void;
}

/** Moves a pupil by dragging (mouse, pen, finger), or by two presses, or by keys. */
export function useCarriedPupil(
  enabled: boolean,
  onPut: (userId: string, target: Target) => void,
): CarriedPupil {
  const [carried, setCarried] = useState<Carried>();
  const put = useRef(onPut);
  const stop = useRef<() => void>(undefined);
  /** Set while a click follows a drag, to ignore that click. */
  const dragged = useRef(false);
  useEffect(() => {
    put.current = onPut;
  });
  useEffect(() => () => stop.current?.(), []);

  const hold = (userId: string, start: PointerEvent) => {
    if (!enabled || start.button !== 0) return;
    stop.current?.();
    const { pointerId, clientX, clientY } = start;
    const abort = new AbortController();
    const { signal } = abort;
    stop.current = () => abort.abort();
    dragged.current = false;
    const mine = (event: globalThis.PointerEvent) => event.pointerId === pointerId;
    const move = (event: globalThis.PointerEvent) => {
      if (!mine(event)) return;
      const far = Math.hypot(event.clientX - clientX, event.clientY - clientY) > DRAG_AFTER;
      if (!far && !dragged.current) return;
      dragged.current = true;
      setCarried({ userId, by: 'drag', x: event.clientX, y: event.clientY });
    };
    const up = (event: globalThis.PointerEvent) => {
      if (!mine(event)) return;
      abort.abort();
      if (!dragged.current) return;
      // The click of this pointer, if any, is dispatched before the timer.
      setTimeout(() => {
        dragged.current = false;
      });
      setCarried(undefined);
      const target = targetAt(event.clientX, event.clientY);
      if (target !== undefined) put.current(userId, target);
    };
    const cancel = (event: globalThis.PointerEvent) => {
      if (!mine(event)) return;
      abort.abort();
      dragged.current = false;
      setCarried(undefined);
    };
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', cancel, { signal });
  };

  const press = (target: Target, userId: string | undefined) => {
    if (!enabled) return;
    if (dragged.current) return;
    if (carried === undefined) {
      if (userId !== undefined) setCarried({ userId, by: 'press', x: 0, y: 0 });
      return;
    }
    setCarried(undefined);
    if (carried.userId !== userId) put.current(carried.userId, target);
  };

  return { carried, hold, press, drop: () => setCarried(undefined) };
}
