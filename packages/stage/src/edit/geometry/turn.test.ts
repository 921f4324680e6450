import { IDENTITY } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { flip } from './matrix.ts';
import { bearing, settledTurn, turnedFrame } from './turn.ts';

describe('bearing', () => {
  it('returns degrees clockwise from straight up', () => {
    const to = (x: number, y: number) => bearing({ x: 5, y: 5 }, { x: 5 + x, y: 5 + y });
    expect([to(0, -3), to(3, 0), to(0, 3), to(-3, 0), to(2, -2)]).toEqual([0, 90, 180, -90, 45]);
  });
});

describe('settledTurn', () => {
  it('rounds to the nearest step', () => {
    expect(settledTurn(22, 15, 0)).toBe(15);
    expect(settledTurn(23, 15, 0)).toBe(30);
    expect(settledTurn(-8, 15, 0)).toBe(345);
    expect(settledTurn(355, 15, 0)).toBe(0);
  });

  it('is pulled to a quarter turn that is near, and else rounded to a tenth of a degree', () => {
    expect(settledTurn(87, undefined, 3)).toBe(90);
    expect(settledTurn(86.96, undefined, 3)).toBe(87);
    expect(settledTurn(358, undefined, 3)).toBe(0);
    expect(settledTurn(-2, undefined, 3)).toBe(0);
    expect(settledTurn(45.26, undefined, 3)).toBe(45.3);
    expect(settledTurn(725.5, undefined, 3)).toBe(5.5);
  });
});

describe('turnedFrame', () => {
  const frame = { x: 100, y: 100, w: 40, h: 20 };
  const placement = { matrix: { ...IDENTITY, e: 100, f: 100 }, w: 40, h: 20 };

  it('keeps the centre of a frame that is rotated about it', () => {
    expect(turnedFrame(frame, placement, IDENTITY, 30, { x: 120, y: 110 })).toEqual({
      ...frame,
      rotation: 30,
    });
  });

  it('moves the centre clockwise about another point', () => {
    const turned = turnedFrame(frame, placement, IDENTITY, 90, { x: 0, y: 0 });
    expect(turned.x + 20).toBeCloseTo(-110, 9);
    expect(turned.y + 10).toBeCloseTo(120, 9);
    const about = turnedFrame(frame, placement, IDENTITY, 90, { x: 100, y: 100 });
    expect(about.x + 20).toBeCloseTo(90, 9);
    expect(about.y + 10).toBeCloseTo(120, 9);
  });

  it('adds to the rotation of the frame, and keeps it within a full turn', () => {
    const by = (rotation: number, degrees: number, parent = IDENTITY) =>
      turnedFrame({ ...frame, rotation }, placement, parent, degrees, { x: 120, y: 110 }).rotation;
    expect(by(350, 20)).toBe(10);
    expect(by(10, -20)).toBe(350);
    expect(by(10, 0.00004)).toBe(10);
    expect(by(50, 20, flip(true, false))).toBe(30);
  });
});
