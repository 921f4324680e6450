import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Lens, type LensRoom, moved, pinched, sized, zoomed } from './lens.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Hand {
  readonly room: LensRoom;
  /** The current lens, also before React has rendered it. */
  readonly now: () => Lens;
  /** Draws the lens at once. */
  readonly onMove: (lens: Lens) => void;
  /** Called when the gesture ends. */
  readonly onEnd: () => void;
}

/** The start positions of the fingers and of the lens, so that rounding errors do not accumulate. */
interface Held {
  readonly from: ReadonlyMap<number, Point>;
  readonly lens: Lens;
}

const KEY_STEP = 24;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Moves a lens by one pointer, scales it by two, and does both by keys. */
export function useLensHand({ room, now, onMove, onEnd }: Hand) {
  const fingers = useRef(new Map<number, Point>());
  const held = useRef<Held>(undefined);
  const hold = () => {
    held.current = fingers.current.size > 0 ? { from: new Map(fingers.current), lens: now() } : undefined;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!fingers.current.delete(event.pointerId)) return;
    hold();
    if (fingers.current.size > 0) return;
    // The lens releases the focus after a press, so that the show receives the keys of a remote; its own keys need
    // keyboard focus.
    event.currentTarget.blur();
    onEnd();
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>): void {
      if (event.button !== 0 || fingers.current.size === 2) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      hold();
    },
    onPointerMove(event: PointerEvent<HTMLElement>): void {
      if (!fingers.current.has(event.pointerId) || !held.current) return;
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const { from, lens } = held.current;
      const [a, b] = [...fingers.current.keys()];
      const way = (pointer: number | undefined) => {
        const [before, after] = [from.get(pointer ?? -1), fingers.current.get(pointer ?? -1)];
        return before && after ? ([before, after] as const) : undefined;
      };
      const [first, second] = [way(a), way(b)];
      if (!first) return;
      if (second) onMove(pinched(lens, [first[0], second[0]], [first[1], second[1]], room));
      else onMove(moved(lens, { x: first[1].x - first[0].x, y: first[1].y - first[0].y }, room));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent): void {
      const next = byKey(event, now(), room);
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      onMove(next);
      onEnd();
    },
  };
}

function byKey(event: KeyboardEvent, lens: Lens, room: LensRoom): Lens | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const arrow = ARROWS[event.key];
  if (arrow && event.shiftKey) return sized(lens, arrow.x + arrow.y < 0 ? 1 / 1.1 : 1.1, room);
  if (arrow) return moved(lens, { x: arrow.x * KEY_STEP, y: arrow.y * KEY_STEP }, room);
  const by = { '+': 1, '=': 1, '-': -1, _: -1 }[event.key];
  return by === undefined ? undefined : stronger(lens, by, room);
}

/** The change by the wheel, plus and minus: the strength of a magnifier, or the size of a spotlight. */
export function stronger(lens: Lens, by: 1 | -1 | number, room: LensRoom): Lens {
  return lens.mode === 'magnify' ? zoomed(lens, by * 0.5, room) : sized(lens, by > 0 ? 1.1 : 1 / 1.1, room);
}
