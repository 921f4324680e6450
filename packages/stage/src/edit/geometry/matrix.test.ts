import { multiply } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { apply, applyToVector, flip, invert, isMirrored, rotation, translation } from './matrix.ts';

const at = { x: 3, y: 4 };
const near = ({ x, y }: { readonly x: number; readonly y: number }) => [
  Math.round(x * 1e9) / 1e9 + 0,
  Math.round(y * 1e9) / 1e9 + 0,
];

describe('matrices', () => {
  it('move, rotate clockwise and flip a point', () => {
    expect(apply(translation(10, 20), at)).toEqual({ x: 13, y: 24 });
    expect([0, 90, 180, 270, -90, 360].map((degrees) => near(apply(rotation(degrees), at)))).toEqual([
      [3, 4],
      [-4, 3],
      [-3, -4],
      [4, -3],
      [4, -3],
      [3, 4],
    ]);
    expect(near(apply(rotation(30), { x: 2, y: 0 }))).toEqual([near({ x: Math.sqrt(3), y: 0 })[0], 1]);
    expect(near(apply(rotation(30), { x: 0, y: 2 }))).toEqual([-1, near({ x: Math.sqrt(3), y: 0 })[0]]);
    expect(near(apply(flip(true, false), at))).toEqual([-3, 4]);
    expect(near(apply(flip(false, true), at))).toEqual([3, -4]);
  });

  it('are exact for quarter turns', () => {
    for (const degrees of [90, 180, 270])
      for (const part of Object.values(rotation(degrees))) expect([-1, 0, 1]).toContain(part + 0);
  });

  it('apply to a direction without their translation', () => {
    expect(near(applyToVector(multiply(translation(10, 20), rotation(90)), at))).toEqual([-4, 3]);
  });

  it('are undone by their inverse', () => {
    const matrix = multiply(translation(10, -20), multiply(rotation(30), { ...flip(true, false), a: -2 }));
    expect(near(apply(invert(matrix), apply(matrix, at)))).toEqual([3, 4]);
    expect(near(apply(matrix, apply(invert(matrix), at)))).toEqual([3, 4]);
  });

  it('mirror after an odd number of flips', () => {
    expect(isMirrored(flip(true, false))).toBe(true);
    expect(isMirrored(flip(false, true))).toBe(true);
    expect(isMirrored(flip(true, true))).toBe(false);
    expect(isMirrored(multiply(rotation(30), flip(true, false)))).toBe(true);
    expect(isMirrored(rotation(270))).toBe(false);
  });
});
