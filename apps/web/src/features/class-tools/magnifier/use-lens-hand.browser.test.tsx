import { expect, it, onTestFinished, vi } from 'vitest';
import { mount } from '../../../platform/testing/mounted.tsx';
import { fitLens, type Lens, moved, pinched, sized, zoomed } from './lens.ts';
import { stronger, useLensHand } from './use-lens-hand.ts';

const room = { w: 1_000, h: 600 };
const start: Lens = { mode: 'magnify', shape: 'box', x: 500, y: 300, w: 300, h: 200, zoom: 2 };

function Hand({ hand }: { readonly hand: Parameters<typeof useLensHand>[0] }) {
  return <button type="button" data-lens style={{ width: 400, height: 300 }} {...useLensHand(hand)} />;
}

async function held(lens: Lens = start) {
  let now = fitLens(lens, room);
  const onEnd = vi.fn();
  const onMove = (next: Lens) => {
    now = next;
  };
  mount(<Hand hand={{ room, now: () => now, onMove, onEnd }} />);
  const find = () => document.querySelector<HTMLElement>('[data-lens]');
  await expect.poll(find).not.toBeNull();
  const element = find() as HTMLElement;
  element.setPointerCapture = () => undefined;
  onTestFinished(() => element.blur());
  const point = (type: string, x: number, y: number, pointerId = 1, button = 0) =>
    element.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX: x, clientY: y, button, bubbles: true, cancelable: true }),
    );
  const press = (key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    element.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { now: () => now, onEnd, point, press, element };
}

it('a finger moves the lens from its position, and then releases the focus', async () => {
  const { now, point, onEnd, element } = await held();
  element.focus();
  point('pointerdown', 10, 10);
  point('pointermove', 15, 12);
  point('pointermove', 40, 30);
  expect(now()).toEqual(moved(start, { x: 30, y: 20 }, room));
  expect(onEnd).not.toHaveBeenCalled();
  point('pointerup', 40, 30);
  expect([onEnd.mock.calls.length, document.activeElement === element]).toEqual([1, false]);
  point('pointermove', 90, 90);
  expect(now()).toEqual(moved(start, { x: 30, y: 20 }, room));
});

it('two fingers scale the lens, and the gesture ends with the last', async () => {
  const { now, point, onEnd } = await held();
  point('pointerdown', 100, 100, 1);
  point('pointerdown', 200, 100, 2);
  point('pointermove', 250, 100, 2);
  const [a, b] = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  expect(now()).toEqual(pinched(start, [a, b], [a, { x: 250, y: 100 }], room));
  const scaled = now();
  point('pointerdown', 5, 5, 3);
  point('pointermove', 50, 50, 3);
  expect(now()).toEqual(scaled);
  point('pointercancel', 250, 100, 2);
  expect(onEnd).not.toHaveBeenCalled();
  point('pointermove', 110, 100, 1);
  expect(now()).toEqual(moved(scaled, { x: 10, y: 0 }, room));
  point('pointerup', 110, 100, 1);
  expect(onEnd).toHaveBeenCalledOnce();
});

it('ignores other buttons, and moves without a press', async () => {
  const { now, point, onEnd } = await held();
  point('pointerdown', 10, 10, 1, 2);
  point('pointermove', 90, 90);
  point('pointerup', 90, 90);
  expect([now(), onEnd.mock.calls.length]).toEqual([start, 0]);
});

it.each([
  ['ArrowLeft', { x: -24, y: 0 }],
  ['ArrowRight', { x: 24, y: 0 }],
  ['ArrowUp', { x: 0, y: -24 }],
  ['ArrowDown', { x: 0, y: 24 }],
])('%s moves the lens', async (key, by) => {
  const { now, press, onEnd } = await held();
  expect(press(key)).toBe(true);
  expect([now(), onEnd.mock.calls.length]).toEqual([moved(start, by, room), 1]);
});

it.each([
  ['ArrowLeft', 1 / 1.1],
  ['ArrowUp', 1 / 1.1],
  ['ArrowRight', 1.1],
  ['ArrowDown', 1.1],
])('Shift and %s change the size', async (key, by) => {
  const { now, press } = await held();
  press(key, { shiftKey: true });
  expect(now()).toEqual(sized(start, by, room));
});

it.each([
  ['+', 0.5],
  ['=', 0.5],
  ['-', -0.5],
  ['_', -0.5],
])('%s changes the magnification by %d', async (key, by) => {
  const wide = { ...start, zoom: 3 };
  const { now, press } = await held(wide);
  press(key);
  expect(now()).toEqual(zoomed(wide, by, room));
});

it('stronger changes the size of a spotlight', () => {
  const spot: Lens = { ...start, mode: 'spotlight' };
  expect(stronger(spot, 1, room)).toEqual(sized(spot, 1.1, room));
  expect(stronger(spot, -1, room)).toEqual(sized(spot, 1 / 1.1, room));
});

it('leaves other keys, and keys with Ctrl, Alt or Meta, to the show', async () => {
  const { now, press, onEnd } = await held();
  expect(press('x')).toBe(false);
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
    expect(press('ArrowLeft', { [modifier]: true })).toBe(false);
  expect([now(), onEnd.mock.calls.length]).toEqual([start, 0]);
});
