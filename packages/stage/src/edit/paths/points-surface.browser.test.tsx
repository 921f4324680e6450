import type { ShapeElement } from '@lectern/courseware';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { PointsSession } from './points-session.ts';
import { PointsSurface } from './points-surface.tsx';
import { contoursOfShape } from './reshape.ts';

beforeAll(loadAllPresets);
beforeEach(() => {
  const capture = vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  onTestFinished(() => capture.mockRestore());
});

/** A rectangle of 200 × 100 at (100, 100) of a page at twice its size, whose origin is the window's corner. */
function drawn() {
  const hand = new Hand([shapeRecord('a', { x: 100, y: 100, w: 200, h: 100 })]);
  const { viewport } = hand.session;
  viewport.setWindow(3_000, 2_000);
  viewport.zoomTo(2);
  viewport.pan({ x: -viewport.view.get().origin.x, y: -viewport.view.get().origin.y });
  hand.session.startDrawing({ type: 'points', elementId: 'a' });
  const points = PointsSession.begin(hand.session, 'a');
  if (!points) throw new Error('the shape has points');
  const root = document.createElement('div');
  root.setAttribute('role', 'application');
  root.style.cssText = 'position:fixed; left:0; top:0';
  document.body.append(root);
  const react = createRoot(root);
  const onDone = vi.fn();
  const texts = { point: (number: number) => `point ${number}`, handleIn: 'in', handleOut: 'out' };
  flushSync(() =>
    react.render(<PointsSurface session={hand.session} points={points} texts={texts} onDone={onDone} />),
  );
  onTestFinished(() => {
    flushSync(() => react.unmount());
    root.remove();
  });
  const node = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const say = (type: string, selector: string, x = 0, y = 0, init: PointerEventInit = {}) => {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 1, buttons: 1, clientX: x, clientY: y },
      ...init,
    });
    flushSync(() => node(selector).dispatchEvent(event));
  };
  const key = (selector: string, name: string, init: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init });
    flushSync(() => node(selector).dispatchEvent(event));
    return event.defaultPrevented;
  };
  const stored = () =>
    contoursOfShape(hand.store.find('element', 'a') as ShapeElement)?.[0]?.subs[0]?.nodes.map(({ at }) => [
      Math.round(at.x),
      Math.round(at.y),
    ]);
  const point = (index: number) => `[data-point="0 0 ${index}"]`;
  return { hand, points, root, node, say, key, stored, point, onDone };
}

describe('PointsSurface', () => {
  it('draws the points on the screen, and focuses the first', () => {
    const { root, node, point } = drawn();
    expect(root.querySelectorAll('[data-point]')).toHaveLength(4);
    expect([node(point(2)).style.left, node(point(2)).style.top, node(point(2)).ariaLabel]).toEqual([
      '600px',
      '400px',
      'point 3',
    ]);
    expect(document.activeElement).toBe(node(point(0)));
  });

  it('drags a point by the distance on the page', () => {
    const { say, stored, point } = drawn();
    say('pointerdown', point(2), 600, 400);
    say('pointermove', point(2), 640, 420);
    say('pointermove', point(2), 900, 900, { pointerId: 2 });
    say('pointerup', point(2), 640, 420);
    expect(stored()?.[2]).toEqual([220, 110]);
    say('pointermove', point(2), 700, 500);
    expect(stored()?.[2]).toEqual([220, 110]);
  });

  it('discards a drag that the browser cancelled', () => {
    const { hand, say, stored, point } = drawn();
    say('pointerdown', point(2), 600, 400);
    say('pointermove', point(2), 640, 420);
    say('pointercancel', point(2), 640, 420);
    expect([stored()?.[2], hand.store.canUndo]).toEqual([[200, 100], false]);
  });

  it('selects a segment by a press, and adds a point where it is dragged', () => {
    const { points, say, stored, node } = drawn();
    const way = '[data-way="0 0 1"]';
    say('pointerdown', way, 600, 300);
    expect(points.state.get()).toMatchObject({ chosen: { node: 1 }, choseWay: true });
    expect(node('path[data-chosen]')).not.toBeNull();
    say('pointermove', way, 602, 300);
    expect(stored()).toHaveLength(4);
    say('pointermove', way, 640, 300);
    say('pointerup', way, 640, 300);
    expect(stored()?.[2]).toEqual([220, 50]);
  });

  it('adds a point at a second press within 450 milliseconds', () => {
    const { say, stored } = drawn();
    const way = '[data-way="0 0 0"]';
    say('pointerdown', way, 300, 200);
    say('pointerup', way, 300, 200);
    say('pointerdown', way, 300, 200);
    say('pointerup', way, 300, 200);
    expect(stored()).toHaveLength(5);
    expect(stored()?.[1]).toEqual([50, 0]);
  });

  it('has handles at a smooth point, which are dragged apart with Alt', () => {
    const { points, node, say, key, point } = drawn();
    flushSync(() => points.choose({ contour: 0, sub: 0, node: 1 }));
    key(point(1), 's');
    const [into, out] = [node('[data-grip="in"]'), node('[data-grip="out"]')];
    expect([into.ariaLabel, out.ariaLabel, points.isSmooth]).toEqual(['in', 'out', true]);
    const before = into.style.left;
    say('pointerdown', '[data-grip="out"]', 0, 0);
    say('pointermove', '[data-grip="out"]', 40, 0, { altKey: true });
    expect(node('[data-grip="in"]').style.left).toBe(before);
    say('pointermove', '[data-grip="out"]', 40, 0);
    expect(node('[data-grip="in"]').style.left).not.toBe(before);
  });

  it('ignores other buttons, and presses beside points', () => {
    const { points, say, point } = drawn();
    say('pointerdown', point(2), 600, 400, { button: 2 });
    say('pointerdown', 'svg', 600, 400);
    say('pointermove', point(2), 640, 420);
    expect(points.state.get().contours[0]?.subs[0]?.nodes[2]?.at).toEqual({ x: 200, y: 100 });
  });
});

describe('keys on a point', () => {
  it('move it by 1 or 10 pixels', () => {
    const { node, key, stored, point } = drawn();
    node(point(2)).focus();
    expect(key(point(2), 'ArrowRight')).toBe(true);
    key(point(2), 'ArrowDown', { shiftKey: true });
    expect(stored()?.[2]).toEqual([201, 110]);
  });

  it('add, remove, bend, open and finish', () => {
    const { points, node, key, stored, point, onDone } = drawn();
    node(point(2)).focus();
    key(point(2), '+');
    expect(stored()).toHaveLength(5);
    node(point(2)).focus();
    key(point(2), 'Delete');
    expect(stored()).toHaveLength(4);
    node(point(1)).focus();
    key(point(1), 'l');
    expect(points.isCurved).toBe(true);
    key(point(1), 'o');
    expect(points.isClosed).toBe(false);
    key(point(1), 'c');
    expect(points.state.get().apart).toBe(true);
    key(point(1), 'Enter');
    key(point(1), 'Escape');
    expect(onDone).toHaveBeenCalledTimes(2);
  });

  it('leave Tab, F6 and chords to others', () => {
    const { key, point } = drawn();
    expect([key(point(0), 'Tab'), key(point(0), 'F6'), key(point(0), 's', { ctrlKey: true })]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
