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

/** What the hand does to the window; where it began is kept, so that nothing adds up. */
type Gesture =
  | {
      readonly type: 'move';
      readonly pointer: number;
      readonly from: WindowPoint;
      readonly box: WindowBox;
      readonly sizeBefore: WindowSize | undefined;
      /** It goes with the hand: a tremble of the finger moves nothing. */
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
  /** How near a side of the layer it takes that half, CSS pixels. */
  readonly snap: number;
  /** The size that it had before it took the half in which it stands; undefined when it stands in none. */
  readonly sizeBefore: WindowSize | undefined;
  readonly onBox: (box: WindowBox) => void;
  /** The half that it takes when it is let go now; undefined when it takes none. */
  readonly onHalf: (half: WindowBox | undefined) => void;
  /** The hand let go, over a half or elsewhere. */
  readonly onEnd: (half: WindowBox | undefined) => void;
}

interface WindowGestures {
  /** Go on the window itself. */
  readonly root: {
    onPointerDownCapture(event: PointerEvent<HTMLElement>): void;
    onPointerMove(event: PointerEvent<HTMLElement>): void;
    onPointerUp(event: PointerEvent<HTMLElement>): void;
    onPointerCancel(event: PointerEvent<HTMLElement>): void;
  };
  /** Goes on what moves the window. */
  readonly onBarDown: (event: PointerEvent<HTMLElement>) => void;
  /** Goes on the sides that size it. */
  readonly onEdgeDown: (edge: WindowEdge, event: PointerEvent<HTMLElement>) => void;
}

/** Moves a window by its bar, sizes it by its edges, and by two fingers anywhere on it. */
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
        if (event.pointerType !== 'touch') return;
        fingers.current.set(event.pointerId, pointInLayer(event));
        const [first, second, third] = [...fingers.current];
        if (!first || !second || third) return;
        goOver(undefined);
        // What is inside the window hears nothing of the second finger.
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

/** How far the bar is drawn before the window goes, CSS pixels. */
const PULL = 4;

/** On the screen: of what one pointer does only differences count. */
function pointOf({ clientX, clientY }: PointerEvent): WindowPoint {
  return { x: clientX, y: clientY };
}

/** In the window's layer. The event is one that the window itself listens to. */
function pointInLayer({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): WindowPoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left + currentTarget.offsetLeft, y: clientY - top + currentTarget.offsetTop };
}
