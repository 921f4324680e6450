import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SlowAnswers } from './slow-answers.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('slow responses are not reported when all arrive in time', () => {
  const answers = new SlowAnswers();
  const done = answers.wait();
  vi.advanceTimersByTime(5_000);
  done();
  vi.advanceTimersByTime(60_000);
  expect(answers.get()).toBe(false);
});

it('slow responses are reported until the last late response has arrived', () => {
  const answers = new SlowAnswers();
  const [one, other] = [answers.wait(), answers.wait()];
  vi.advanceTimersByTime(6_000);
  expect(answers.get()).toBe(true);
  one();
  one();
  expect(answers.get()).toBe(true);
  other();
  expect(answers.get()).toBe(false);
});
