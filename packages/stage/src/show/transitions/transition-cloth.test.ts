import { describe, expect, it } from 'vitest';
import { CLOTH } from './transition-cloth.ts';
import type { TransitionMove } from './transition-move.ts';

const moves = (name: string, dx: -1 | 1 = -1): readonly TransitionMove[] =>
  CLOTH[name]?.({ dx, dy: 0, vertical: false, inwards: false, direction: '', options: {} }).moves ?? [];
const transforms = ({ frames }: TransitionMove) => frames.map(({ transform }) => String(transform));
const offsets = ({ frames }: TransitionMove) => frames.map(({ offset }) => offset);
const shift = (transform = '') => Number(/translate\((-?[\d.]+)%/.exec(transform)?.[1]);
const at = (name: string, index: number, dx: -1 | 1 = -1) => moves(name, dx)[index] as TransitionMove;

describe('pageCurlSingle', () => {
  it('lifts the strips one by one from the right, or from the left', () => {
    expect(moves('pageCurlSingle')).toHaveLength(18);
    const meets = (dx: -1 | 1) => moves('pageCurlSingle', dx).map((each) => Number(each.frames[1]?.offset));
    expect(meets(-1).map((each) => Math.round(each * 1000))).toEqual(
      Array.from({ length: 18 }, (_, i) => Math.round(((17 - i) / 18) * 750)),
    );
    expect(meets(1).map((each) => each.toFixed(6))).toEqual(
      meets(-1)
        .toReversed()
        .map((each) => each.toFixed(6)),
    );
  });

  it('folds a strip at its far edge, shows its back above, and takes it to the far side', () => {
    const last = at('pageCurlSingle', 17);
    expect(last.frames.map(({ zIndex }) => zIndex)).toEqual([0, 0, 1, 18, 18]);
    expect(last.frames[0]?.transformOrigin).toMatch(/^94\.4\d*% 50%$/);
    expect(offsets(last).map((each) => each && Math.round(Number(each) * 100))).toEqual([
      undefined,
      0,
      6,
      12,
      undefined,
    ]);
    expect(transforms(last)[2]).toContain('scaleX(0.02)');
    expect(shift(transforms(last)[3])).toBeCloseTo(-100 / 18);
    expect(shift(transforms(last)[4])).toBeCloseTo(-210);
    const left = at('pageCurlSingle', 0, 1);
    expect(left.frames[0]?.transformOrigin).toMatch(/^5\.5\d*% 50%$/);
    expect(shift(transforms(left)[4])).toBeCloseTo(210);
    expect(shift(transforms(at('pageCurlSingle', 0))[4])).toBeCloseTo(-(210 - (1700 / 18) * 2));
  });
});

describe('curtains', () => {
  it('folds each half towards its side', () => {
    expect(moves('curtains')).toHaveLength(16);
    const [left, right] = [at('curtains', 7), at('curtains', 8)];
    expect(left.frames[0]?.transformOrigin).toBe('43.75% 50%');
    expect(right.frames[0]?.transformOrigin).toBe('56.25% 50%');
    expect(shift(transforms(left)[2])).toBeCloseTo(43.75 * 0.12 - 4 - 43.75 - 12);
    expect(shift(transforms(right)[2])).toBeCloseTo(-shift(transforms(left)[2]));
    expect(shift(transforms(left)[1])).toBeCloseTo((43.75 * 0.12 - 4 - 43.75) * 0.45);
    expect(shift(transforms(right)[1])).toBeCloseTo(-shift(transforms(left)[1]));
  });

  it('darkens every second fold', () => {
    expect([0, 1, 2].map((index) => at('curtains', index).frames[1]?.filter)).toEqual([
      'brightness(0.65)',
      'brightness(1)',
      'brightness(0.65)',
    ]);
  });
});

describe('drape', () => {
  it('lifts the strips one after the other, from the side of the direction', () => {
    const waits = (dx: -1 | 1) => moves('drape', dx).map((each) => Number(each.frames[1]?.offset).toFixed(3));
    expect(waits(1)).toEqual(Array.from({ length: 14 }, (_, i) => ((i / 13) * 0.4).toFixed(3)));
    expect(waits(-1)).toEqual(waits(1).toReversed());
    expect(at('drape', 13, 1).frames[2]?.offset).toBeCloseTo(0.7);
  });

  it('leans and moves in the direction', () => {
    expect(transforms(at('drape', 0, 1)).slice(2)).toEqual([
      'translate(2%, -30%) scaleY(0.9) skewY(5deg)',
      'translate(5%, -115%) scaleY(0.7) skewY(9deg)',
    ]);
    expect(shift(transforms(at('drape', 0, -1))[3])).toBe(-5);
    expect([0, 1, 2, 3].map((index) => at('drape', index).frames[3]?.filter)).toEqual([
      'brightness(0.72)',
      'brightness(0.86)',
      'brightness(1)',
      'brightness(0.72)',
    ]);
  });
});

describe('wind', () => {
  it('blows the strips away in the direction, alternately up and down', () => {
    expect(shift(transforms(at('wind', 0, 1))[3])).toBe(130);
    expect(shift(transforms(at('wind', 0, -1))[3])).toBe(-130);
    expect(shift(transforms(at('wind', 0, 1))[2])).toBe(30);
    expect(transforms(at('wind', 0))[1]).toBe('translate(0%, 1.2%) skewY(2deg)');
    expect(transforms(at('wind', 1))[1]).toBe('translate(0%, -1.2%) skewY(-2deg)');
  });

  it('reaches the strips one after the other', () => {
    const begins = (dx: -1 | 1) =>
      moves('wind', dx).map((each) => Number(Number(each.frames[1]?.offset).toFixed(3)));
    expect([begins(-1)[0], begins(-1)[13]]).toEqual([0.5, 0.2]);
    expect(begins(1)).toEqual(begins(-1).toReversed());
    expect(at('wind', 0).frames[2]?.offset).toBeCloseTo(0.75);
  });
});
