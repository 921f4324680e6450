import { type PointerEvent, useRef } from 'react';
import {
  moveBox,
  pinchBox,
  resizeBox,
  type WindowBox,
  type WindowEdge,
  type WindowPoint,
  type WindowRoom,
} from './window-box.ts';

/** What the hand does to the window; where it began is kept, so that nothing adds up. */
type Gesture =
  | { readonly type: 'move'; readonly pointer: number; readonly from: WindowPoint; readonly box: WindowBox }
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
  readonly onBox: (box: WindowBox) => void;
  /** The hand let go. */
  readonly onEnd: () => void;
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
export function useWindowGestures({ box, room, onBox, onEnd }: Hand): WindowGestures {
  const gesture = useRef<Gesture>(undefined);
  const fingers = useRef(new Map<number, WindowPoint>());

  const begin = (event: PointerEvent<HTMLElement>, edge?: WindowEdge) => {
    if (event.button !== 0 || gesture.current?.type === 'pinch') return;
    const held = { pointer: event.pointerId, from: pointOf(event), box };
    gesture.current = edge ? { type: 'resize', edge, ...held } : { type: 'move', ...held };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const end = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    const now = gesture.current;
    if (!now) return;
    if (now.type === 'pinch' ? now.pointers.includes(event.pointerId) : now.pointer === event.pointerId) {
      gesture.current = undefined;
      onEnd();
    }
  };

  return {
    root: {
      onPointerDownCapture: (event) => {
        if (event.pointerType !== 'touch') return;
        fingers.current.set(event.pointerId, pointInLayer(event));
        const [first, second, third] = [...fingers.current];
        if (!first || !second || third) return;
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
          onBox(now.type === 'move' ? moveBox(now.box, by, room) : resizeBox(now.box, now.edge, by, room));
        }
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
    onBarDown: (event) => begin(event),
    onEdgeDown: (edge, event) => begin(event, edge),
  };
}

/** On the screen: of what one pointer does only differences count. */
function pointOf({ clientX, clientY }: PointerEvent): WindowPoint {
  return { x: clientX, y: clientY };
}

/** In the window's layer. The event is one that the window itself listens to. */
function pointInLayer({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): WindowPoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left + currentTarget.offsetLeft, y: clientY - top + currentTarget.offsetTop };
}
