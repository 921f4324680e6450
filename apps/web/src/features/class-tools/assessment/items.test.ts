import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type AssessmentItem, keepItems, keptItems, movedPoints } from './items.ts';

const star: AssessmentItem = { id: 'a', icon: 'star', name: '积极发言', points: 1 };
const kept = new Map<string, string>();
beforeEach(() =>
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }),
);
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('assessment items are stored per user of a browser, and are the defaults until they are changed', () => {
  expect(keptItems('chen', [star])).toEqual([star]);
  keepItems('chen', [{ ...star, points: 3 }]);
  expect(keptItems('chen', [star])).toEqual([{ ...star, points: 3 }]);
  expect(keptItems('li', [star])).toEqual([star]);
});

it('assessment items are the defaults when the stored value is damaged', () => {
  for (const damaged of [
    '{',
    '[7]',
    JSON.stringify([{ ...star, icon: 'gone' }]),
    JSON.stringify([{ ...star, points: 0 }]),
  ]) {
    kept.set('lectern.assessment-items.chen', damaged);
    expect(keptItems('chen', [star])).toEqual([star]);
  }
});

it('assessment items are at most ten, and never have 0 points', () => {
  expect([
    movedPoints(1, -1),
    movedPoints(-1, 1),
    movedPoints(10, 1),
    movedPoints(-10, -1),
    movedPoints(2, 1),
  ]).toEqual([-1, 1, 10, -10, 3]);
});
