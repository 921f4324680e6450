import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBackToTimers, followLeftTimers, leaveTimers } from './left-timers.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_760_000_000_000 });
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inSeconds = (id: string, seconds: number) => ({ id, at: Date.now() + seconds * 1000 });

it('the end of each unfinished count-down is announced once, and reported when the lesson is taught again', async () => {
  leaveTimers('lesson', [inSeconds('timer1', 30), inSeconds('timer2', 90), inSeconds('timer3', 600)]);
  const tell = vi.fn();
  const stop = followLeftTimers('lesson', tell);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(tell).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(tell).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tell).toHaveBeenCalledTimes(2);
  stop();
  // Another window, or this window after a reload, does not announce the same ends again.
  followLeftTimers('lesson', tell)();
  expect(tell).toHaveBeenCalledTimes(2);
  expect(comeBackToTimers('lesson')).toEqual(['timer1', 'timer2']);
  expect(comeBackToTimers('lesson')).toEqual([]);
});

it('unfinished count-downs of another lesson, from long ago, or damaged in the store are not announced', async () => {
  const tell = vi.fn();
  leaveTimers('lesson', [inSeconds('timer1', -120)]);
  const stops = [followLeftTimers('another', tell), followLeftTimers('lesson', tell)];
  leaveTimers('lesson', []);
  stops.push(followLeftTimers('lesson', tell));
  localStorage.setItem('lectern.left-timers', '{"lessonId":"lesson","ends":[{}],"told":[]}');
  stops.push(followLeftTimers('lesson', tell));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tell).not.toHaveBeenCalled();
  for (const stop of stops) stop();
  leaveTimers('lesson', [inSeconds('timer1', 5)]);
  expect(comeBackToTimers('another')).toEqual([]);
});
