import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mountHook } from '../../platform/testing/mounted.tsx';
import { useWholeScreen } from './use-whole-screen.ts';

const RESTS = 3_000;
let element: Element | null;
const [request, exit] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
beforeEach(() => {
  element = null;
  request.mockClear();
  exit.mockClear();
  vi.spyOn(document, 'fullscreenElement', 'get').mockImplementation(() => element);
  vi.spyOn(document.documentElement, 'requestFullscreen').mockImplementation(request);
  vi.spyOn(document, 'exitFullscreen').mockImplementation(exit);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function screen() {
  const now = await mountHook(useWholeScreen);
  const turn = async (on: boolean) => {
    now().set(on);
    await expect.poll(() => now().isOn).toBe(on);
  };
  return { now, turn };
}

it('requests the whole screen, and leaves it', async () => {
  const { turn } = await screen();
  await turn(true);
  expect([request.mock.calls.length, exit.mock.calls.length]).toEqual([1, 0]);
  element = document.documentElement;
  await turn(false);
  expect(exit).toHaveBeenCalledOnce();
});

it('shows the element in the window when the browser refuses, and then has nothing to leave', async () => {
  request.mockRejectedValueOnce(new TypeError('refused'));
  const { turn } = await screen();
  await turn(true);
  await turn(false);
  expect(exit).not.toHaveBeenCalled();
});

it('ends when the browser leaves the whole screen, not when it enters it', async () => {
  const { now, turn } = await screen();
  await turn(true);
  element = document.documentElement;
  document.dispatchEvent(new Event('fullscreenchange'));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(now().isOn).toBe(true);
  element = null;
  document.dispatchEvent(new Event('fullscreenchange'));
  await expect.poll(() => now().isOn).toBe(false);
});

it('rests three seconds after the last action, and wakes with the next', async () => {
  const { now, turn } = await screen();
  const waits: (() => void)[] = [];
  const real = globalThis.setTimeout;
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((work: () => void, wait = 0) => {
    if (wait !== RESTS) return real(work, wait);
    waits.push(work);
    return waits.length;
  }) as unknown as typeof setTimeout);
  await turn(true);
  await expect.poll(() => waits.length).toBe(1);
  waits.at(-1)?.();
  await expect.poll(() => now().rests).toBe(true);
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    const before = waits.length;
    dispatchEvent(new Event(type));
    await expect.poll(() => now().rests).toBe(false);
    expect(waits).toHaveLength(before + 1);
    waits.at(-1)?.();
    await expect.poll(() => now().rests).toBe(true);
  }
  await turn(false);
  await expect.poll(() => now().rests).toBe(false);
});
