import { useState } from 'react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '../../../platform/testing/mounted-hook.tsx';
import { useToolbarRest } from './use-toolbar-rest.ts';

const SEEN = 12_000;
let timeouts: { readonly work: () => void; readonly at: number }[] = [];
let clock = 0;
beforeEach(() => {
  timeouts = [];
  clock = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A toolbar at the bottom, whose timers run by `pass`. */
async function toolbar(wanted = true) {
  const bar = document.createElement('div');
  bar.style.cssText = 'position:fixed; left:400px; top:500px; width:200px; height:60px';
  bar.innerHTML = '<button>pen</button>';
  document.body.append(bar);
  onTestFinished(() => bar.remove());
  const ref = { current: bar };
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait = 0) => {
    if (wait !== SEEN) return real(work, wait);
    const timer = { work, at: clock + wait };
    timeouts.push(timer);
    return timer;
  }) as unknown as typeof setTimeout);
  const clear = globalThis.clearTimeout;
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(((timer: unknown) => {
    const at = timeouts.indexOf(timer as (typeof timeouts)[number]);
    if (at >= 0) timeouts.splice(at, 1);
    else clear(timer as never);
  }) as typeof clearTimeout);
  const now = await mountHook(() => {
    const [use, setUse] = useState({ wanted, moment: 'a' });
    return { rests: useToolbarRest(ref, use), setUse };
  });
  const pass = async (milliseconds: number) => {
    clock += milliseconds;
    for (const timer of timeouts.filter(({ at }) => at <= clock)) {
      timeouts.splice(timeouts.indexOf(timer), 1);
      timer.work();
    }
    await new Promise((resolve) => real(resolve, 30));
    return now().rests;
  };
  const move = (x: number, y: number, more: PointerEventInit = {}) =>
    window.dispatchEvent(
      new PointerEvent('pointermove', { pointerType: 'mouse', clientX: x, clientY: y, ...more }),
    );
  return { bar, now, pass, move };
}

it('hides the toolbar after twelve seconds without use', async () => {
  const { pass, bar } = await toolbar();
  expect(await pass(SEEN - 1)).toBe(false);
  expect(await pass(1)).toBe(true);
  bar.dispatchEvent(new PointerEvent('pointerdown'));
  expect(await pass(SEEN - 1)).toBe(false);
  expect(await pass(1)).toBe(true);
});

it('stays visible while it must, and appears with another moment', async () => {
  const { pass, now } = await toolbar(false);
  expect(await pass(SEEN)).toBe(false);
  now().setUse({ wanted: true, moment: 'a' });
  await pass(0);
  expect(await pass(SEEN)).toBe(true);
  now().setUse({ wanted: true, moment: 'b' });
  expect(await pass(0)).toBe(false);
});

it.each([
  [321, 530],
  [679, 530],
  [500, 421],
  [500, 639],
])('stays visible while a mouse is near it, at %i, %i', async (x, y) => {
  const { pass, move } = await toolbar();
  move(x, y);
  expect(await pass(SEEN)).toBe(false);
  move(x, 100);
  expect(await pass(SEEN)).toBe(true);
});

it.each([
  [320, 530, {}],
  [680, 530, {}],
  [500, 420, {}],
  [500, 640, {}],
  [500, 530, { pointerType: 'touch' }],
  [500, 530, { buttons: 1 }],
])('is hidden although a pointer is at %i, %i with %j', async (x, y, more) => {
  const { pass, move } = await toolbar();
  move(x, y, more);
  expect(await pass(SEEN)).toBe(true);
});

it('is hidden when the mouse has left the window', async () => {
  const { pass, move } = await toolbar();
  move(500, 530);
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
  expect(await pass(SEEN)).toBe(true);
});
