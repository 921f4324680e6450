import { expect, it } from 'vitest';
import { pathSegments } from './path-segments.ts';

it('pathSegments returns absolute points of lines and curves', () => {
  expect(pathSegments('M 0.1 0.2 L 0.5 0.25 C .1 .2 .3 .4 .5 .75 E')).toEqual([
    { type: 'move', to: [0.1, 0.2] },
    { type: 'line', to: [0.5, 0.25] },
    {
      type: 'curve',
      by: [
        [0.1, 0.2],
        [0.3, 0.4],
      ],
      to: [0.5, 0.75],
    },
  ]);
});

it('pathSegments adds relative points to the end of the segment before', () => {
  expect(pathSegments('m 1 2 l 3 4 h 5 v 6 c 1 0 0 1 2 2')).toEqual([
    { type: 'move', to: [1, 2] },
    { type: 'line', to: [4, 6] },
    { type: 'line', to: [9, 6] },
    { type: 'line', to: [9, 12] },
    {
      type: 'curve',
      by: [
        [10, 12],
        [9, 13],
      ],
      to: [11, 14],
    },
  ]);
});

it('pathSegments sets one coordinate by H and V, and keeps the other', () => {
  expect(pathSegments('M 1 2 H 5 V 7').map(({ to }) => to)).toEqual([
    [1, 2],
    [5, 2],
    [5, 7],
  ]);
});

it('pathSegments returns a quadratic curve as a cubic one', () => {
  expect(pathSegments('M 3 6 Q 6 12 12 9')).toEqual([
    { type: 'move', to: [3, 6] },
    {
      type: 'curve',
      by: [
        [5, 10],
        [8, 11],
      ],
      to: [12, 9],
    },
  ]);
});

it('pathSegments closes a path at its last move, and continues from there', () => {
  expect(pathSegments('M 0 0 M 1 2 L 5 5 Z l 1 1')).toEqual([
    { type: 'move', to: [0, 0] },
    { type: 'move', to: [1, 2] },
    { type: 'line', to: [5, 5] },
    { type: 'close', to: [1, 2] },
    { type: 'line', to: [2, 3] },
  ]);
  expect(pathSegments('L 1 1 Z').at(-1)).toEqual({ type: 'close', to: [0, 0] });
});

it('pathSegments reads points after a move as lines, relative ones after a relative move', () => {
  expect(pathSegments('M 1 1 2 3').at(-1)).toEqual({ type: 'line', to: [2, 3] });
  expect(pathSegments('m 1 1 2 3').at(-1)).toEqual({ type: 'line', to: [3, 4] });
});

it.each(['E', 'X'])('pathSegments ignores all commands after %s', (end) => {
  expect(pathSegments(`M 1 1 ${end} L 2 2`)).toEqual([{ type: 'move', to: [1, 1] }]);
});

it('pathSegments limits coordinates to a hundred pages, and reads missing ones as 0', () => {
  expect(pathSegments('M 1e3 -1E3')).toEqual([{ type: 'move', to: [100, -100] }]);
  expect(pathSegments('M 1 1 L 4')).toEqual([
    { type: 'move', to: [1, 1] },
    { type: 'line', to: [4, 0] },
  ]);
  expect(pathSegments('')).toEqual([]);
});

it('pathSegments returns at most 4096 segments', () => {
  expect(pathSegments(`M 0 0 ${'L 1 1 '.repeat(5_000)}`)).toHaveLength(4_096);
});
