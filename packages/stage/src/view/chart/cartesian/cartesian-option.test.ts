import type { Chart, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { cartesianParts } from './cartesian-option.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const room = { left: 10, top: 20, right: 30, bottom: 40 };
const names = { kind: 'category', position: 'b' };
const numbers = { kind: 'value', position: 'l' };

interface AxisOption {
  readonly type: string;
  readonly data?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly axisLabel: { readonly show: boolean; readonly interval?: number };
}
interface SeriesOption {
  readonly type: string;
  readonly name?: string;
  readonly xAxisIndex?: number;
  readonly stack?: string;
}

function drawn(plots: object[], more: object = {}) {
  const chart = { plots, axes: [names, numbers], text: { size: 9 }, ...more } as unknown as Chart;
  const parts = cartesianParts({ chart, design, size: { w: 400, h: 300 } }, room);
  return {
    ...parts,
    xAxis: parts.xAxis as AxisOption[],
    yAxis: parts.yAxis as AxisOption[],
    series: parts.series as SeriesOption[],
  };
}
const series = (values: (number | null)[], categories: unknown[] = ['甲', '乙']) => ({ categories, values });
const order = (...given: Parameters<typeof drawn>) => drawn(...given).series.map(({ name }) => name);

describe('cartesianParts', () => {
  it('has categories below and values at the left, and the reverse for horizontal bars', () => {
    const { xAxis, yAxis } = drawn([{ type: 'bar', series: [series([5, 9])] }]);
    expect(xAxis).toMatchObject([{ type: 'category', data: ['甲', '乙'] }]);
    expect(yAxis).toMatchObject([{ type: 'value', min: 0, max: 10 }]);
    const turned = drawn([{ type: 'bar', horizontal: true, series: [series([5, 9])] }]);
    expect(turned.xAxis[0]?.type).toBe('value');
    expect(turned.yAxis[0]?.type).toBe('category');
  });

  it('has two value axes for points, and categories when only some plots have points', () => {
    const points = { type: 'scatter', series: [series([5, 9], [100, 104])] };
    const axes = [{ kind: 'value', position: 'b' }, numbers];
    const { xAxis, yAxis } = drawn([points, { type: 'bubble', series: [] }], { axes });
    expect(xAxis[0]).toMatchObject({ type: 'value', min: 98 });
    expect(yAxis[0]).toMatchObject({ type: 'value', min: 0, max: 10 });
    expect(drawn([points, { type: 'line', series: [series([1])] }]).xAxis[0]?.type).toBe('category');
  });

  it('numbers categories without names, up to the longest series', () => {
    const { xAxis } = drawn([{ type: 'line', series: [series([1], []), series([1, 2, 3], [])] }]);
    expect(xAxis[0]?.data).toEqual(['1', '2', '3']);
    const longer = drawn([{ type: 'line', series: [series([1, 2, 3], []), series([1], ['甲', '乙'])] }]);
    expect(longer.xAxis[0]?.data).toEqual(['甲', '乙', '']);
    const shorter = drawn([{ type: 'line', series: [series([1], ['甲', '乙'])] }]);
    expect(shorter.xAxis[0]?.data).toEqual(['甲', '乙']);
  });

  it('has the distinct categories of a box plot, and an axis over all its values', () => {
    const boxes = { type: 'boxWhisker', series: [series([1, 2, 30], ['甲', '甲', '乙'])] };
    const { xAxis, yAxis } = drawn([boxes]);
    expect(xAxis[0]?.data).toEqual(['甲', '乙']);
    expect(yAxis[0]?.max).toBe(35);
  });

  it('has positions for the dates between the points of a date axis', () => {
    const axes = [{ kind: 'date', baseUnit: 'days', majorUnit: 2, position: 'b', format: '0' }, numbers];
    const { xAxis } = drawn([{ type: 'line', series: [series([1, 2], [44_197, 44_200])] }], { axes });
    expect(xAxis[0]?.data).toEqual(['44197', '44198', '44199', '44200']);
    expect(xAxis[0]?.axisLabel.interval).toBe(1);
  });

  it('has the shares from 0 to 1 when all plots are stacked to 100 %', () => {
    const percent = { type: 'bar', grouping: 'percentStacked', series: [series([5, 9])] };
    expect(drawn([percent]).yAxis[0]).toMatchObject({ min: 0, max: 1 });
    expect(drawn([percent, { type: 'line', series: [series([1])] }]).yAxis[0]?.max).toBe(10);
  });

  it('has a second pair of axes for secondary plots, and numbers their series in the order of the file', () => {
    const plots = [
      { type: 'line', secondary: true, grouping: 'stacked', series: [series([100, 200])] },
      { type: 'bar', grouping: 'stacked', series: [series([5, 9])] },
    ];
    const axes = [names, numbers, { ...names, secondary: true }, { ...numbers, secondary: true }];
    const { xAxis, yAxis, series: made } = drawn(plots, { axes });
    expect([xAxis.length, yAxis.length]).toEqual([2, 2]);
    expect(yAxis.map(({ max }) => max)).toEqual([10, 250]);
    expect(made.map(({ name, xAxisIndex, stack }) => [name, xAxisIndex, stack])).toEqual([
      ['series 1', 0, 'plot1'],
      ['series 0', 1, 'plot0'],
    ]);
  });
});

describe('the order of the series', () => {
  const two = [series([5, 9]), series([1, 2])];

  it('is reversed when bars or categories run against the direction of ECharts, unless they are stacked', () => {
    const reversed = { axes: [{ ...names, reversed: true }, numbers] };
    expect(order([{ type: 'bar', series: two }])).toEqual(['series 0', 'series 1']);
    expect(order([{ type: 'bar', horizontal: true, series: two }])).toEqual(['series 1', 'series 0']);
    expect(order([{ type: 'bar', series: two }], reversed)).toEqual(['series 1', 'series 0']);
    expect(order([{ type: 'bar', horizontal: true, series: two }], reversed)).toEqual([
      'series 0',
      'series 1',
    ]);
    const stacked = { type: 'bar', grouping: 'stacked', horizontal: true, series: two };
    expect(order([stacked])).toEqual(['series 0', 'series 1']);
  });

  it('has the marks of a plot after its series', () => {
    expect(drawn([{ type: 'line', dropLines: {}, series: two }]).series.map(({ type }) => type)).toEqual([
      'line',
      'line',
      'custom',
    ]);
  });
});

describe('names at an axis at zero', () => {
  const atZero = (values: number[], category: object = {}, value: object = {}, plot: object = {}) => {
    const axes = [
      { ...names, ...category },
      { ...numbers, ...value },
    ];
    const made = drawn([{ type: 'bar', series: [series(values)], ...plot }], { axes });
    return [made.series[0]?.type === 'custom', made.xAxis[0]?.axisLabel.show];
  };

  it('are drawn inside the plot when values are on both sides of zero', () => {
    expect(atZero([-5, 5])).toEqual([true, false]);
    expect(atZero([5, 9])).toEqual([false, true]);
    expect(atZero([-5, -9])).toEqual([false, true]);
    expect(atZero([-5, 5], { labels: 'nextTo' })).toEqual([true, false]);
  });

  it('are labels of the axis when it sets their place or its crossing', () => {
    expect(atZero([-5, 5], { labels: 'low' })).toEqual([false, true]);
    expect(atZero([-5, 5], { crosses: 'min' })).toEqual([false, true]);
    expect(atZero([-5, 5], { hidden: true })[0]).toBe(false);
    expect(atZero([-5, 5], {}, { logBase: 10 })).toEqual([false, true]);
  });
});

it('bars begin at zero, or at the end of the axis that is nearer to zero', () => {
  const foot = (value: object) => {
    const axes = [names, { ...numbers, ...value }];
    const made = drawn([{ type: 'line', dropLines: {}, series: [series([50])] }], { axes }).series[1];
    const api = { coord: (place: readonly number[]) => place, size: () => [1, 1] };
    const { children } = (
      made as unknown as {
        renderItem: (_: unknown, api: object) => { children: { shape: { y1: number } }[] };
      }
    ).renderItem(undefined, api);
    return children[0]?.shape.y1;
  };
  expect(foot({})).toBe(0);
  expect(foot({ min: 20, max: 60 })).toBe(20);
  expect(foot({ min: -60, max: -20 })).toBe(-20);
});

describe('the grid', () => {
  const plot = { type: 'line', series: [series([1])] };
  const layout = { x: 0, y: 0, w: 1, h: 1 };

  it('keeps its room, with or without the labels of the axes', () => {
    expect(drawn([plot]).grid).toMatchObject({
      ...room,
      outerBoundsMode: 'same',
      show: false,
      borderWidth: 0,
    });
    expect(drawn([plot], { layout }).grid.outerBoundsMode).toBe('none');
    expect(drawn([plot], { layout, layoutOuter: true }).grid.outerBoundsMode).toBe('same');
  });

  it('is shown when the plot has a fill or a line', () => {
    expect(drawn([plot], { plotFill: solid('112233') }).grid).toMatchObject({
      show: true,
      backgroundColor: '#112233',
    });
    expect(drawn([plot], { plotFill: { type: 'none' } }).grid.show).toBe(false);
    const plotLine = { fill: solid('00FF00'), width: 2 };
    expect(drawn([plot], { plotLine }).grid).toMatchObject({
      show: true,
      backgroundColor: 'transparent',
      borderWidth: 2,
      borderColor: '#00ff00',
    });
  });
});

it('names below the plot have the width of the chart without its room', () => {
  // (400 - 10 - 30 - 36) / 3 = 108 pixels: nine letters of 12 pixels fit.
  const label = (count: number) =>
    drawn([{ type: 'line', series: [series([1, 2, 3], ['甲'.repeat(count), '', ''])] }]).xAxis[0]?.axisLabel;
  expect(label(9)).not.toHaveProperty('overflow');
  expect(label(10)).toHaveProperty('overflow', 'break');
});

it('the value axis of horizontal bars has fewer labels beside longer names', () => {
  const step = (name: string) => {
    const bars = { type: 'bar', horizontal: true, series: [series([5, 9], [name])] };
    const axis = drawn([bars]).xAxis[0] as unknown as { interval: number };
    return axis.interval;
  };
  expect([step('甲'), step('甲'.repeat(30))]).toEqual([1, 2]);
});
