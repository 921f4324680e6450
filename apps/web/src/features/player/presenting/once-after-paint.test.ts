import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OnceAfterPaint } from './once-after-paint.ts';

const painted = vi.hoisted(() => [] as (() => void)[]);
vi.mock('@lectern/ui/after-paint', () => ({
  afterPaint: (work: () => void) => {
    painted.push(work);
    return () => painted.splice(painted.indexOf(work), 1);
  },
}));

let told: number;
let after: OnceAfterPaint;
beforeEach(() => {
  told = 0;
  after = new OnceAfterPaint(() => {
    told += 1;
  });
});
afterEach(() => {
  painted.length = 0;
});

/** Runs the frame that was requested first. */
const paint = () => painted.shift()?.();

it('OnceAfterPaint calls back once per frame, however many changes precede it', () => {
  after.later();
  after.later();
  expect(told).toBe(0);
  paint();
  expect(told).toBe(1);
  expect(painted).toEqual([]);
  after.later();
  paint();
  expect(told).toBe(2);
});

it('OnceAfterPaint does not call back after `cancel`, until `later` is called again', () => {
  after.later();
  after.cancel();
  expect(painted).toEqual([]);
  after.later();
  paint();
  expect(told).toBe(1);
});
