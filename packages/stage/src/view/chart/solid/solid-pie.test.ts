import type { Chart, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from '../chart-scope.ts';
import { isSolidPie, sliceColors, solidPieSeries } from './solid-pie.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
const rgb = (value: string) => ({ type: 'rgb', value });
const room = { left: 0, top: 0, right: 0, bottom: 0 };

interface Shape {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly shape: { readonly points: number[][] };
  readonly style: {
    readonly fill: unknown;
    readonly text: string;
    readonly align: string;
    readonly verticalAlign: string;
  };
}

function scopeOf(
  values: number[],
  { series = {} as object, plot = {} as object, chart = {} as object } = {},
): ChartScope {
  const one = { categories: [], values, ...series };
  return {
    chart: {
      plots: [{ type: 'pie', threeD: true, series: [one], ...plot }],
      axes: [],
      palette: [rgb('640000'), rgb('006400'), rgb('000064')],
      threeD: { rotX: 90 },
      ...chart,
    } as unknown as Chart,
    design,
    size: { w: 200, h: 100 },
  };
}
function drawn(...given: Parameters<typeof scopeOf>) {
  const [made] = solidPieSeries(scopeOf(...given), room) as { renderItem: () => { children: Shape[] } }[];
  const all = made?.renderItem().children ?? [];
  const faces = all.filter(({ type }) => type === 'polygon');
  return {
    faces,
    /** The upper faces, which have the plain colour of their slice. */
    tops: faces.filter(({ style }) => typeof style.fill === 'string' && style.fill.startsWith('#')),
    /** The curved edges. */
    edges: faces.filter(({ style }) => typeof style.fill === 'object'),
    texts: all.filter(({ type }) => type === 'text'),
  };
}
const round = (point: readonly number[] | undefined) => point?.map((one) => Math.round(one * 10) / 10);
/** Left, top, right and bottom of a shape. */
function bounds(shape: Shape | undefined) {
  const [xs, ys] = [0, 1].map((at) => (shape?.shape.points ?? []).map((point) => point[at] ?? 0));
  return round([
    Math.min(...(xs ?? [])),
    Math.min(...(ys ?? [])),
    Math.max(...(xs ?? [])),
    Math.max(...(ys ?? [])),
  ]);
}

it('isSolidPie returns true for a pie with depth only', () => {
  expect(isSolidPie(scopeOf([1]))).toBe(true);
  expect(isSolidPie(scopeOf([1], { plot: { threeD: false } }))).toBe(false);
  expect(isSolidPie(scopeOf([1], { plot: { type: 'doughnut' } }))).toBe(false);
  expect(isSolidPie(scopeOf([1], { chart: { plots: [] } }))).toBe(false);
});

it('sliceColors returns the colour of each slice, and no colours without a series', () => {
  expect([...sliceColors(scopeOf([1, 2, 3]))]).toEqual([
    ['slice 0', '#640000'],
    ['slice 1', '#006400'],
    ['slice 2', '#000064'],
  ]);
  expect(sliceColors(scopeOf([1], { plot: { series: [] } })).size).toBe(0);
});

describe('solidPieSeries', () => {
  it('returns nothing without a series', () => {
    expect(solidPieSeries(scopeOf([1], { plot: { series: [] } }), room)).toEqual([]);
  });

  it('is a circle from above, and a flat ellipse with an edge from the side', () => {
    expect(bounds(drawn([1]).tops[0])).toEqual([52, 2, 148, 98]);
    // The radius is limited by the width: 96 pixels, and 48 from the middle to the front.
    const tilted = drawn([1], { chart: { threeD: { rotX: 30, height: 20 } } });
    const thick = 0.22 * 0.2 * Math.cos(Math.PI / 6);
    const radius = 96 / (1 + thick);
    expect(bounds(tilted.tops[0])).toEqual(
      round([100 - radius, 50 - radius * (0.5 + thick / 2), 100 + radius, 50 + radius * (0.5 - thick / 2)]),
    );
    expect(bounds(tilted.edges[0])?.[3]).toBeCloseTo(50 + radius * (0.5 + thick / 2), 1);
  });

  it('is tilted by at least 5 and at most 90 degrees, and by 30 by default', () => {
    const top = (threeD: object | undefined) => bounds(drawn([1], { chart: { threeD } }).tops[0]);
    expect(top({ rotX: 0 })).toEqual(top({ rotX: 5 }));
    expect(top({ rotX: 120 })).toEqual(top({ rotX: 90 }));
    expect(top(undefined)).toEqual(top({ rotX: 30, height: 100 }));
  });

  it('begins at twelve o’clock and runs clockwise, rotated by the angle of the plot or the view', () => {
    const corners = (more: object) => drawn([1, 3], more).tops.map(({ shape }) => round(shape.points[1]));
    expect(corners({})).toEqual([
      [100, 2],
      [148, 50],
    ]);
    expect(corners({ plot: { firstAngle: 90 } })).toEqual([
      [100, 98],
      [148, 50],
    ]);
    const chart = { threeD: { rotX: 90, rotY: 180 } };
    expect(corners({ chart })).toContainEqual([100, 98]);
    expect(corners({ plot: { firstAngle: 90 }, chart })).toContainEqual([148, 50]);
  });

  it('paints the slices from the back to the front', () => {
    const order = drawn([1, 1], { plot: { firstAngle: 90 } }).tops.map(({ style }) => style.fill);
    expect(order).toEqual(['#006400', '#640000']);
    expect(drawn([1, 1], { plot: { firstAngle: -90 } }).tops.map(({ style }) => style.fill)).toEqual([
      '#640000',
      '#006400',
    ]);
  });

  it('leaves out slices without a value, and a pie without values', () => {
    expect(drawn([1, 0, 1]).tops).toHaveLength(2);
    expect(drawn([0, 0]).faces).toEqual([]);
  });

  it('shows the curved edge of the front half only, in one part for each slice at the front', () => {
    // The first slice is at the right, the second at the left: a half of the edge each.
    expect(drawn([1, 1]).edges.map((one) => bounds(one)?.filter((_, at) => at % 2 === 0))).toEqual([
      [100, 148],
      [52, 100],
    ]);
    expect(drawn([1, 1], { plot: { firstAngle: -90 } }).edges).toHaveLength(1);
    // A slice around the back shows both of its ends.
    expect(drawn([3, 1], { plot: { firstAngle: 225 } }).edges).toHaveLength(3);
  });

  it('shows the cut sides that face the front, and none of a whole circle', () => {
    const cuts = (values: number[], firstAngle = 0) =>
      drawn(values, { plot: { firstAngle } }).faces.length -
      drawn(values, { plot: { firstAngle } }).tops.length -
      drawn(values, { plot: { firstAngle } }).edges.length;
    expect(cuts([1])).toBe(0);
    expect(cuts([1, 1], 10)).toBe(2);
    expect(drawn([1]).tops[0]?.shape.points).toHaveLength(181);
    expect(drawn([1, 3]).tops[0]?.shape.points[0]).toEqual([100, 50]);
  });

  it('moves exploded slices out, and makes the pie smaller for them', () => {
    const series = { points: [{ index: 0, explosion: 100 }] };
    const { tops } = drawn([1, 1], { series });
    const of = (fill: string) => round(tops.find(({ style }) => style.fill === fill)?.shape.points[0]);
    expect(of('#640000')).toEqual([124, 50]);
    expect(of('#006400')).toEqual([100, 50]);
    expect(bounds(tops.find(({ style }) => style.fill === '#006400'))).toEqual([76, 26, 100, 74]);
  });
});

describe('the labels of a pie with depth', () => {
  const label = (position: string, values: number[], more: object = {}) =>
    drawn(values, { series: { labels: { value: true, position } }, ...more }).texts.map(({ x, y, style }) => [
      style.text,
      ...(round([x, y]) ?? []),
      style.align,
      style.verticalAlign,
    ]);

  it('are within their slices, nearer to the edge when the file sets it', () => {
    // Four slices with their middles at 45, 135, 225 and 315 degrees; the radius is 48.
    const reach = (share: number) => Math.round(48 * share * Math.SQRT1_2 * 10) / 10;
    expect(label('ctr', [1, 1, 1, 1])[0]).toEqual([
      '1',
      100 + reach(0.62),
      50 - reach(0.62),
      'center',
      'middle',
    ]);
    expect(label('inEnd', [1, 1, 1, 1])[0]).toEqual([
      '1',
      Math.round((100 + 48 * 0.8 * Math.SQRT1_2) * 10) / 10,
      Math.round((50 - 48 * 0.8 * Math.SQRT1_2) * 10) / 10,
      'center',
      'middle',
    ]);
  });

  it('are around the pie, which is smaller then, and aligned to their side', () => {
    const sides = label('outEnd', [1, 1, 1, 1]).map(([, , , align, vertical]) => [align, vertical]);
    expect(sides).toEqual([
      ['left', 'bottom'],
      ['left', 'top'],
      ['right', 'top'],
      ['right', 'bottom'],
    ]);
    expect(label('outEnd', [1, 1], { plot: { firstAngle: -90 } })).toEqual([
      ['1', 100, 6.8, 'center', 'bottom'],
      ['1', 100, 93.2, 'center', 'top'],
    ]);
    expect(label('outEnd', [1, 1])[0]).toEqual(['1', 143.2, 50, 'left', 'middle']);
  });

  it('are below the edge of the pie at the front', () => {
    const chart = { threeD: { rotX: 30, height: 100 } };
    const at = label('outEnd', [1, 1], { plot: { firstAngle: -90 }, chart }).map(([, , y]) => Number(y));
    const thick = 0.22 * Math.cos(Math.PI / 6);
    const radius = Math.min(80, 80 / (1 + thick));
    const middle = 50 - (radius * thick) / 2;
    expect(at[0]).toBeCloseTo(middle - radius * 0.54, 1);
    expect(at[1]).toBeCloseTo(middle + radius * 0.54 + radius * thick, 1);
  });

  it('are outside when they fit best there: for slices of less than 0.4 radians', () => {
    expect(label('bestFit', [1, 14])[0]?.[3]).toBe('center');
    expect(label('bestFit', [1, 16]).map(([, , , , vertical]) => vertical)).toEqual(['bottom', 'middle']);
  });

  it('are left out without a label', () => {
    expect(drawn([1, 1]).texts).toEqual([]);
  });
});
