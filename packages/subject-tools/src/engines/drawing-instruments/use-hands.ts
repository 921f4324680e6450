import { type PointerEvent, useRef } from 'react';
import type { XY } from '../../common/pose.ts';

/** The positions of the pointers when their number last changed, and their current ones; logical pixels of the page. */
export interface Hands {
  readonly before: readonly XY[];
  readonly now: readonly XY[];
}

export interface HandsPort<T> {
  /** Returns the dragged state, at the beginning and whenever a finger comes down or is lifted. */
  start(): T;
  move(start: T, hands: Hands): void;
  end(): void;
}

/** Handles one or two pointers that drag something over the page; a third one is ignored. */
export function useHands<T>({ start, move, end }: HandsPort<T>) {
  const state = useRef<{ start: T; readonly before: Map<number, XY>; readonly now: Map<number, XY> }>(
    undefined,
  );
  const at = (event: PointerEvent<SVGElement>): XY => pagePoint(event);
  const begin = (): T => start();
  const settle = () => {
    const held = state.current;
    if (!held) return;
    held.start = begin();
    held.before.clear();
    for (const [id, point] of held.now) held.before.set(id, point);
  };
  return {
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (event.pointerType === 'mouse' && event.button !== 0) return;
      state.current ??= { start: begin(), before: new Map(), now: new Map() };
      if (state.current.now.size >= 2) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      state.current.now.set(event.pointerId, at(event));
      settle();
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const held = state.current;
      if (!held?.now.has(event.pointerId)) return;
      held.now.set(event.pointerId, at(event));
      move(held.start, { before: [...held.before.values()], now: [...held.now.values()] });
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const held = state.current;
      if (!held?.now.delete(event.pointerId)) return;
      if (held.now.size > 0) settle();
      else {
        state.current = undefined;
        end();
      }
    },
  };
}

/** The position of a pointer on the page. */
export function pagePoint(event: PointerEvent<SVGElement>): XY {
  const sheet = event.currentTarget.closest<SVGSVGElement>('svg[data-instrument]');
  const matrix = sheet?.getScreenCTM();
  if (!matrix) return [0, 0];
  return [(event.clientX - matrix.e) / matrix.a, (event.clientY - matrix.f) / matrix.d];
}
