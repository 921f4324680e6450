import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { EditSession } from '../session/edit-session.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import type { PointerInput } from '../tools/pointer.ts';
import { useGestures } from './use-gestures.ts';

function Surface({ session }: { readonly session: EditSession }): ReactNode {
  const node = useRef<HTMLDivElement>(null);
  useGestures({ session, window: node });
  return (
    <div
      ref={node}
      data-window=""
      tabIndex={-1}
      style={{ position: 'fixed', left: 30, top: 20, width: 800, height: 600 }}
    >
      <p>page</p>
      <div data-handle="se" />
      <div data-rotate="" />
      <div data-adjust="1" />
      <div data-line-end="start" />
      <div data-own-hands="">
        <i />
      </div>
    </div>
  );
}

function drawn() {
  const hand = new Hand([shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 })]);
  hand.session.viewport.setWindow(800, 600);
  hand.session.viewport.zoomTo(1, { x: 0, y: 0 });
  const root = document.createElement('div');
  document.body.append(root);
  const react = createRoot(root);
  // Effects run before this call returns only when they are flushed.
  flushSync(() => react.render(<Surface session={hand.session} />));
  flushSync(() => undefined);
  const stop = () => flushSync(() => react.unmount());
  onTestFinished(() => {
    stop();
    root.remove();
  });
  const node = (selector: string) => root.querySelector<HTMLElement>(selector) as HTMLElement;
  const say = (type: string, selector: string, x: number, y: number, init: PointerEventInit = {}) => {
    const event = new PointerEvent(type, {
      ...{ bubbles: true, cancelable: true, pointerId: 1, pointerType: 'mouse', clientX: x, clientY: y },
      ...init,
    });
    node(selector).dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { origin } = hand.session.viewport.view.get();
  /** The window position of a point of the page. */
  const at = (x: number, y: number) => [x + origin.x + 30, y + origin.y + 20] as const;
  return { hand, node, say, at, stop };
}

describe('useGestures', () => {
  it('passes a pointer to the tools, in coordinates of the page', () => {
    const { hand, node, say, at } = drawn();
    expect(say('pointerdown', 'p', ...at(150, 150))).toBe(true);
    expect(hand.chosen).toEqual(['one']);
    expect(document.activeElement).toBe(node('[data-window]'));
    say('pointermove', 'p', ...at(250, 160), { altKey: true });
    say('pointerup', 'p', ...at(250, 160), { altKey: true });
    expect(hand.frame('one')).toMatchObject({ x: 200, y: 110 });
  });

  it('names the target and the modifiers of a press', () => {
    const { hand, say } = drawn();
    const inputs: PointerInput[] = [];
    const { state } = hand.session.tools;
    const down = vi.spyOn(state, 'pointerDown').mockImplementation((input) => {
      inputs.push(input);
      return state;
    });
    for (const selector of ['p', '[data-handle]', '[data-rotate]', '[data-adjust]', '[data-line-end]']) {
      say('pointerdown', selector, 100, 100, { shiftKey: true, metaKey: true, pointerType: 'pen' });
      say('pointerup', selector, 100, 100);
    }
    down.mockRestore();
    expect(inputs.map(({ target }) => target)).toEqual([
      { type: 'page' },
      { type: 'handle', handle: 'se' },
      { type: 'rotate' },
      { type: 'adjust', index: 1 },
      { type: 'lineEnd', end: 'start' },
    ]);
    expect(inputs[0]).toMatchObject({
      kind: 'pen',
      shift: true,
      alt: false,
      control: true,
      button: 0,
      screen: { x: 70, y: 80 },
    });
  });

  it('leaves presses to layers with their own pointers, and to the menu', () => {
    const { hand, say, at } = drawn();
    say('pointerdown', 'i', ...at(150, 150));
    say('pointerdown', 'p', ...at(150, 150), { button: 2 });
    expect(hand.chosen).toEqual([]);
  });

  it('cancels the gesture of a pointer that was taken away', () => {
    const { hand, say, at } = drawn();
    say('pointerdown', 'p', ...at(150, 150));
    say('pointermove', 'p', ...at(300, 150));
    say('pointercancel', 'p', ...at(300, 150));
    expect([hand.session.tools.state.name, hand.frame('one')?.x]).toEqual(['idle', 100]);
  });

  it('does not prevent the default of a touch, which scrolls nothing there', () => {
    const { say, at } = drawn();
    expect(say('pointerdown', 'p', ...at(150, 150), { pointerType: 'touch' })).toBe(false);
  });

  it('prevents the menu of a finger on a handle', () => {
    const { node, say } = drawn();
    const menu = () => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      node('p').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(menu()).toBe(false);
    say('pointerdown', '[data-handle]', 100, 100, { pointerType: 'touch' });
    expect(menu()).toBe(true);
    say('pointerup', '[data-handle]', 100, 100, { pointerType: 'touch' });
    expect(menu()).toBe(false);
  });

  it('stops when it is unmounted', () => {
    const { hand, node, stop, at } = drawn();
    const page = node('p');
    stop();
    const [clientX, clientY] = at(150, 150);
    page.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX, clientY }));
    expect(hand.chosen).toEqual([]);
  });
});

describe('the wheel', () => {
  const rolled = (init: WheelEventInit) => {
    const { hand, node } = drawn();
    hand.session.viewport.zoomTo(2);
    const before = hand.session.viewport.view.get();
    const event = new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      clientX: 430,
      clientY: 320,
      ...init,
    });
    node('p').dispatchEvent(event);
    const { origin, zoom } = hand.session.viewport.view.get();
    expect(event.defaultPrevented).toBe(true);
    return {
      by: [origin.x - before.origin.x, origin.y - before.origin.y].map((each) => Math.round(each) + 0),
      zoom: zoom / before.zoom,
    };
  };

  it('moves the page, across with Shift, by lines of 16 pixels', () => {
    expect(rolled({ deltaX: 10, deltaY: 30 }).by).toEqual([-10, -30]);
    expect(rolled({ deltaY: 30, shiftKey: true }).by).toEqual([-30, 0]);
    expect(rolled({ deltaX: 5, deltaY: 30, shiftKey: true }).by).toEqual([-5, -30]);
    expect(rolled({ deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE }).by).toEqual([0, -48]);
  });

  it('zooms with Ctrl about the pointer, at most by 60 pixels at once', () => {
    expect(rolled({ deltaY: -20, ctrlKey: true }).zoom).toBeCloseTo(1.003 ** 20);
    expect(rolled({ deltaY: 900, metaKey: true }).zoom).toBeCloseTo(1.003 ** -60);
    expect(rolled({ deltaY: -900, ctrlKey: true }).zoom).toBeCloseTo(1.003 ** 60);
  });
});
