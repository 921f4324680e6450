import { describe, expect, it } from 'vitest';
import type { ChartGradient } from '../chart-paint.ts';
import { type Body, bodyFaces, curvedFace, face, lightOn, plainColor } from './solid-faces.ts';
import type { SolidView } from './solid-view.ts';

interface Face {
  readonly shape: { readonly points: readonly (readonly [number, number])[] };
  readonly style: { readonly fill: unknown; readonly stroke?: string; readonly lineWidth: number };
}
const look = (fill: string | ChartGradient = '#646464') => ({ fill, edge: undefined });
const edge = { color: '#00ff00', width: 2 };
/** 100 by 100 pixels, depth to the upper right by 10 pixels each. */
const view: SolidView = {
  place: (x, y, z) => [100 * x + 10 * z, 100 * (1 - y) - 10 * z],
  farX: 0,
  farZ: 1,
  fromAbove: true,
};
const body = (more: object = {}): Body => ({
  across: [0.2, 0.6],
  along: [0, 0.5],
  deep: [0, 1],
  round: false,
  taper: [1, 1],
  ...more,
});
const faces = (more: object = {}, lying = false) =>
  (bodyFaces(view, body(more), look(), lying) as Face[]).map(({ shape, style }) => ({
    points: shape.points.map((point) => point.map(Math.round)),
    fill: style.fill,
  }));

describe('bodyFaces', () => {
  it('returns the front, the right side and the top of a box, each with its brightness', () => {
    expect(faces()).toEqual([
      {
        points: [
          [20, 100],
          [60, 100],
          [60, 50],
          [20, 50],
        ],
        fill: '#646464',
      },
      {
        points: [
          [60, 100],
          [70, 90],
          [70, 40],
          [60, 50],
        ],
        fill: 'rgb(72,72,72)',
      },
      {
        points: [
          [20, 50],
          [60, 50],
          [70, 40],
          [30, 40],
        ],
        fill: 'rgb(86,86,86)',
      },
    ]);
  });

  it('draws a bar below zero from its end up', () => {
    expect(faces({ along: [0.5, 0] })).toEqual(faces());
    expect(faces({ along: [0.5, 0], taper: [0, 1] })).toEqual(faces({ taper: [1, 0] }));
  });

  it('returns the faces of a bar to the right', () => {
    expect(faces({}, true)).toEqual([
      {
        points: [
          [0, 80],
          [0, 40],
          [50, 40],
          [50, 80],
        ],
        fill: '#646464',
      },
      {
        points: [
          [0, 40],
          [10, 30],
          [60, 30],
          [50, 40],
        ],
        fill: 'rgb(86,86,86)',
      },
      {
        points: [
          [50, 80],
          [50, 40],
          [60, 30],
          [60, 70],
        ],
        fill: 'rgb(72,72,72)',
      },
    ]);
  });

  it('leaves out the end of a cone without width', () => {
    expect(faces({ taper: [1, 0] })).toHaveLength(2);
    expect(faces({ taper: [1, 0.5] })).toHaveLength(3);
  });

  it('returns one curved face and the top of a cylinder', () => {
    const [mantle, top, ...rest] = faces({ round: true });
    expect(rest).toEqual([]);
    expect(mantle?.fill).toMatchObject({ type: 'linear', x: 0, x2: 1, y2: 0 });
    expect(top?.points).toHaveLength(28);
    // From the left edge of the circle to its right edge, each with both of its ends.
    expect(mantle?.points).toHaveLength(30);
    expect([0, 7, 14, 15, 29].map((index) => mantle?.points[index])).toEqual([
      [24, 96],
      [45, 100],
      [66, 94],
      [66, 44],
      [24, 46],
    ]);
    const stops = (mantle?.fill as ChartGradient | undefined)?.colorStops;
    expect(stops?.[0]).toEqual({ offset: 0, color: expect.stringMatching(/^rgb/) });
    expect(stops?.at(-1)?.offset).toBe(1);
  });

  it('returns the lower end when the view is from below', () => {
    const below: SolidView = { ...view, place: (x, y, z) => [100 * x, 100 * (1 - y) + 10 * z] };
    const seen = bodyFaces(below, body(), look(), false) as Face[];
    expect(seen.map(({ style }) => style.fill)).toEqual(['#646464', 'rgb(50,50,50)']);
  });
});

describe('curvedFace', () => {
  const edges = [
    { from: [0, 100], to: [0, 0], light: 0.5 },
    { from: [25, 100], to: [25, 0], light: 1 },
    { from: [100, 100], to: [100, 0], light: 0.8 },
  ] as const;

  it('returns one polygon with the brightness of each edge at its position from left to right', () => {
    expect(curvedFace(edges, look(), false)).toEqual({
      type: 'polygon',
      shape: {
        points: [
          [0, 100],
          [25, 100],
          [100, 100],
          [100, 0],
          [25, 0],
          [0, 0],
        ],
      },
      style: {
        fill: {
          type: 'linear',
          x: 0,
          y: 0,
          x2: 1,
          y2: 0,
          colorStops: [
            { offset: 0, color: 'rgb(50,50,50)' },
            { offset: 0.25, color: 'rgb(100,100,100)' },
            { offset: 1, color: 'rgb(80,80,80)' },
          ],
        },
        stroke: undefined,
        lineWidth: 0,
      },
    });
  });

  it('orders the brightness from above for a bar to the right, and draws its edge', () => {
    const turned = edges.map(({ from, to, light }) => ({
      from: [from[1], 100 - from[0]] as const,
      to: [to[1], 100 - to[0]] as const,
      light,
    }));
    const { style } = curvedFace(turned, { fill: '#646464', edge }, true) as Face;
    expect(style).toMatchObject({ stroke: '#00ff00', lineWidth: 2 });
    const { colorStops, x2, y2 } = style.fill as ChartGradient;
    expect([x2, y2]).toEqual([0, 1]);
    expect(colorStops.map(({ offset }) => offset)).toEqual([0, 0.75, 1]);
  });

  it('has no positions without a width', () => {
    const flat = edges.map((one) => ({ ...one, from: [5, 0] as const, to: [5, 9] as const }));
    const { style } = curvedFace(flat, look(), false) as Face;
    expect((style.fill as ChartGradient).colorStops.map(({ offset }) => offset)).toEqual([0, 0, 0]);
  });
});

describe('face', () => {
  const styleOf = (...given: [Parameters<typeof face>[1], number]) => (face([], ...given) as Face).style;

  it('has a thin stroke of its own colour, or its edge', () => {
    expect(styleOf(look(), 1)).toMatchObject({ fill: '#646464', stroke: '#646464', lineWidth: 0.6 });
    expect(styleOf({ fill: '#646464', edge }, 0.5)).toMatchObject({
      fill: 'rgb(50,50,50)',
      stroke: '#00ff00',
      lineWidth: 2,
    });
  });

  it('is darker at a lower brightness, with its opacity kept', () => {
    expect(styleOf(look('rgba(100,200,50,0.5)'), 0.5).fill).toBe('rgba(50,100,25,0.5)');
    expect(styleOf(look('transparent'), 0.5).fill).toBe('transparent');
  });

  it('darkens every colour of a gradient', () => {
    const fill = {
      type: 'linear',
      colorStops: [{ offset: 0.3, color: '#646464' }],
    } as unknown as ChartGradient;
    expect(styleOf(look(fill), 0.5)).toMatchObject({
      fill: { type: 'linear', colorStops: [{ offset: 0.3, color: 'rgb(50,50,50)' }] },
      stroke: undefined,
    });
    expect(styleOf(look(fill), 1).fill).toBe(fill);
  });
});

it.each([
  [false, [0, 0, -1], 1],
  [false, [0, 0, 1], 0.6],
  [false, [0, 1, 0], 0.86],
  [false, [0, -1, 0], 0.5],
  [false, [1, 0, 0], 0.72],
  [false, [-1, 0, 0], 0.82],
  [true, [1, 0, 0], 0.86],
  [true, [0, 1, 0], 0.72],
  [true, [0, -1, 0], 0.82],
])('lightOn returns for lying %s and the normal %o %d', (lying, [x = 0, y = 0, z = 0], light) => {
  expect(lightOn(lying, x, y, z)).toBeCloseTo(light, 9);
});

it('plainColor returns a colour, the first colour of a gradient, or grey', () => {
  const gradient = (...colors: string[]) =>
    ({ colorStops: colors.map((color) => ({ offset: 0, color })) }) as unknown as ChartGradient;
  expect(plainColor('#112233')).toBe('#112233');
  expect(plainColor(gradient('#aa0000', '#0000bb'))).toBe('#aa0000');
  expect(plainColor(gradient())).toBe('#888888');
});
