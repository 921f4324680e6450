import { describe, expect, it } from 'vitest';
import { drawnIn, edgesOf, setSquare, sidesOf } from './shapes.ts';

const square = setSquare(9, 6, 10);
const near = (points: readonly (readonly number[])[]) =>
  points.map((point) => point.map((value) => expect.closeTo(value, 6)));

describe('setSquare', () => {
  it('has its right angle at the lower left, about its centroid', () => {
    expect(square.corners).toEqual([
      [-30, 20],
      [60, 20],
      [-30, -40],
    ]);
    expect(square.anchors).toEqual([[-30, 20]]);
    const sum = square.corners.reduce((all, [x, y]) => [all[0] + x, all[1] + y] as const, [0, 0] as readonly [
      number,
      number,
    ]);
    expect(sum).toEqual([0, 0]);
  });

  it('has a scale along its lower side, and its controls within', () => {
    expect(square.scales).toEqual([{ from: [-30, 20], inward: -1, cm: 8 }]);
    expect([square.controls, square.knob]).toEqual([
      [-4, -46],
      [expect.closeTo(20.4), -46],
    ]);
  });
});

describe('sidesOf and edgesOf', () => {
  it('are the sides on the page', () => {
    expect(sidesOf(square, { x: 100, y: 200, turn: 0 }).map(({ from, to }) => [from, to])).toEqual([
      [
        [70, 220],
        [160, 220],
      ],
      [
        [70, 220],
        [70, 160],
      ],
      [
        [160, 220],
        [70, 160],
      ],
    ]);
    const [first] = sidesOf(square, { x: 0, y: 0, turn: 90 });
    expect(near([first?.from ?? [], first?.to ?? []])).toEqual([
      [-20, -30],
      [-20, 60],
    ]);
    expect(edgesOf(square, { x: 0, y: 0, turn: 0 })).toHaveLength(3);
  });

  it('have the upper half circle of a round instrument', () => {
    const round = { ...square, sides: [], radius: 50 };
    expect(edgesOf(round, { x: 1, y: 2, turn: 90 })).toEqual([
      { type: 'arc', centre: [1, 2], radius: 50, from: -Math.PI / 2, sweep: Math.PI },
    ]);
  });
});

it('drawnIn moves the sides of a polygon inwards, in either direction of its corners', () => {
  const corners = [
    [0, 0],
    [100, 0],
    [100, 50],
    [0, 50],
  ] as const;
  const inner = [
    [10, 10],
    [90, 10],
    [90, 40],
    [10, 40],
  ];
  expect(near(drawnIn(corners, 10))).toEqual(inner);
  expect(near(drawnIn(corners.toReversed(), 10)).toReversed()).toEqual(inner);
});
