import type { ShapeElement } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { FreehandSession } from './freehand-session.ts';
import { PenSession } from './pen-session.ts';
import { PenSurface } from './pen-surface.tsx';

beforeEach(() => {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
});

/** A surface over a page at twice its size, whose origin is the window's corner. */
function drawn<T extends PenSession | FreehandSession>(penOf: (hand: Hand) => T) {
  const hand = new Hand([]);
  const { viewport } = hand.session;
  viewport.setWindow(3_000, 2_000);
  viewport.zoomTo(2);
  viewport.pan({ x: -viewport.view.get().origin.x, y: -viewport.view.get().origin.y });
  const pen = penOf(hand);
  const root = document.createElement('div');
  root.style.cssText = 'position:fixed; left:0; top:0';
  document.body.append(root);
  const react = createRoot(root);
  const onDone = vi.fn();
  flushSync(() => react.render(<PenSurface session={hand.session} pen={pen} label="pen" onDone={onDone} />));
  onTestFinished(() => {
    flushSync(() => react.unmount());
    root.remove();
  });
  const node = root.querySelector<HTMLElement>('[role="application"]') as HTMLElement;
  const say = (type: string, x: number, y: number, init: PointerEventInit = {}) => {
    const event = new PointerEvent(type, {
      ...{
        bubbles: true,
        cancelable: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        clientX: x,
        clientY: y,
      },
      ...init,
    });
    flushSync(() => node.dispatchEvent(event));
  };
  const press = (x: number, y: number, init?: PointerEventInit) => {
    say('pointerdown', x, y, init);
    say('pointerup', x, y, init);
  };
  const key = (name: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
    flushSync(() => node.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const shape = () => hand.store.find('element', hand.chosen[0] ?? '') as ShapeElement | undefined;
  return { hand, pen, node, say, press, key, shape, onDone };
}
const withPen = () => drawn(({ session }) => new PenSession(session));
const freehand = () => drawn(({ session }) => new FreehandSession(session));
const nodes = (pen: PenSession) => pen.state.get().nodes.map(({ at }) => [at.x, at.y]);

describe('the pen', () => {
  it('adds points where it is pressed, and ends the line at a second press', () => {
    const { pen, press, shape, onDone } = withPen();
    press(100, 100);
    press(300, 100);
    expect(nodes(pen)).toEqual([
      [50, 50],
      [150, 50],
    ]);
    press(306, 100);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(shape()?.frame).toMatchObject({ x: 50, y: 50, w: 100, h: 0 });
  });

  it('closes the line at its first point, from farther away by a finger', () => {
    const { press, shape } = withPen();
    press(100, 100);
    press(300, 100);
    press(300, 300);
    press(110, 100);
    expect(shape()?.fill).toMatchObject({ type: 'solid' });
    const other = withPen();
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [118, 100],
    ] as const)
      other.press(x, y);
    expect(other.onDone).not.toHaveBeenCalled();
    const finger = withPen();
    for (const [x, y] of [
      [100, 100],
      [300, 100],
      [300, 300],
      [118, 100],
    ] as const)
      finger.press(x, y, { pointerType: 'touch' });
    expect(finger.onDone).toHaveBeenCalledTimes(1);
  });

  it('bends the line at a point that is dragged, from 4 screen pixels on', () => {
    const { pen, say } = withPen();
    say('pointerdown', 100, 100);
    say('pointermove', 103, 100);
    expect(pen.state.get().nodes[0]?.out).toBeUndefined();
    say('pointermove', 120, 100);
    expect(pen.state.get().nodes[0]?.out).toEqual({ x: 60, y: 50 });
    say('pointerup', 120, 100);
    say('pointermove', 200, 200);
    expect(pen.state.get().nodes[0]?.out).toEqual({ x: 60, y: 50 });
  });

  it('draws horizontal, vertical and diagonal segments with Shift', () => {
    const { pen, press } = withPen();
    press(100, 100);
    press(300, 110, { shiftKey: true });
    expect(nodes(pen)[1]?.[1]).toBe(50);
  });

  it('ignores other buttons and fingers', () => {
    const { pen, press } = withPen();
    press(100, 100, { button: 2 });
    press(100, 100, { isPrimary: false });
    expect(nodes(pen)).toEqual([]);
  });

  it('is moved and pressed by keys', async () => {
    const { pen, node, key, say } = withPen();
    say('pointermove', 100, 100);
    await expect.poll(() => node.querySelector('circle')).not.toBeNull();
    expect(key('ArrowRight')).toBe(true);
    key('ArrowDown', { shiftKey: true });
    key(' ');
    expect(nodes(pen)).toEqual([[60, 51]]);
    expect(pen.state.get().holds).toBe(false);
    key('ArrowLeft');
    key(' ');
    key('Backspace');
    expect(nodes(pen)).toEqual([[60, 51]]);
    key('z', { ctrlKey: true });
    expect(nodes(pen)).toEqual([]);
    expect([key('z'), key('Tab'), key('F6')]).toEqual([false, false, false]);
  });

  it('ends the line with Enter, and discards it with Escape', () => {
    const { press, key, shape, onDone } = withPen();
    press(100, 100);
    press(300, 100);
    key('Enter');
    expect([shape()?.frame.w, onDone.mock.calls.length]).toEqual([100, 1]);
    const other = withPen();
    other.press(100, 100);
    other.press(300, 100);
    other.key('Escape');
    expect([other.shape(), nodes(other.pen), other.onDone.mock.calls.length]).toEqual([undefined, [], 1]);
  });
});

describe('the freehand tool', () => {
  it('draws while the pointer is down, and ends when it is lifted', () => {
    const { pen, say, shape, onDone } = freehand();
    say('pointermove', 50, 50);
    expect(pen.points.get()).toEqual([]);
    say('pointerdown', 100, 100);
    say('pointermove', 200, 100);
    say('pointermove', 300, 100);
    expect(pen.points.get()).toHaveLength(3);
    say('pointerup', 300, 100);
    expect([shape()?.frame.w, onDone.mock.calls.length]).toEqual([100, 1]);
    say('pointerup', 300, 100);
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('discards the line when the browser cancels it, and has no keys for points', () => {
    const { pen, say, key } = freehand();
    say('pointerdown', 100, 100);
    say('pointermove', 200, 100);
    say('pointercancel', 200, 100);
    expect(pen.points.get()).toEqual([]);
    expect([key('ArrowLeft'), key(' ')]).toEqual([false, false]);
  });
});
