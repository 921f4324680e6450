import { type PointerEvent, useRef } from 'react';
import {
  halfAt,
  moveBox,
  pinchBox,
  pulledOut,
  resizeBox,
  type WindowBox,
  type WindowEdge,
  type WindowPoint,
  type WindowRoom,
  type WindowSize,
} from './window-box.ts';

/** A gesture on the window; its starting point is stored, so that errors do not accumulate. */
type Gesture =
  | {
      readonly type: 'move';
      readonly pointer: number;
      readonly from: WindowPoint;
      readonly box: WindowBox;
      readonly sizeBefore: WindowSize | undefined;
      /** Whether the window follows the pointer: small movements of the finger are ignored at first. */
      goes?: boolean;
    }
  | {
      readonly type: 'resize';
      readonly pointer: number;
      readonly edge: WindowEdge;
      readonly from: WindowPoint;
      readonly box: WindowBox;
    }
  | {
      readonly type: 'pinch';
      readonly pointers: readonly [number, number];
      readonly from: readonly [WindowPoint, WindowPoint];
      readonly box: WindowBox;
    };

interface Hand {
  readonly box: WindowBox;
  readonly room: WindowRoom;
  /** The distance from a side of the layer within which the window snaps to that half, CSS pixels. */
  readonly snap: number;
  /** The size from before the window snapped to a half; undefined when it is in none. */
  readonly sizeBefore: WindowSize | undefined;
  readonly onBox: (box: WindowBox) => void;
  /** Called with the half to which the window would snap if it was released now; undefined for none. */
  readonly onHalf: (half: WindowBox | undefined) => void;
  /** The pointer was lifted; `half` is the half to which the window snaps, if any. */
  readonly onEnd: (half: WindowBox | undefined) => void;
}

interface WindowGestures {
  /** Handlers of the window itself. */
  readonly root: {
    onPointerDownCapture(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
  };
  /** Handler of the bar that moves the window. */
  readonly onBarDown: (event: PointerEvent<HTMLElement>) => void;
  /** Handler of the edges that resize it. */
  readonly onEdgeDown: (edge: WindowEdge, event: PointerEvent<HTMLElement>) => void;
}

/** Moves a window by its bar, resizes it by its edges, and by two fingers on it but where `data-fingers` is. */
export function useWindowGestures(hand: Hand): WindowGestures {
  const { box, room, snap, sizeBefore, onBox, onHalf, onEnd } = hand;
  const gesture = useRef<Gesture>(undefined);
  const half = useRef<WindowBox>(undefined);
  const goOver = (next: WindowBox | undefined) => {
    if (next?.x === half.current?.x) return;
    half.current = next;
    onHalf(next);
  };
  const fingers = useRef(new Map<number, WindowPoint>());

  const begin = (event: PointerEvent<HTMLElement>, edge?: WindowEdge) => {
    if (event.button !== 0 || gesture.current?.type === 'pinch') return;
    const held = { pointer: event.pointerId, from: pointOf(event), box };
    gesture.current = edge ? { type: 'resize', edge, ...held } : { type: 'move', sizeBefore, ...held };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const now = gesture.current;
    if (!now) return;
    if (now.type === 'pinch' ? now.pointers.includes(event.pointerId) : now.pointer === event.pointerId) {
      gesture.current = undefined;
      const taken = half.current;
      goOver(undefined);
      onEnd(event.type === 'pointercancel' ? undefined : taken);
    }
  };

  return {
    root: {
      onPointerDownCapture: (event) => {
        // Several fingers are used there, as where several pupils write: they do not move the window.
        if (event.pointerType !== 'touch' || (event.target as Element).closest('[data-fingers]')) return;
        fingers.current.set(event.pointerId, pointInLayer(event));
        const [first, second, third] = [...fingers.current];
        if (!first || !second || third) return;
        goOver(undefined);
        // Nodes inside the window do not receive the second finger.
        event.preventDefault();
        event.stopPropagation();
        for (const [pointer] of [first, second]) event.currentTarget.setPointerCapture(pointer);
        gesture.current = {
          type: 'pinch',
          pointers: [first[0], second[0]],
          from: [first[1], second[1]],
          box,
        };
      },
      onPointerMove: (event) => {
        if (fingers.current.has(event.pointerId)) fingers.current.set(event.pointerId, pointInLayer(event));
        const now = gesture.current;
        if (now?.type === 'pinch') {
          const [a, b] = now.pointers.map((pointer) => fingers.current.get(pointer));
          if (a && b) onBox(pinchBox(now.box, now.from, [a, b], room));
        } else if (now?.pointer === event.pointerId) {
          const at = pointOf(event);
          const by = { x: at.x - now.from.x, y: at.y - now.from.y };
          if (now.type === 'resize') return onBox(resizeBox(now.box, now.edge, by, room));
          now.goes ||= Math.hypot(by.x, by.y) >= PULL;
          if (!now.goes) return;
          const held = pointInLayer(event);
          const from = { x: held.x - by.x, y: held.y - by.y };
          const box = now.sizeBefore ? pulledOut(now.box, now.sizeBefore, from, room) : now.box;
          onBox(moveBox(box, by, room));
          goOver(halfAt(held, room, snap));
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    onBarDown: (event) => begin(event),
    onEdgeDown: (edge, event) => begin(event, edge),
  };
}

/** How far the bar is dragged before the window moves, CSS pixels. */
const PULL = 4;

/** Screen coordinates: for a single pointer only differences matter. */
function pointOf({ clientX, clientY }: PointerEvent): WindowPoint {
  return { x: clientX, y: clientY };
}

/** Coordinates in the window's layer. The listener of the event is on the window itself. */
function pointInLayer({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): WindowPoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left + currentTarget.offsetLeft, y: clientY - top + currentTarget.offsetTop };
}
