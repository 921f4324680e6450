import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Hands } from './hands.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Whether a wait for idle hands has resolved. */
function resting(hands: Hands): { is: boolean } {
  const seen = { is: false };
  void hands.rest().then(() => {
    seen.is = true;
  });
  return seen;
}

it('the wait for idle input resolves at once when there was no input', async () => {
  const seen = resting(new Hands());
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.is).toBe(true);
});

it('the wait for idle input resolves a second after the last input', async () => {
  const hands = new Hands();
  hands.work();
  const seen = resting(hands);
  await vi.advanceTimersByTimeAsync(600);
  hands.work();
  await vi.advanceTimersByTimeAsync(900);
  expect(seen.is).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.is).toBe(true);
});

it('the wait for idle input resolves after two seconds of continuous input', async () => {
  const hands = new Hands();
  hands.work();
  const seen = resting(hands);
  for (let at = 0; at < 1_900; at += 100) {
    await vi.advanceTimersByTimeAsync(100);
    hands.work();
  }
  expect(seen.is).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(seen.is).toBe(true);
});
