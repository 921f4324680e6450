import type { Chart, ChartPlot, ChartSeries, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from '../chart-scope.ts';
import { cartesianSeries, drawsMarkers, isStacked, type SeriesPlace } from './cartesian-series.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
const rgb = (value: string) => ({ type: 'rgb', value });
const solid = (value: string) => ({ type: 'solid', color: rgb(value) });
const green = { fill: solid('00FF00'), width: 2 };
const none = { type: 'none' };

interface Drawn {
  readonly [name: string]: unknown;
  readonly id: string;
  readonly data: readonly {
    readonly value: unknown;
    readonly symbol?: string;
    readonly symbolSize?: number;
    readonly itemStyle?: object;
    readonly label?: { readonly show: boolean; readonly position?: string };
  }[];
}

/** The drawn parts of the series at an index; the second series has the values 3 and -1. */
function parts(
  plot: object,
  series: object = {},
  { at = 0, chart = {} as object, place = {} as object } = {},
) {
  const own = { categories: [], values: [5, -2], ...series };
  const other = { categories: [], values: [3, -1] };
  const all = (plot as { alone?: boolean }).alone ? [own] : at === 0 ? [own, other] : [other, own];
  const given = { ...plot, series: all } as unknown as ChartPlot;
  const scope = {
    chart: {
      plots: [given],
      axes: [],
      palette: [rgb('AA0000'), rgb('0000BB')],
      ...chart,
    } as unknown as Chart,
    design,
    size: { w: 400, h: 200 },
  } as ChartScope;
  const where: SeriesPlace = {
    plotIndex: 0,
    first: 0,
    count: 2,
    foot: 0,
    axes: { pair: 0, lying: false, byNumbers: false, categories: 2 },
    ...place,
  };
  return cartesianSeries(scope, given, own as unknown as ChartSeries, at, where) as Drawn[];
}
const first = (...given: Parameters<typeof parts>) => parts(...given)[0] as Drawn;
const values = (...given: Parameters<typeof parts>) => first(...given).data.map(({ value }) => value);

describe('cartesianSeries', () => {
  it('names a series by its number in the chart, on the axes of its plot', () => {
    const place = {
      first: 3,
      plotIndex: 1,
      axes: { pair: 1, lying: false, byNumbers: false, categories: 2 },
    };
    expect(first({ type: 'line', grouping: 'stacked' }, {}, { at: 1, place })).toMatchObject({
      id: '4 ',
      name: 'series 4',
      xAxisIndex: 1,
      yAxisIndex: 1,
      stack: 'plot1',
      stackStrategy: 'all',
    });
    expect(first({ type: 'bar' })).toMatchObject({ stack: undefined, stackStrategy: 'samesign' });
  });

  it('draws shares of the total of all series when the plot is stacked to 100 %', () => {
    const percent = { type: 'bar', grouping: 'percentStacked' };
    expect(values(percent)).toEqual([5 / 8, -2 / 3]);
    expect(values(percent, { values: [1, 1] }, { at: 1 })).toEqual([1 / 4, 1 / 2]);
    expect(values({ ...percent, alone: true }, { values: [0, null] })).toEqual([0, null]);
    expect(values({ type: 'bar', grouping: 'stacked' })).toEqual([5, -2]);
  });

  it('returns error bars and fitted curves beside the series', () => {
    const series = {
      colorIndex: 0,
      errorBars: [{ kind: 'fixed', sides: 'both', value: 1 }],
      trendLines: [{ type: 'linear', equation: true }],
    };
    const drawn = parts({ type: 'line' }, series, { place: { first: 2 } });
    expect(drawn.map(({ id }) => id)).toEqual(['2 ', '2 beside 1', '2 beside 2', '2 beside 3']);
    expect(drawn[2]).toMatchObject({ name: 'trend 2.0', itemStyle: { color: '#aa0000' } });
    const plain = { trendLines: [{ type: 'linear' }] };
    expect(parts({ type: 'line' }, plain)).toHaveLength(2);
    expect(parts({ type: 'line' }, { trendLines: [{ type: 'linear', line: { fill: none } }] })).toHaveLength(
      1,
    );
    expect(parts({ type: 'line' }, { ...plain, values: [1, null] })).toHaveLength(1);
  });

  /** The shapes of an addition, drawn with ten pixels per unit to the right and upwards. */
  const shapes = (one: Drawn | undefined) =>
    (
      one as unknown as {
        renderItem: (_: unknown, api: object) => { children: { shape: object; style: object }[] };
      }
    ).renderItem(undefined, {
      coord: ([x, y]: number[]) => [10 * (x ?? 0), -10 * (y ?? 0)],
      size: () => [10, 10],
    }).children;

  it('counts categories from 1 in the equation of a curve, and shows the quality of the fit', () => {
    const series = { values: [2, 4], trendLines: [{ type: 'linear', equation: true, fitQuality: true }] };
    const [, curve, words] = parts({ type: 'line' }, series);
    expect(shapes(words)[0]?.style).toMatchObject({ text: 'y = 2x + 0\nR² = 1', x: 6, y: -44 });
    const points = (shapes(curve)[0]?.shape as { points: number[][] } | undefined)?.points ?? [];
    expect([points[0], points.at(-1)]).toEqual([
      [0, -20],
      [10, -40],
    ]);
    const places = { axes: { pair: 0, lying: false, byNumbers: true, categories: 0 } };
    const dots = { ...series, categories: [10, 11] };
    const [, , numbers] = parts({ type: 'scatter' }, dots, { place: places });
    expect(shapes(numbers)[0]?.style).toMatchObject({ text: 'y = 2x - 18\nR² = 1' });
  });

  it('places error bars at the sum of stacked series, and at the middle of bars side by side', () => {
    const series = { values: [2, 4], errorBars: [{ kind: 'fixed', sides: 'plus', value: 1, noCap: true }] };
    const lines = (plot: object, at = 1) => shapes(parts(plot, series, { at })[1]).map(({ shape }) => shape);
    const place = { axes: { pair: 0, lying: false, byNumbers: true, categories: 0 } };
    expect(lines({ type: 'line', grouping: 'stacked' })[0]).toEqual({ x1: 0, x2: 0, y1: -50, y2: -60 });
    expect(lines({ type: 'line' })[0]).toEqual({ x1: 0, x2: 0, y1: -20, y2: -30 });
    // Two bars with a gap of 100 % of a bar: each has a third of the category.
    const x1 = (plot: object, at: number) => (lines({ type: 'bar', ...plot }, at)[0] as { x1: number }).x1;
    expect(x1({ gapWidth: 100 }, 0)).toBeCloseTo(-10 / 6, 9);
    expect(x1({ gapWidth: 100 }, 1)).toBeCloseTo(10 / 6, 9);
    expect(x1({}, 1)).toBeCloseTo(10 / 7, 9);
    expect(x1({ gapWidth: 100, overlap: 50 }, 1)).toBeCloseTo(1, 9);
    expect(x1({ overlap: 100 }, 1)).toBeCloseTo(0, 9);
    expect(x1({ grouping: 'stacked' }, 1)).toBe(0);
    const [, bars] = parts({ type: 'scatter' }, { ...series, categories: [7, 9] }, { place });
    expect(shapes(bars)[0]?.shape).toMatchObject({ x1: 70, y1: -20, y2: -30 });
    const gap = parts({ type: 'line' }, { ...series, values: [null, 4] });
    expect(shapes(gap[1])).toHaveLength(1);
  });
});

describe('bars', () => {
  const bar = { type: 'bar' };

  it('have the gaps of the file, as shares of their width and of the category', () => {
    expect(first(bar)).toMatchObject({ barGap: '0%', barCategoryGap: `${(100 * 150) / 350}%` });
    expect(first({ ...bar, gapWidth: 50, overlap: 100 })).toMatchObject({
      barGap: '-100%',
      barCategoryGap: `${(100 * 50) / 150}%`,
    });
    // Stacked bars are a single bar.
    expect(first({ ...bar, grouping: 'stacked', overlap: 100, gapWidth: 100 }).barCategoryGap).toBe('50%');
    expect(first(bar, {}, { at: 1 }).z).toBe(2.001);
  });

  it('have the fill of the point, else of negative values, else the colour of the series', () => {
    expect(first(bar).itemStyle).toEqual({ color: '#aa0000', borderColor: undefined, borderWidth: 0 });
    expect(first(bar, {}, { at: 1 }).itemStyle).toMatchObject({ color: '#0000bb' });
    expect(first(bar, { colorIndex: 1 }).itemStyle).toMatchObject({ color: '#0000bb' });
    const series = { negativeFill: solid('FFFFFF'), points: [{ index: 0, fill: solid('112233') }] };
    const [own, negative] = first(bar, series).data;
    expect(own?.itemStyle).toEqual({ color: '#112233', borderColor: undefined, borderWidth: 0 });
    expect(negative?.itemStyle).toEqual({ color: '#ffffff', borderColor: '#aa0000', borderWidth: 1 });
    const [positive, lined] = first(bar, { negativeFill: solid('FFFFFF'), line: green }).data;
    expect(positive?.itemStyle).toMatchObject({ color: '#aa0000', borderColor: '#00ff00' });
    expect(lined?.itemStyle).toEqual({ color: '#ffffff', borderColor: '#00ff00', borderWidth: 2 });
    const [plain] = first(bar, { values: [0], negativeFill: solid('FFFFFF') }).data;
    expect(plain?.itemStyle).toBeUndefined();
  });

  it('have a colour each when colours vary over the points of a single series without a fill', () => {
    const colors = (plot: object, series: object = {}) =>
      first({ ...bar, ...plot }, series).data.map(
        ({ itemStyle }) => (itemStyle as { color?: string })?.color,
      );
    expect(colors({ varyColors: true, alone: true })).toEqual(['#aa0000', '#0000bb']);
    expect(colors({ varyColors: true })).toEqual([undefined, undefined]);
    expect(colors({ alone: true })).toEqual([undefined, undefined]);
    expect(colors({ varyColors: true, alone: true }, { fill: solid('112233') })).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('have their labels at the end, inside when stacked, mirrored below zero', () => {
    const labels = { value: true };
    const positions = (plot: object, place: object = {}) =>
      first({ ...bar, ...plot }, { labels }, { place }).data.map(({ label }) => label?.position);
    expect(positions({})).toEqual(['top', 'bottom']);
    expect(positions({ grouping: 'stacked' })).toEqual(['inside', 'inside']);
    const axes = { pair: 0, lying: true, byNumbers: false, categories: 2 };
    expect(positions({}, { axes })).toEqual(['right', 'left']);
    expect(first(bar).data[0]?.label).toBeUndefined();
  });
});

describe('lines and areas', () => {
  const line = { type: 'line' };

  it('have the line of the series, three pixels by default, and no line when the file removes it', () => {
    expect(first(line).lineStyle).toEqual({ color: '#aa0000', width: 3, type: 'solid' });
    expect(first(line, { line: green }).lineStyle).toMatchObject({ color: '#00ff00', width: 2 });
    expect(first(line, { line: { fill: none } }).lineStyle).toEqual({ width: 0 });
    expect(first({ type: 'area' }, { line: green })).toMatchObject({
      lineStyle: { width: 0 },
      areaStyle: { color: '#aa0000', opacity: 1 },
    });
    expect(first({ type: 'stock' }).lineStyle).toEqual({ width: 0 });
    expect(first({ type: 'stock' }, { line: green }).lineStyle).toMatchObject({ width: 2 });
    expect(first(line).areaStyle).toBeUndefined();
    expect([first(line).smooth, first(line, { smooth: true }).smooth]).toEqual([false, 0.3]);
  });

  it.each([
    ['line', {}, '-', false],
    ['line', { blanks: 'zero' }, 0, false],
    ['line', { blanks: 'span' }, '-', true],
    ['area', {}, 0, false],
    ['area', { blanks: 'span' }, '-', true],
    ['line', { blanks: 'zero', axes: [{ kind: 'date' }] }, '-', true],
    ['area', { axes: [{ kind: 'date' }] }, '-', false],
  ])('draws a gap of a %s in the chart %o as %s', (type, chart, gap, connected) => {
    const drawn = first({ type }, { values: [1, null] }, { chart });
    expect(drawn.data.map(({ value }) => value)).toEqual([1, gap]);
    expect(drawn.connectNulls).toBe(connected);
  });

  it('have markers in turn when the plot has markers', () => {
    expect(first(line).symbol).toBe('none');
    expect(first({ ...line, markers: true }).symbol).toBe('diamond');
    expect(first({ ...line, style: 'marker' }, {}, { at: 1 }).symbol).toBe('rect');
    expect(first({ ...line, markers: true }, { marker: { symbol: 'auto' } }).symbol).toBe('diamond');
    expect(first(line, { marker: { symbol: 'square', size: 9, line: green } })).toMatchObject({
      symbol: 'rect',
      symbolSize: 12,
      itemStyle: { color: '#aa0000', borderColor: '#00ff00', borderWidth: 2 },
    });
    expect(first(line, { marker: { symbol: 'other', fill: solid('112233') } })).toMatchObject({
      symbol: 'circle',
      itemStyle: { color: '#112233', borderWidth: 0 },
    });
  });

  it('have the marker, the fill and the label of a point', () => {
    const points = [
      { index: 0, marker: { symbol: 'circle', size: 6 } },
      { index: 1, fill: solid('112233') },
    ];
    const [marked, filled] = first(line, {
      points,
      marker: { symbol: 'square', fill: solid('445566') },
    }).data;
    expect(marked).toMatchObject({ symbol: 'circle', symbolSize: 8, itemStyle: { color: '#445566' } });
    expect(filled).toMatchObject({ itemStyle: { color: '#112233' } });
    expect(filled).not.toHaveProperty('symbol');
  });

  it('attach the label of a point without a marker to an invisible marker', () => {
    const [one] = first(line, { labels: { value: true } }).data;
    expect(one).toMatchObject({
      symbol: 'circle',
      symbolSize: 1,
      itemStyle: { opacity: 0 },
      label: { show: true, position: 'right' },
    });
    const [marked] = first({ ...line, markers: true }, { labels: { value: true } }).data;
    expect(marked).not.toHaveProperty('symbol');
    const [bare] = first(line, { labels: { value: true, except: [0] } }).data;
    expect(bare).not.toHaveProperty('symbol');
  });
});

describe('points of a scatter chart', () => {
  const scatter = { type: 'scatter' };

  it('are at the numbers of their categories, without gaps', () => {
    expect(values(scatter, { categories: [7, 8, 9], values: [1, null, 3] })).toEqual([
      [7, 1],
      [9, 3],
    ]);
  });

  it('are connected according to the style and the line of the series', () => {
    expect(first(scatter)).toMatchObject({
      type: 'line',
      symbol: 'circle',
      lineStyle: { width: 2.5 },
      smooth: false,
    });
    expect(first({ ...scatter, style: 'marker' })).toMatchObject({ type: 'scatter', symbol: 'circle' });
    expect(first({ ...scatter, style: 'marker' }, { line: green })).toMatchObject({ type: 'line' });
    expect(first({ ...scatter, style: 'line' })).toMatchObject({ type: 'line', symbol: 'none' });
    expect(first({ ...scatter, style: 'line' }, { line: { fill: none } })).toMatchObject({
      type: 'scatter',
      symbol: 'circle',
    });
    expect(first({ ...scatter, style: 'smoothMarker' })).toMatchObject({ smooth: 0.3 });
    expect(first({ ...scatter, style: 'smoothMarker' }, { smooth: false })).toMatchObject({ smooth: false });
    expect(first(scatter, { smooth: true })).toMatchObject({ smooth: 0.3 });
  });
});

describe('bubbles', () => {
  const bubble = { type: 'bubble', alone: true };
  const sizes = (plot: object, series: object) =>
    first({ ...bubble, ...plot }, series).data.map((one) => one.symbolSize);

  it('have a quarter of the chart at most, and areas as large as their sizes', () => {
    expect(sizes({}, { values: [1, 1], sizes: [4, 1] })).toEqual([50, 25]);
    expect(sizes({ sizeIsWidth: true }, { values: [1, 1], sizes: [4, 1] })).toEqual([50, 12.5]);
    expect(sizes({ bubbleScale: 200 }, { values: [1], sizes: [4] })).toEqual([100]);
    expect(sizes({}, { values: [1, 1] })).toEqual([50, 50]);
  });

  it('are left out without a value or a size, and hollow when negative sizes are shown', () => {
    const series = { values: [1, null, 3, 4], sizes: [4, 4, 0, -4] };
    expect(sizes({}, series)).toEqual([50]);
    const { data } = first({ ...bubble, negativeBubbles: true }, series);
    expect(data).toHaveLength(2);
    expect(data[1]).toMatchObject({
      value: [4, 4],
      symbolSize: 50,
      itemStyle: { color: '#ffffff', borderColor: '#aa0000' },
    });
    expect(data[0]).not.toHaveProperty('itemStyle');
  });

  it('have the fill of the point, else of the series', () => {
    const series = {
      values: [1],
      sizes: [1],
      fill: solid('112233'),
      points: [{ index: 0, fill: solid('445566') }],
    };
    const drawn = first(bubble, { ...series, line: green });
    expect(drawn.itemStyle).toEqual({
      color: '#112233',
      opacity: 0.85,
      borderColor: '#00ff00',
      borderWidth: 2,
    });
    expect(drawn.data[0]?.itemStyle).toEqual({ color: '#445566' });
  });
});

it('box plots of a single series are followed by their outliers, which are never stacked', () => {
  const series = { categories: ['a', 'a', 'a', 'a', 'a'], values: [1, 2, 3, 4, 20] };
  const drawn = parts({ type: 'boxWhisker', grouping: 'stacked', alone: true }, series);
  expect(drawn.map(({ type, stack, id }) => [type, stack, id])).toEqual([
    ['boxplot', undefined, '0 '],
    ['scatter', undefined, '0 beside 1'],
  ]);
  expect(parts({ type: 'boxWhisker' }, series)).toHaveLength(1);
});

it.each([
  ['stacked', true],
  ['percentStacked', true],
  ['clustered', false],
  [undefined, false],
])('isStacked returns for the grouping %s %s', (grouping, stacked) => {
  expect(isStacked({ grouping } as ChartPlot)).toBe(stacked);
});

it.each([
  ['line', {}, {}, false],
  ['line', { markers: true }, {}, true],
  ['line', { style: 'marker' }, {}, true],
  ['line', { markers: true }, { symbol: 'none' }, false],
  ['scatter', {}, {}, true],
  ['scatter', { style: 'smooth' }, {}, false],
  ['scatter', { style: 'smooth' }, { symbol: 'x' }, true],
])('drawsMarkers returns for a %s with %o and the marker %o %s', (type, plot, look, drawn) => {
  const series = { marker: 'symbol' in look ? look : undefined } as unknown as ChartSeries;
  expect(drawsMarkers({ type, ...plot } as ChartPlot, series, 0)).toBe(drawn);
});
