import { describe, expect, it } from 'vitest';
import { tourPlace } from './tour-place.ts';

const CARD = { width: 320, height: 160 };
const ROOM = { width: 1366, height: 768 };

describe('the card of the tour', () => {
  it('is placed beside its target', () => {
    const target = { left: 1000, top: 100, width: 366, height: 600 };
    expect(tourPlace(target, 'left', CARD, ROOM)).toEqual({ left: 668, top: 112 });
    expect(tourPlace({ ...target, left: 0, width: 200 }, 'right', CARD, ROOM).left).toBe(212);
  });

  it('stays in the window when its target is at an edge or larger than the window', () => {
    const button = { left: 1300, top: 0, width: 60, height: 48 };
    expect(tourPlace(button, 'below', CARD, ROOM)).toEqual({ left: 1034, top: 60 });
    const all = { left: 0, top: 0, ...ROOM };
    const { left, top } = tourPlace(all, 'left', CARD, ROOM);
    expect([left, top]).toEqual([12, 12]);
  });

  it('is placed at the bottom centre when its target is not shown', () => {
    expect(tourPlace(undefined, 'left', CARD, ROOM)).toEqual({ left: 523, top: 596 });
  });
});
