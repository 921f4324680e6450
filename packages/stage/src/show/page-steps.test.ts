import { expect, it } from 'vitest';
import { readPageSteps } from './page-steps.ts';

const steps = { done: 1, of: 3, triggered: { a: 2 } };

it('readPageSteps returns valid progress, and the states of media only when there are any', () => {
  expect(readPageSteps(steps)).toStrictEqual(steps);
  expect(readPageSteps({ ...steps, media: { v: { time: 3 } } })).toStrictEqual({
    ...steps,
    media: { v: { time: 3 } },
  });
  expect(readPageSteps({ done: 0, of: 999 })).toStrictEqual({ done: 0, of: 999, triggered: {} });
});

it('readPageSteps returns undefined when a number of clicks is invalid', () => {
  for (const value of [undefined, null, 'text', {}, { done: 1 }, { of: 1 }])
    expect(readPageSteps(value)).toBeUndefined();
  for (const count of [-1, 1.5, 1000, '1', Number.NaN]) {
    expect(readPageSteps({ ...steps, done: count })).toBeUndefined();
    expect(readPageSteps({ ...steps, of: count })).toBeUndefined();
  }
});

it('readPageSteps drops counts of triggers that are invalid', () => {
  const triggered = { a: 2, b: -1, c: 'often', d: 0 };
  expect(readPageSteps({ ...steps, triggered })?.triggered).toStrictEqual({ a: 2, d: 0 });
  expect(readPageSteps({ ...steps, triggered: null })?.triggered).toStrictEqual({});
  expect(readPageSteps({ ...steps, triggered: 'often' })?.triggered).toStrictEqual({});
});
