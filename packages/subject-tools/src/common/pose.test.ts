import { expect, it } from 'vitest';
import { carriedByTwo, moved, placed, turnedAbout, wrappedTurn, type XY } from './pose.ts';

const near = (values: readonly number[]) => values.map((value) => expect.closeTo(value, 6));

it('placed rotates a local point clockwise about the origin of the pose', () => {
  expect(placed({ x: 10, y: 20, turn: 0 }, [3, 4])).toEqual([13, 24]);
  expect(placed({ x: 10, y: 20, turn: 90 }, [3, 4])).toEqual(near([6, 23]));
  expect(placed({ x: 10, y: 20, turn: 180 }, [3, 4])).toEqual(near([7, 16]));
});

it('moved adds to the origin and keeps the rotation', () => {
  expect(moved({ x: 1, y: 2, turn: 3 }, [10, 20])).toEqual({ x: 11, y: 22, turn: 3 });
});

it('turnedAbout rotates the origin about a point, and wraps the rotation', () => {
  const { x, y, turn } = turnedAbout({ x: 20, y: 10, turn: 170 }, [10, 10], 90);
  expect([x, y, turn]).toEqual(near([10, 20, -100]));
});

it.each([
  [0, 0],
  [180, -180],
  [-180, -180],
  [190, -170],
  [-190, 170],
  [725, 5],
])('wrappedTurn(%d) returns %d', (degrees, turn) => {
  expect(wrappedTurn(degrees)).toBe(turn);
});

it('carriedByTwo moves with the middle of two fingers and rotates with their direction, without scaling', () => {
  const before: [XY, XY] = [
    [0, 0],
    [10, 0],
  ];
  const now: [XY, XY] = [
    [20, 0],
    [20, 40],
  ];
  const { x, y, turn } = carriedByTwo({ x: 10, y: 0, turn: 5 }, before, now);
  expect([x, y, turn]).toEqual(near([20, 25, 95]));
});
