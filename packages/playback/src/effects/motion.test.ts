import { describe, expect, it } from 'vitest';
import { motionKeyframes, pointsOf } from './motion.ts';

const place = { frame: { x: 0, y: 0, w: 10, h: 10 }, page: { w: 1000, h: 500 } };

describe('motionKeyframes', () => {
  it('have offsets by the length on the page, and pixels of the page', () => {
    expect(motionKeyframes('M 0 0 L 0.3 0 L 0.3 0.2 E', place)).toEqual([
      { offset: 0, translate: '0px 0px' },
      { offset: 0.75, translate: '300px 0px' },
      { offset: 1, translate: '300px 100px' },
    ]);
  });

  it('have two keyframes for a path without length', () => {
    expect(motionKeyframes('', place)).toEqual([
      { offset: 0, translate: '0px 0px' },
      { offset: 0, translate: '0px 0px' },
    ]);
    expect(motionKeyframes('M 0.1 0.1', place).map(({ translate }) => translate)).toEqual([
      '100px 50px',
      '100px 50px',
    ]);
  });

  it('have sixteen points on a curve, through its middle', () => {
    const keyframes = motionKeyframes('M 0 0 C 0 0.4 0.4 0.4 0.4 0 E', place);
    expect(keyframes).toHaveLength(17);
    expect(keyframes[8]).toMatchObject({ translate: '200px 150px' });
    expect(keyframes[8]?.offset).toBeCloseTo(0.5);
    expect(keyframes[4]).toMatchObject({ translate: '62.5px 112.5px' });
    expect(keyframes[16]).toEqual({ offset: 1, translate: '400px 0px' });
  });

  it('have an end to the number of points', () => {
    expect(
      motionKeyframes('M 0 0 L'.concat(' 0.1 0.1 0.2 0.2'.repeat(3000)), place).length,
    ).toBeLessThanOrEqual(4096);
  });
});

describe('pointsOf', () => {
  it('returns the point at a share of the length', () => {
    const at = pointsOf('M 0 0 L 0.3 0 L 0.3 0.1 E');
    expect([0, 0.375, 0.75, 1].map(at)).toEqual([
      [0, 0],
      [expect.closeTo(0.15), 0],
      [expect.closeTo(0.3), expect.closeTo(0)],
      [0.3, 0.1],
    ]);
  });

  it('returns the ends beyond 0 and 1', () => {
    const at = pointsOf('M 0.1 0 L 0.3 0 E');
    expect([at(-1), at(2)]).toEqual([
      [0.1, 0],
      [0.3, 0],
    ]);
  });

  it('returns the only point of a path without length', () => {
    expect(pointsOf('')(0.5)).toEqual([0, 0]);
    expect(pointsOf('M 0.2 0.1')(0)).toEqual([0.2, 0.1]);
  });
});
