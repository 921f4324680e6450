import type { PointerEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useWindowGestures } from './use-window-gestures.ts';
import type { WindowBox } from './window-box.ts';

const room = { min: { w: 50, h: 50 }, layer: { w: 1000, h: 500 } };
const start: WindowBox = { x: 200, y: 100, w: 300, h: 200 };
type Hand = Parameters<typeof useWindowGestures>[0];

type Gestures = ReturnType<typeof useWindowGestures>;

function Window({ hand, onGestures }: { hand: Hand; onGestures: (gestures: Gestures) => void }) {
  onGestures(useWindowGestures(hand));
  return null;
}

/** The gestures of a window whose layer begins at the page's corner. */
function held(more: Partial<Hand> = {}) {
  const [onBox, onHalf, onEnd] = [vi.fn(), vi.fn(), vi.fn()];
  const hand = { box: start, room, snap: 20, sizeBefore: undefined, onBox, onHalf, onEnd, ...more };
  const all: Gestures[] = [];
  renderToStaticMarkup(<Window hand={hand} onGestures={(gestures) => all.push(gestures)} />);
  const [gestures] = all;
  if (!gestures) throw new Error('no gestures');
  return { ...gestures, onBox, onHalf, onEnd };
}

function pointer(clientX: number, clientY: number, more: object = {}): PointerEvent<HTMLElement> {
  const currentTarget = {
    setPointerCapture: vi.fn(),
    offsetLeft: start.x,
    offsetTop: start.y,
    getBoundingClientRect: () => ({ left: start.x, top: start.y }),
  };
  const event = {
    clientX,
    clientY,
    pointerId: 1,
    target: { closest: () => null },
    button: 0,
    pointerType: 'mouse',
    type: 'pointermove',
    currentTarget,
  };
  return {
    ...event,
    preventDefault: vi.fn(),
    stopPropagation: vi.fn(),
    ...more,
  } as unknown as PointerEvent<HTMLElement>;
}

describe('a drag of the bar', () => {
  it('moves the window once the pointer moved four pixels, and captures the pointer', () => {
    const { onBarDown, root, onBox } = held();
    const down = pointer(300, 110);
    onBarDown(down);
    expect(down.currentTarget.setPointerCapture).toHaveBeenCalledWith(1);
    root.onPointerMove(pointer(303, 110));
    expect(onBox).not.toHaveBeenCalled();
    root.onPointerMove(pointer(300, 114));
    expect(onBox).toHaveBeenLastCalledWith({ ...start, y: 104 });
    root.onPointerMove(pointer(301, 110));
    expect(onBox).toHaveBeenLastCalledWith({ ...start, x: 201 });
  });

  it('ignores other buttons and other pointers', () => {
    const { onBarDown, root, onBox, onEnd } = held();
    onBarDown(pointer(300, 110, { button: 2 }));
    root.onPointerMove(pointer(400, 110));
    onBarDown(pointer(300, 110));
    root.onPointerMove(pointer(400, 110, { pointerId: 2 }));
    root.onPointerUp(pointer(400, 110, { pointerId: 2 }));
    expect([onBox.mock.calls, onEnd.mock.calls]).toEqual([[], []]);
    root.onPointerUp(pointer(400, 110));
    expect(onEnd).toHaveBeenCalledWith(undefined);
    root.onPointerMove(pointer(500, 110));
    expect(onBox).not.toHaveBeenCalled();
  });

  it('snaps to the half at whose side it is released, and to none when it is cancelled', () => {
    const left = { x: 0, y: 0, w: 500, h: 500 };
    for (const [type, taken] of [
      ['pointerup', left],
      ['pointercancel', undefined],
    ] as const) {
      const { onBarDown, root, onHalf, onEnd } = held();
      onBarDown(pointer(300, 110));
      root.onPointerMove(pointer(15, 110));
      root.onPointerMove(pointer(10, 110));
      expect(onHalf.mock.calls).toEqual([[left]]);
      root.onPointerUp(pointer(10, 110, { type }));
      expect(onHalf).toHaveBeenLastCalledWith(undefined);
      expect(onEnd).toHaveBeenCalledWith(taken);
    }
  });

  it('gives a window that was in a half its former size, under the pointer', () => {
    const { onBarDown, root, onBox } = held({ sizeBefore: { w: 150, h: 100 } });
    onBarDown(pointer(350, 110));
    root.onPointerMove(pointer(360, 110));
    expect(onBox).toHaveBeenLastCalledWith({ x: 285, y: 100, w: 150, h: 100 });
  });
});

it('a drag of an edge resizes the window from the first pixel', () => {
  const { onEdgeDown, root, onBox, onHalf } = held();
  onEdgeDown('se', pointer(500, 300));
  root.onPointerMove(pointer(501, 290));
  expect(onBox).toHaveBeenLastCalledWith({ ...start, w: 301, h: 190 });
  root.onPointerMove(pointer(999, 290));
  expect(onHalf).not.toHaveBeenCalled();
});

describe('two fingers', () => {
  const finger = (pointerId: number, x: number, y: number, more: object = {}) =>
    pointer(x, y, { pointerId, pointerType: 'touch', ...more });

  it('resize and move the window, and the second is not passed on', () => {
    const { root, onBox, onEnd } = held();
    const first = finger(1, 300, 200);
    root.onPointerDownCapture(first);
    expect(first.stopPropagation).not.toHaveBeenCalled();
    const second = finger(2, 400, 200);
    root.onPointerDownCapture(second);
    expect(second.preventDefault).toHaveBeenCalled();
    expect(second.stopPropagation).toHaveBeenCalled();
    root.onPointerMove(finger(2, 350, 200));
    expect(onBox).toHaveBeenLastCalledWith({ x: 250, y: 150, w: 150, h: 100 });
    root.onPointerUp(finger(2, 350, 200));
    expect(onEnd).toHaveBeenCalledTimes(1);
    root.onPointerMove(finger(1, 100, 100));
    expect(onBox).toHaveBeenCalledTimes(1);
  });

  it('do not move the window where several fingers are used', () => {
    const { root, onBox } = held();
    const target = { closest: (selector: string) => (selector === '[data-fingers]' ? {} : null) };
    root.onPointerDownCapture(finger(1, 300, 200, { target }));
    const second = finger(2, 400, 200, { target });
    root.onPointerDownCapture(second);
    expect(second.stopPropagation).not.toHaveBeenCalled();
    root.onPointerMove(finger(2, 350, 200, { target }));
    expect(onBox).not.toHaveBeenCalled();
  });

  it('replace a drag of the bar, and a third is ignored', () => {
    const { root, onBarDown, onBox, onEnd } = held();
    root.onPointerDownCapture(finger(1, 300, 110));
    onBarDown(finger(1, 300, 110));
    root.onPointerDownCapture(finger(2, 400, 110));
    const third = finger(3, 450, 110);
    root.onPointerDownCapture(third);
    expect(third.stopPropagation).not.toHaveBeenCalled();
    onBarDown(third);
    root.onPointerMove(finger(3, 10, 10));
    expect(onBox).toHaveBeenLastCalledWith(start);
    root.onPointerUp(finger(3, 10, 10));
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('do not include a mouse', () => {
    const { root } = held();
    root.onPointerDownCapture(pointer(300, 200));
    const second = finger(2, 400, 200);
    root.onPointerDownCapture(second);
    expect(second.stopPropagation).not.toHaveBeenCalled();
  });
});
