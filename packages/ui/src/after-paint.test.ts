import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames: (() => void)[];
let done: string[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  frames = [];
  done = [];
  vi.stubGlobal('requestAnimationFrame', (call: () => void) => frames.push(call));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1, () => undefined));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const seen = (hidden: boolean) => vi.stubGlobal('document', { hidden });
const paint = () => {
  for (const frame of frames.splice(0)) frame();
};

it('afterPaint runs the work once, in the task after the frame', () => {
  seen(false);
  afterPaint(() => done.push('told'));
  paint();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['told']);
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveLength(1);
});

it('afterPaint waits for no frame and no timer when the window is hidden', async () => {
  seen(true);
  afterPaint(() => done.push('told'));
  expect(done).toEqual([]);
  await Promise.resolve();
  expect(done).toEqual(['told']);
  paint();
  vi.advanceTimersByTime(10_000);
  expect(done).toHaveLength(1);
});

it('afterPaint runs the work without a frame when the window is hidden before the frame', () => {
  seen(false);
  afterPaint(() => done.push('told'));
  vi.advanceTimersByTime(500);
  expect(done).toEqual(['told']);
});

it.each([true, false])('afterPaint runs no work after it is disposed when hidden is %s', async (hidden) => {
  seen(hidden);
  afterPaint(() => done.push('told'))();
  await Promise.resolve();
  paint();
  vi.advanceTimersByTime(10_000);
  expect(done).toEqual([]);
});
