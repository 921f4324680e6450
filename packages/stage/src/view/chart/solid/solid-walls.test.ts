import type { Chart, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from '../chart-scope.ts';
import type { RoomAxes } from './solid-room.ts';
import type { SolidView } from './solid-view.ts';
import { walls } from './solid-walls.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
const rgb = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const green = { fill: rgb('00FF00'), width: 2 };
const none = { fill: { type: 'none' } };
/** 100 by 100 pixels, depth to the upper right by 10 pixels each. */
const view: SolidView = {
  place: (x, y, z) => [100 * x + 10 * z, 100 * (1 - y) - 10 * z],
  farX: 0,
  farZ: 1,
  fromAbove: true,
};

interface Shape {
  readonly type: string;
  readonly shape: { readonly points: number[][] };
  readonly style: Readonly<Record<string, unknown>>;
}

function drawn(more: object = {}, { threeD = {} as object, from = {} as object } = {}) {
  const scope = { chart: { threeD } as unknown as Chart, design, size: { w: 100, h: 100 } } as ChartScope;
  const axes = {
    names: ['甲', '乙'],
    rows: [],
    scale: { min: 0, max: 10, step: 5 },
    ...more,
  } as unknown as RoomAxes;
  const shapes = walls(scope, { ...view, ...from }, axes) as Shape[];
  return {
    planes: shapes.filter(({ type }) => type === 'polygon'),
    lines: shapes.filter(({ type }) => type === 'polyline'),
  };
}
const points = (shapes: readonly Shape[]) => shapes.map(({ shape }) => shape.points);
const FLOOR = [
  [0, 100],
  [100, 100],
  [110, 90],
  [10, 90],
];
const BACK = [
  [10, 90],
  [110, 90],
  [110, -10],
  [10, -10],
];

describe('walls', () => {
  it('are floor, side and back, each with its fill and edge', () => {
    const threeD = {
      floor: { fill: rgb('112233') },
      sideWall: { line: green },
      backWall: { fill: rgb('445566') },
    };
    const { planes } = drawn({}, { threeD });
    expect(points(planes)).toEqual([
      FLOOR,
      [
        [0, 100],
        [10, 90],
        [10, -10],
        [0, 0],
      ],
      BACK,
    ]);
    expect(planes.map(({ style }) => style)).toEqual([
      { fill: '#112233', stroke: undefined, lineWidth: 0 },
      { fill: 'transparent', stroke: '#00ff00', lineWidth: 2 },
      { fill: '#445566', stroke: undefined, lineWidth: 0 },
    ]);
  });

  it('have no floor from below, and are at the far sides', () => {
    const { planes } = drawn({}, { from: { fromAbove: false, farX: 1, farZ: 0 } });
    expect(points(planes)).toEqual([
      [
        [100, 100],
        [110, 90],
        [110, -10],
        [100, 0],
      ],
      [
        [0, 100],
        [100, 100],
        [100, 0],
        [0, 0],
      ],
    ]);
  });
});

describe('grid lines', () => {
  it('run from the side to the back for each step of the values', () => {
    const { lines } = drawn({ value: { gridlines: {}, hidden: true } });
    expect(points(lines)).toEqual([
      [
        [0, 100],
        [10, 90],
        [110, 90],
      ],
      [
        [0, 50],
        [10, 40],
        [110, 40],
      ],
      [
        [0, 0],
        [10, -10],
        [110, -10],
      ],
    ]);
    expect(lines[0]?.style).toEqual({ stroke: '#868686', lineWidth: 1, fill: 'none' });
    expect(drawn({ value: { gridlines: green, hidden: true } }).lines[0]?.style).toMatchObject({
      stroke: '#00ff00',
      lineWidth: 2,
    });
  });

  it('run from the floor to the back between the categories', () => {
    expect(points(drawn({ category: { gridlines: {}, hidden: true } }).lines)).toEqual([
      [
        [0, 100],
        [10, 90],
        [10, -10],
      ],
      [
        [50, 100],
        [60, 90],
        [60, -10],
      ],
      [
        [100, 100],
        [110, 90],
        [110, -10],
      ],
    ]);
  });

  it('are swapped when values run to the right', () => {
    expect(points(drawn({ lying: true, value: { gridlines: {}, hidden: true } }).lines)[1]).toEqual([
      [50, 100],
      [60, 90],
      [60, -10],
    ]);
    expect(points(drawn({ lying: true, category: { gridlines: {}, hidden: true } }).lines)[1]).toEqual([
      [0, 50],
      [10, 40],
      [110, 40],
    ]);
  });

  it('are left out when the file has none or removes them', () => {
    expect(drawn({ value: { hidden: true }, category: { gridlines: none, hidden: true } }).lines).toEqual([]);
  });
});

describe('axis lines', () => {
  const LOW = [
    [0, 100],
    [100, 100],
  ];
  const HIGH = [
    [0, 100],
    [0, 0],
  ];

  it('are below for the categories and at the side for the values, or swapped', () => {
    expect(points(drawn({ category: {}, value: {} }).lines)).toEqual([LOW, HIGH]);
    expect(points(drawn({ value: {} }).lines)).toEqual([HIGH]);
    expect(points(drawn({ lying: true, value: {} }).lines)).toEqual([LOW]);
    expect(points(drawn({ lying: true, category: {} }).lines)).toEqual([HIGH]);
  });

  it('have the line of the file, and are left out when it removes them or hides the axis', () => {
    expect(drawn({ value: { line: green } }).lines[0]?.style).toMatchObject({
      stroke: '#00ff00',
      lineWidth: 2,
    });
    expect(drawn({ value: {} }).lines[0]?.style).toMatchObject({ stroke: '#868686', lineWidth: 1 });
    expect(drawn({ value: { line: none }, category: { hidden: true } }).lines).toEqual([]);
  });

  it('run to the back for rows of series', () => {
    expect(points(drawn({ series: {}, rows: ['一', '二'] }).lines)).toEqual([
      [
        [100, 100],
        [110, 90],
      ],
    ]);
    expect(drawn({ series: {} }).lines).toEqual([]);
  });
});
