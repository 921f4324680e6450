import type { Chart, ChartPlot, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from '../chart-scope.ts';
import type { RoomAxes } from './solid-room.ts';
import { isBehind, isStacked, rowDepth, type Standing, spanOf, standingSeries } from './solid-series.ts';

const plot = (more: object) => ({ type: 'bar', series: [], ...more }) as unknown as ChartPlot;
const series = (values: (number | null)[], more: object = {}) => ({ categories: [], values, ...more });
const rgb = (value: string) => ({ type: 'rgb', value });

describe('standingSeries', () => {
  const palette = [rgb('AA0000'), rgb('00BB00'), rgb('0000CC')];
  const standing = (...plots: ChartPlot[]) => {
    const chart = { plots, palette } as unknown as Chart;
    const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
    return standingSeries({ chart, design, size: { w: 1, h: 1 } } as ChartScope);
  };

  it('numbers series in their plot and in the chart, each with its colour', () => {
    const fill = { type: 'solid', color: rgb('112233') };
    const all = standing(
      plot({ series: [series([]), series([], { fill })] }),
      plot({ series: [series([], { colorIndex: 1 })] }),
    );
    expect(all.map(({ at, number, row, color }) => [at, number, row, color])).toEqual([
      [0, 0, 0, '#aa0000'],
      [1, 1, 0, '#112233'],
      [0, 2, 0, '#00bb00'],
    ]);
  });

  it('gives a row to each series that is behind another, from the front on', () => {
    const behind = { grouping: 'standard', series: [series([]), series([])] };
    const rows = standing(plot(behind), plot({ series: [series([]), series([])] }), plot(behind));
    expect(rows.map(({ row }) => row)).toEqual([0, 1, 2, 2, 2, 3]);
  });
});

it.each([
  ['bar', undefined, false],
  ['bar', 'clustered', false],
  ['bar', 'standard', true],
  ['bar', 'stacked', false],
  ['line', undefined, true],
  ['line', 'clustered', true],
  ['area', 'standard', true],
  ['area', 'percentStacked', false],
])('isBehind returns for a %s with the grouping %s %s', (type, grouping, behind) => {
  expect(isBehind(plot({ type, grouping }))).toBe(behind);
});

it('isStacked returns true for both kinds of stacks only', () => {
  const groupings = ['stacked', 'percentStacked', 'standard', 'clustered', undefined];
  expect(groupings.map((grouping) => isStacked(plot({ grouping })))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

describe('spanOf', () => {
  const span = (more: object, at: number, scale = { min: -10, max: 10, step: 1 }) => {
    const given = plot(more);
    return spanOf({ plot: given, series: given.series[at], at } as Standing, 0, { scale } as RoomAxes);
  };
  const three = [series([4]), series([-2]), series([6])];

  it('begins at zero, or at the end of the axis that is nearer to zero', () => {
    expect(span({ series: three }, 2)).toEqual({ from: 0, to: 6, value: 6 });
    expect(span({ series: three }, 2, { min: 3, max: 10, step: 1 })?.from).toBe(3);
    expect(span({ series: three }, 1, { min: -10, max: -1, step: 1 })?.from).toBe(-1);
  });

  it('begins at the sum of the bars below with the same sign', () => {
    expect(span({ grouping: 'stacked', series: three }, 2)).toEqual({ from: 4, to: 10, value: 6 });
    expect(span({ grouping: 'stacked', series: three }, 1)).toEqual({ from: 0, to: -2, value: -2 });
  });

  it('begins at the sum of all areas below', () => {
    expect(span({ type: 'area', grouping: 'stacked', series: three }, 2)).toMatchObject({ from: 2, to: 8 });
  });

  it('is a share of all values without their signs when stacked to 100 %', () => {
    const percent = { grouping: 'percentStacked', series: three };
    expect(span(percent, 2)).toEqual({ from: 4 / 12, to: 10 / 12, value: 6 });
    expect(span({ grouping: 'percentStacked', series: [series([0])] }, 0)).toEqual({
      from: 0,
      to: 0,
      value: 0,
    });
  });

  it('is undefined for a point without a value', () => {
    expect(span({ series: [series([null])] }, 0)).toBeUndefined();
    expect(span({ series: [series([])] }, 0)).toBeUndefined();
  });
});

it('rowDepth leaves the gap of the plot before and behind the solids of a row', () => {
  const depth = (more: object, row: number, rows: number) =>
    rowDepth({ plot: plot(more), row } as Standing, rows);
  expect(depth({ gapDepth: 100 }, 0, 1)).toEqual([0.25, 0.75]);
  expect(depth({ gapDepth: 100 }, 1, 2)).toEqual([0.625, 0.875]);
  expect(depth({}, 0, 1)).toEqual([0.3, 0.7]);
  expect(depth({ type: 'area', gapDepth: 100 }, 0, 1)).toEqual([0.15, 0.85]);
  expect(depth({ type: 'area', gapDepth: 100 }, 0, 2)).toEqual([0.125, 0.375]);
});
