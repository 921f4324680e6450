import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { warmUpLater } from './warm-up.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('warmUpLater does the work once, three seconds later', () => {
  const work = vi.fn();
  warmUpLater(work);
  vi.advanceTimersByTime(2_999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('warmUpLater does no work when it is disposed before', () => {
  const work = vi.fn();
  warmUpLater(work)();
  vi.advanceTimersByTime(60_000);
  expect(work).not.toHaveBeenCalled();
});
