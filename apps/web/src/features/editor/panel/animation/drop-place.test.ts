import type { Animation } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { placeOfDrop, sideAt } from './drop-place.ts';

const animation = (id: string, trigger: Animation['trigger']): Animation => ({
  id,
  elementId: id,
  trigger,
  effect: { class: 'entrance', preset: 1 },
  delay: 0,
  duration: 1,
});
const all = [
  animation('a', { type: 'click' }),
  animation('b', { type: 'with' }),
  animation('c', { type: 'click' }),
  animation('x', { type: 'element', elementId: 'ball' }),
  animation('y', { type: 'with' }),
];

describe('a dropped animation', () => {
  it.each([
    ['a', 'c', 'below', { startedBy: undefined, index: 2 }],
    ['c', 'a', 'above', { startedBy: undefined, index: 0 }],
    ['c', 'b', 'above', { startedBy: undefined, index: 1 }],
    ['a', 'x', 'above', { startedBy: 'ball', index: 0 }],
    ['a', 'y', 'below', { startedBy: 'ball', index: 2 }],
    ['y', 'c', 'below', { startedBy: undefined, index: 3 }],
  ] as const)('%s beside %s, %s, is placed there', (dragged, at, side, place) => {
    expect(placeOfDrop(all, dragged, { at, side })).toEqual(place);
  });

  it.each([
    ['a', 'a', 'below'],
    ['b', 'a', 'below'],
    ['b', 'c', 'above'],
    ['a', 'gone', 'above'],
  ] as const)('%s beside %s, %s, keeps its position', (dragged, at, side) => {
    expect(placeOfDrop(all, dragged, { at, side })).toBeUndefined();
  });

  it('is placed beside the nearest row', () => {
    const rows = [
      { id: 'a', top: 0, bottom: 40 },
      { id: 'b', top: 60, bottom: 100 },
    ];
    expect(sideAt(rows, -20)).toEqual({ at: 'a', side: 'above' });
    expect(sideAt(rows, 45)).toEqual({ at: 'a', side: 'below' });
    expect(sideAt(rows, 58)).toEqual({ at: 'b', side: 'above' });
    expect(sideAt(rows, 500)).toEqual({ at: 'b', side: 'below' });
    expect(sideAt([], 0)).toBeUndefined();
  });
});
