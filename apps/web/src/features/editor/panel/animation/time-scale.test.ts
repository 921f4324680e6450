import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { animationTimes, movedDelay, resizedDuration, timeScale } from './time-scale.ts';

const animation = (
  id: string,
  type: 'click' | 'with' | 'after',
  more: Partial<Animation> = {},
): Animation => ({
  id,
  elementId: id,
  trigger: { type },
  effect: { class: 'entrance', preset: 10 },
  delay: 0,
  duration: 500,
  ...more,
});

describe('the time line', () => {
  it.each([
    [0, 2.5, [0, 0.5, 1, 1.5, 2]],
    [4000, 5, [0, 1, 2, 3, 4]],
    [18_000, 20, [0, 5, 10, 15]],
    [600_000, 900, [0, 300, 600]],
  ])('has a ruler for %d ms', (longest, seconds, marks) => {
    expect(timeScale(longest)).toEqual({ seconds, marks });
  });

  it('restarts at each click', () => {
    const times = animationTimes(
      [
        animation('a', 'click', { delay: 300 }),
        animation('b', 'after'),
        animation('c', 'click', { iterate: { by: 'word', interval: 0.5 } }),
      ],
      () => 3,
    );
    expect([...times]).toEqual([
      ['a', { begin: 300, end: 800 }],
      ['b', { begin: 800, end: 1300 }],
      ['c', { begin: 0, end: 1000 }],
    ]);
  });

  it('rounds times to tenths of a second, within the bounds', () => {
    expect(movedDelay(250, 130)).toBe(400);
    expect(movedDelay(250, -900)).toBe(0);
    expect(movedDelay(0, 1e9)).toBe(600_000);
    expect(resizedDuration(500, { begin: 0, end: 500 }, 730)).toBe(1200);
    expect(resizedDuration(500, { begin: 0, end: 500 }, -900)).toBe(100);
    expect(resizedDuration(500, { begin: 0, end: 2000 }, 2000)).toBe(1000);
  });
});
