import type { Chart, ChartPlot, ChartSeries, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from './chart-scope.ts';
import { drawsRadarMarkers, labelsOutside, pieSeries, radarParts, ringOf } from './round-option.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
const rgb = (value: string) => ({ type: 'rgb', value });
const solid = (value: string) => ({ type: 'solid', color: rgb(value) });
const green = { fill: solid('00FF00'), width: 2 };
const none = { fill: { type: 'none' } };
const room = { left: 0, top: 0, right: 0, bottom: 0 };

const series = (values: (number | null)[], more: object = {}) =>
  ({ categories: [], values, ...more }) as unknown as ChartSeries;
/** A chart of 200 by 100 pixels with texts of 10 pixels. */
function scopeOf(plot: object, all: ChartSeries[], more: object = {}): ChartScope {
  const chart = {
    plots: [{ type: 'pie', series: all, ...plot }],
    axes: [],
    palette: [rgb('AA0000'), rgb('0000BB'), rgb('00CC00')],
    text: { size: 7.5 },
    ...more,
  };
  return { chart: chart as unknown as Chart, design, size: { w: 200, h: 100 } };
}

describe('ringOf', () => {
  const slices = (one: ChartSeries, plot: object = {}) => {
    const scope = scopeOf(plot, [one]);
    return ringOf(scope, scope.chart.plots[0] as ChartPlot, one).slices;
  };

  it('returns the slices without their signs, with the sum of all', () => {
    expect(slices(series([1, -3, null], { categories: ['甲', null] }))).toMatchObject([
      { index: 0, value: 1, total: 4, name: '甲', out: 0, color: '#aa0000' },
      { index: 1, value: 3, total: 4, name: '2', color: '#0000bb' },
      { index: 2, value: 0, total: 4, name: '3', color: '#00cc00' },
    ]);
  });

  it('has the fill of the point, else of the series, else a colour each unless colours do not vary', () => {
    const points = [{ index: 1, fill: solid('112233') }];
    const colors = (...given: Parameters<typeof slices>) => slices(...given).map(({ color }) => color);
    expect(colors(series([1, 1], { points }))[1]).toBe('#112233');
    expect(colors(series([1, 1], { points, fill: solid('445566') }))).toEqual(['#445566', '#112233']);
    const alone = colors(series([1, 1]), { varyColors: false });
    expect(alone[0]).toBe(alone[1]);
  });

  it('has the line and the distance of the point, else of the series, within 0 and 400 %', () => {
    const points = [
      { index: 1, line: none, explosion: 500 },
      { index: 2, explosion: -5 },
    ];
    expect(
      slices(series([1, 1, 1], { points, line: green, explosion: 10 })).map(({ out, edge }) => [
        out,
        edge?.width,
      ]),
    ).toEqual([
      [10, 2],
      [400, undefined],
      [0, 2],
    ]);
  });
});

it('labelsOutside returns whether some label is outside, or where it fits best', () => {
  const outside = (labels: object | undefined) => labelsOutside({ labels } as unknown as ChartSeries);
  expect(outside(undefined)).toBe(false);
  expect(outside({ position: 'ctr' })).toBe(false);
  expect(outside({ position: 'outEnd' })).toBe(true);
  expect(outside({ position: 'bestFit' })).toBe(true);
  expect(outside({ position: 'ctr', own: [{ index: 0, position: 'outEnd' }] })).toBe(true);
});

interface Pie {
  readonly [name: string]: unknown;
  readonly type: string;
  readonly center: number[];
  readonly radius: number[];
  readonly data: readonly {
    readonly value: number;
    readonly name: string;
    readonly [name: string]: unknown;
  }[];
  readonly labelLayout: (point: { dataIndex?: number }) => object;
  readonly renderItem: () => { children: { type: string; shape: object; style: Record<string, unknown> }[] };
}
const pies = (plot: object, all: ChartSeries[], more: object = {}, space = room) =>
  pieSeries(scopeOf(plot, all, more), space) as unknown as Pie[];
const close = (value: number) => expect.closeTo(value, 6);

describe('pieSeries', () => {
  it('fills the shorter side of its room, from twelve o’clock on', () => {
    const [pie] = pies({}, [series([1, 3]), series([9])]);
    expect(pie).toMatchObject({
      type: 'pie',
      id: '0 ',
      center: [100, 50],
      radius: [0, close(47)],
      startAngle: 90,
      selectedMode: false,
      selectedOffset: 0,
    });
    expect(pie?.data.map(({ name, value, selected }) => [name, value, selected])).toEqual([
      ['slice 0', 1, false],
      ['slice 1', 3, false],
    ]);
    expect(
      pies({ firstAngle: 30 }, [series([1])], {}, { left: 20, top: 30, right: 40, bottom: 10 })[0],
    ).toMatchObject({
      center: [90, 60],
      radius: [0, close(28.2)],
      startAngle: 60,
    });
    expect(pieSeries(scopeOf({}, [], { plots: [] }), room)).toEqual([]);
  });

  it('is smaller for exploded slices, and for labels around it', () => {
    const points = [{ index: 1, explosion: 100 }];
    const [pie] = pies({}, [series([1, 3], { points })]);
    expect(pie).toMatchObject({
      radius: [0, close(23.5)],
      selectedMode: 'multiple',
      selectedOffset: close(23.5),
    });
    expect(pie?.data.map(({ selected }) => selected)).toEqual([false, true]);
    const labels = { value: true, position: 'outEnd' };
    expect(pies({}, [series([1], { labels })])[0]?.radius[1]).toBeCloseTo(47 * 0.79, 9);
    const layout = { x: 0, y: 0, w: 1, h: 1 };
    expect(pies({}, [series([1], { labels })], { layout })[0]?.radius[1]).toBeCloseTo(47, 9);
    expect(pies({ type: 'doughnut' }, [series([1], { labels })])[0]?.radius[1]).toBeCloseTo(47, 9);
  });

  it('is a ring for each series around the hole of a doughnut', () => {
    const radii = (plot: object, ...all: ChartSeries[]) =>
      pies({ type: 'doughnut', ...plot }, all).map(({ id, radius }) => [id, ...radius]);
    expect(radii({}, series([1]), series([2]))).toEqual([
      ['0 ', close(23.5), close(35.25)],
      ['1 ', close(35.25), close(47)],
    ]);
    expect(radii({ holeSize: 0 }, series([1]))[0]?.[1]).toBeCloseTo(0.47, 9);
    expect(radii({ holeSize: 99 }, series([1]))[0]?.[1]).toBeCloseTo(42.3, 9);
  });

  it('has the colour, edge and label of each slice', () => {
    const labels = { value: true, position: 'outEnd', except: [1] };
    const [pie] = pies({}, [series([1, 3], { labels, line: green })]);
    expect(pie?.data[0]).toMatchObject({
      itemStyle: { color: '#aa0000', borderColor: '#00ff00', borderWidth: 2 },
      label: { show: true, position: 'outside' },
      labelLine: { show: true },
    });
    expect(pie?.data[1]).toMatchObject({ label: { show: false }, labelLine: { show: false } });
    expect(pies({}, [series([1])])[0]?.data[0]?.itemStyle).toEqual({
      color: '#aa0000',
      borderColor: undefined,
      borderWidth: 0,
    });
    const [without] = pies({}, [series([1], { labels: { ...labels, leaders: false } })]);
    expect(without?.data[0]?.labelLine).toEqual({ show: false });
    const [inside] = pies({}, [series([1, 1], { labels: { value: true, position: 'ctr' } })]);
    expect(inside?.data[0]?.label).toMatchObject({ position: 'inside' });
    expect(inside?.labelLayout({ dataIndex: 0 })).toEqual({ dx: 0, dy: 0 });
    expect(inside?.labelLayout({})).toEqual({});
  });

  it('places labels at the inner edge relative to its centre', () => {
    const [pie] = pies({}, [series([1, 1], { labels: { value: true, position: 'inEnd' } })]);
    const layout = pie?.labelLayout({ dataIndex: 0 }) as { x: number; y: number };
    expect(layout).toMatchObject({ align: 'center', verticalAlign: 'middle' });
    expect(layout.y).toBeCloseTo(50, 9);
    // The outer corners of the label, 5.1 by 12 pixels, are three pixels from the edge.
    expect(layout.x - 100).toBeCloseTo(Math.sqrt(44 ** 2 - 6 ** 2) - 2.55, 9);
  });
});

describe('a pie with a second pie', () => {
  const ofPie = (plot: object, values = [6, 1, 1], more: object = {}) =>
    pies({ type: 'ofPie', ...plot }, [series(values, { name: 'x', ...more })]);

  it('moves the last slices into a smaller pie beside, and represents them by a slice at the right', () => {
    const [joins, first, second, ...rest] = ofPie({ split: { by: 'position', at: 2 } });
    expect(rest).toEqual([]);
    const radius = 0.94 * Math.min(50, 200 / (2 + 1.5 + 0.5));
    expect(first).toMatchObject({ radius: [0, close(radius)], startAngle: 45 });
    expect(first?.center[0]).toBeCloseTo(100 - radius, 6);
    expect(first?.data.map(({ name, value }) => [name, value])).toEqual([
      ['slice 3', 2],
      ['slice 0', 6],
    ]);
    expect(second).toMatchObject({ radius: [0, close(radius * 0.75)], startAngle: 90 });
    expect(second?.center[0]).toBeCloseTo(100 - radius + radius * 1.5 + radius * 0.75, 6);
    expect(second?.data.map(({ value }) => value)).toEqual([1, 1]);
    const lines = joins?.renderItem().children.map(({ shape }) => (shape as { points: number[][] }).points);
    expect(lines?.[0]?.[0]).toEqual([
      close(100 - radius + radius * Math.SQRT1_2),
      close(50 + radius * Math.SQRT1_2),
    ]);
    expect(lines?.[0]?.[1]).toEqual([close(second?.center[0] ?? 0), close(50 + radius * 0.75)]);
    expect(lines?.[1]?.[0]?.[1]).toBeCloseTo(50 - radius * Math.SQRT1_2, 6);
  });

  it('has the gap and the size of the file', () => {
    const [, first, second] = ofPie({ gapWidth: 0, secondSize: 50, split: { by: 'position', at: 1 } });
    expect(first?.radius[1]).toBeCloseTo(47, 6);
    expect((second?.center[0] ?? 0) - (first?.center[0] ?? 0)).toBeCloseTo(47 * 1.5, 6);
    const wide = ofPie({ gapWidth: 400, split: { by: 'position', at: 1 } })[1];
    expect(wide?.radius[1]).toBeCloseTo((200 / 5.5) * 0.94, 6);
  });

  it('is a single pie when no slice is moved', () => {
    const made = ofPie({ split: { by: 'value', at: 0 } });
    expect(made).toHaveLength(1);
    expect(made[0]?.data).toHaveLength(3);
  });

  it('names the slice of the others in the language of the slices', () => {
    const label = (categories: string[]) => {
      const [, first] = ofPie({}, [6, 1, 1], { categories, labels: { category: true } });
      const one = first?.data[0]?.label as { formatter: () => string } | undefined;
      return one?.formatter();
    };
    expect(label(['甲', '乙', '丙'])).toBe('其他');
    expect(label(['a', 'b', 'c'])).toBe('Other');
  });

  it('shows the moved slices as one column, and lists them in the legend by a pie without a radius', () => {
    const labels = { value: true };
    const [, first, keys, column] = ofPie({ style: 'bar', split: { by: 'position', at: 2 } }, [4, 3, 1], {
      labels,
    });
    expect(keys).toMatchObject({
      radius: [0, 0],
      data: [{ label: { show: false } }, { label: { show: false } }],
    });
    const shapes = column?.renderItem().children ?? [];
    const small = (first?.radius[1] ?? 0) * 0.75;
    const left = (keys?.center[0] ?? 0) - small / 2;
    expect(shapes.map(({ type }) => type)).toEqual(['rect', 'text', 'rect', 'text']);
    expect(shapes[0]?.shape).toEqual({
      x: close(left),
      y: close(50 - small),
      width: close(small),
      height: close(small * 1.5),
    });
    expect(shapes[2]?.shape).toMatchObject({ y: close(50 + small / 2), height: close(small / 2) });
    expect(shapes[0]?.style).toMatchObject({ fill: '#0000bb', lineWidth: 0 });
    expect(shapes[1]?.style).toMatchObject({
      text: '3',
      x: close(left + small / 2),
      y: close(50 - small / 4),
    });
    const bare = ofPie({ style: 'bar' })[3];
    expect(bare?.renderItem().children.map(({ type }) => type)).toEqual(['rect']);
  });
});

describe('radarParts', () => {
  interface Radar {
    readonly radar: Readonly<Record<string, unknown>> & {
      readonly indicator: readonly {
        readonly name: string;
        readonly axisLabel: { readonly show: boolean };
      }[];
      readonly axisLabel: { readonly formatter: (value: number) => string };
    };
    readonly series: readonly [{ readonly data: readonly Readonly<Record<string, unknown>>[] }];
  }
  const made = (all: ChartSeries[], plot: object = {}, more: object = {}) =>
    radarParts(scopeOf({ type: 'radar', ...plot }, all, more), room) as unknown as Radar;
  const value = { kind: 'value', min: 0, max: 10, majorUnit: 5, format: '0.0' };
  const names = (hidden = false) => ({ kind: 'category', hidden });

  it('has a spoke per category, numbers on the first only', () => {
    const { radar, series: drawn } = made(
      [series([1, null, 3], { categories: ['甲', '乙'] })],
      {},
      { axes: [value] },
    );
    expect(radar.indicator).toEqual([
      { name: '甲', min: 0, max: 10, axisLabel: { show: true } },
      { name: '乙', min: 0, max: 10, axisLabel: { show: false } },
      { name: '3', min: 0, max: 10, axisLabel: { show: false } },
    ]);
    expect(radar.splitNumber).toBe(2);
    expect(radar.axisLabel.formatter(5)).toBe('5.0');
    expect(drawn[0].data[0]?.value).toEqual([1, 0, 3]);
    const shown = (axes: object[]) => made([series([1])], {}, { axes }).radar.indicator[0]?.axisLabel.show;
    expect([shown([]), shown([{ ...value, hidden: true }]), shown([{ ...value, labels: 'none' }])]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('leaves space for the names around, at least a third of the shorter side for the net', () => {
    const radius = (categories: string[], more: object = {}) =>
      made([series([1], { categories })], {}, more).radar.radius;
    // Half of the height without a line of 12 pixels and the gaps.
    expect(radius(['甲'])).toBe(29);
    expect(radius(['甲'.repeat(7)])).toBe(21);
    expect(radius(['甲'.repeat(20)])).toBeCloseTo(100 / 6, 9);
    expect(radius(['甲'], { axes: [names(true)] })).toBe(47);
    const layout = { x: 0, y: 0, w: 1, h: 1 };
    expect(radius(['甲'], { layout })).toBe(50);
    expect(radius(['甲'], { layout, layoutOuter: true })).toBe(29);
    expect(made([series([1])], {}, { axes: [names(true)] }).radar.axisName).toMatchObject({ show: false });
  });

  it('has the lines of the axis', () => {
    const lines = (axis: object | undefined) => {
      const { radar } = made([series([1])], {}, { axes: axis ? [{ ...value, ...axis }] : [] });
      return [radar.axisLine, radar.splitLine];
    };
    const grey = { color: '#c8c8c8', width: 1 };
    expect(lines(undefined)).toEqual([
      { show: true, lineStyle: grey },
      { show: true, lineStyle: grey },
    ]);
    expect(lines({})).toMatchObject([{ show: true }, { show: false }]);
    expect(lines({ line: none, gridlines: green })).toMatchObject([
      { show: false },
      { show: true, lineStyle: { color: '#00ff00', width: 2 } },
    ]);
    expect(lines({ line: green, gridlines: {} })).toMatchObject([
      { lineStyle: { color: '#00ff00' } },
      { lineStyle: grey },
    ]);
  });

  it('draws lines with their markers, or areas', () => {
    const line = (one: object, plot: object = {}) => made([series([1], one)], plot).series[0].data[0];
    expect(line({})).toMatchObject({
      name: 'series 0',
      symbol: 'none',
      lineStyle: { color: '#aa0000', width: 2.5 },
      areaStyle: undefined,
    });
    expect(line({ line: green, colorIndex: 1 }, { style: 'marker' })).toMatchObject({
      symbol: 'circle',
      lineStyle: { color: '#00ff00', width: 2 },
      itemStyle: { color: '#00ff00' },
    });
    expect(line({ line: none })).toMatchObject({ lineStyle: { width: 0 } });
    expect(line({ fill: solid('112233') }, { style: 'filled' })).toMatchObject({
      symbol: 'none',
      lineStyle: { width: 0 },
      areaStyle: { color: '#112233', opacity: 1 },
    });
    expect(line({}, { style: 'filled' })).toMatchObject({ areaStyle: { opacity: 0.9 } });
    expect(line({ marker: { symbol: 'circle', size: 6, fill: solid('112233') } })).toMatchObject({
      symbolSize: 8,
      itemStyle: { color: '#112233' },
    });
  });
});

it.each([
  [undefined, {}, false],
  ['marker', {}, true],
  ['marker', { symbol: 'none' }, false],
  [undefined, { symbol: 'square' }, true],
])('drawsRadarMarkers returns for the style %s and the marker %o %s', (style, marker, drawn) => {
  const one = { marker: 'symbol' in marker ? marker : undefined } as ChartSeries;
  expect(drawsRadarMarkers({ style } as ChartPlot, one)).toBe(drawn);
});
