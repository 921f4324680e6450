import type { Animation } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { stepTimes, wholeLength } from './step-times.ts';

function animation(type: 'click' | 'with' | 'after', more: Partial<Animation> = {}): Animation {
  return {
    id: 'a',
    elementId: 'e',
    trigger: { type },
    effect: { class: 'entrance', preset: 10 },
    delay: 0,
    duration: 500,
    ...more,
  };
}

it('stepTimes starts an `after` animation when all animations before it have ended', () => {
  const times = stepTimes(
    [
      animation('click', { delay: 100 }),
      animation('with', { duration: 2000, repeat: 2, autoReverse: true }),
      animation('after', { delay: 250 }),
      animation('with'),
    ],
    (each) => wholeLength(each, () => 1),
  );
  expect(times).toEqual([
    { begin: 100, end: 600 },
    { begin: 0, end: 8000 },
    { begin: 8250, end: 8750 },
    { begin: 8000, end: 8500 },
  ]);
});

it('wholeLength of a text animated letter by letter includes its last letter', () => {
  const byLetter = animation('click', { iterate: { by: 'letter', interval: 0.1 } });
  expect(wholeLength(byLetter, (by) => (by === 'letter' ? 11 : 1))).toBe(1000);
});
