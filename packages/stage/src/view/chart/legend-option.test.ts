import type { Chart, ChartPlot, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { chartText } from './chart-paint.ts';
import type { ChartScope } from './chart-scope.ts';
import { isRound, legendEntries, legendLines, legendOption, legendWidth } from './legend-option.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const series = (name: string | undefined, more: object = {}) => ({
  name,
  categories: ['甲', '乙'],
  values: [1, 3],
  ...more,
});
const two = [series('一'), series('二')];

/** Texts of 10 pixels in a chart of 400 by 300. */
function scopeOf(plots: object[], more: object = {}): ChartScope {
  const palette = [solid('AA0000').color, solid('0000BB').color];
  const chart = { plots, axes: [], palette, text: { size: 7.5 }, legend: { position: 'b' }, ...more };
  return { chart: chart as unknown as Chart, design, size: { w: 400, h: 300 } };
}
const names = (plots: object[], more: object = {}) =>
  legendEntries(scopeOf(plots, more)).map(({ name }) => name);
const entry = (plot: object, one: object = {}) =>
  legendEntries(scopeOf([{ ...plot, series: [series('一', one)] }]))[0];
const textOf = (scope: ChartScope) => chartText(design, 10, scope.chart.text);

it.each([
  ['pie', true],
  ['doughnut', true],
  ['ofPie', true],
  ['bar', false],
])('isRound returns for a %s %s', (type, round) => {
  expect(isRound([{ type } as ChartPlot])).toBe(round);
  expect(isRound([])).toBe(false);
});

describe('legendEntries', () => {
  it('lists the series of all plots by their numbers', () => {
    const plots = [
      { type: 'bar', series: [series('一'), series(undefined)] },
      { type: 'bar', series: [series('三')] },
    ];
    expect(legendEntries(scopeOf(plots)).map(({ key, name }) => [key, name])).toEqual([
      ['series 0', '一'],
      ['series 1', '2'],
      ['series 2', '三'],
    ]);
    expect(legendEntries(scopeOf([]))).toEqual([]);
  });

  it('leaves out deleted entries, and the invisible base of a waterfall chart', () => {
    expect(names([{ type: 'bar', series: two }], { legend: { position: 'b', except: [0] } })).toEqual(['二']);
    const base = series(undefined, { fill: { type: 'none' } });
    expect(names([{ type: 'bar', series: [base, ...two] }])).toEqual(['一', '二']);
    expect(names([{ type: 'line', series: [base] }])).toEqual(['1']);
    expect(names([{ type: 'bar', series: [{ ...base, name: '零' }] }])).toEqual(['零']);
  });

  it('lists the slices of a pie', () => {
    const pie = { type: 'pie', series: [series('一', { values: [1, 2, 3] })] };
    expect(legendEntries(scopeOf([pie]))).toEqual([
      { key: 'slice 0', name: '甲', icon: 'rect' },
      { key: 'slice 1', name: '乙', icon: 'rect' },
      { key: 'slice 2', name: '3', icon: 'rect' },
    ]);
  });

  it('lists the bands of a surface with their colours', () => {
    const surface = {
      type: 'surface',
      series: [series('一', { values: [0, 1.9], labels: { format: '0.0' } })],
    };
    const entries = legendEntries(scopeOf([surface]));
    expect(entries[0]).toEqual({ key: 'band 0', name: '0.0–0.5', icon: 'rect', color: expect.any(String) });
    expect(entries).toHaveLength(4);
  });

  it('has the colours of a chart with depth', () => {
    expect(legendEntries(scopeOf([{ type: 'bar', threeD: true, series: two }]))).toMatchObject([
      { icon: 'rect', color: '#aa0000' },
      { icon: 'rect', color: '#0000bb' },
    ]);
    expect(legendEntries(scopeOf([{ type: 'pie', threeD: true, series: two }]))).toMatchObject([
      { key: 'slice 0', color: '#aa0000' },
      { key: 'slice 1', color: '#0000bb' },
    ]);
  });

  it.each([
    ['bar', {}, {}, { icon: 'rect' }],
    ['bubble', {}, {}, { icon: 'circle' }],
    ['line', {}, {}, { bare: true }],
    ['line', { markers: true }, {}, { icon: undefined }],
    ['line', {}, { marker: { symbol: 'circle' } }, { icon: undefined }],
    ['stock', {}, {}, { bare: true }],
    ['scatter', {}, {}, { icon: undefined }],
    ['scatter', { style: 'line' }, {}, { bare: true }],
    ['radar', { style: 'filled' }, {}, { icon: 'rect' }],
    ['radar', {}, {}, { icon: 'path://M0 0h20v2H0z' }],
    ['radar', { style: 'marker' }, {}, { icon: undefined }],
    ['area', {}, {}, { icon: 'rect' }],
  ])('shows a %s with %o and %o as %o', (type, plot, one, look) => {
    expect(entry({ type, ...plot }, one)).toEqual({ key: 'series 0', name: '一', ...look });
  });

  it('lists fitted curves after their series, in the language of its name', () => {
    const trendLines = [{ type: 'linear' }, { type: 'power', name: '我的' }];
    const plot = { type: 'bar', series: [series('分数', { trendLines }), series('Score', { trendLines })] };
    expect(legendEntries(scopeOf([plot])).map(({ key, name }) => [key, name])).toEqual([
      ['series 0', '分数'],
      ['trend 0.0', '线性 (分数)'],
      ['trend 0.1', '我的'],
      ['series 1', 'Score'],
      ['trend 1.0', 'Linear (Score)'],
      ['trend 1.1', '我的'],
    ]);
  });
});

describe('the order of the entries', () => {
  const isTurned = (plot: object, position = 'r') =>
    names([{ type: 'bar', series: two, ...plot }], { legend: { position } })[0] !== '一';

  it('is from below beside stacked bars and areas, but not stacked lines', () => {
    expect(isTurned({})).toBe(false);
    expect(isTurned({ grouping: 'stacked' })).toBe(true);
    expect(isTurned({ grouping: 'percentStacked' }, 'tr')).toBe(true);
    expect(isTurned({ grouping: 'stacked' }, 'l')).toBe(true);
    expect(isTurned({ type: 'area', grouping: 'stacked' })).toBe(true);
    expect(isTurned({ type: 'line', grouping: 'stacked' })).toBe(false);
  });

  it('is from below beside horizontal bars, unless they are stacked', () => {
    expect(isTurned({ horizontal: true })).toBe(true);
    expect(isTurned({ horizontal: true, grouping: 'stacked' })).toBe(false);
    expect(isTurned({ type: 'line', horizontal: true })).toBe(false);
  });

  it('is the order of the file above and below the plot, and for several plots', () => {
    expect(isTurned({ grouping: 'stacked' }, 'b')).toBe(false);
    expect(isTurned({ grouping: 'stacked' }, 't')).toBe(false);
    const stacked = { type: 'bar', grouping: 'stacked', series: two };
    expect(names([stacked, stacked], { legend: { position: 'r' } })[0]).toBe('一');
  });
});

it('legendWidth returns the width of the longest name, and of the symbol', () => {
  const scope = scopeOf([{ type: 'bar', series: [series('语文'), series('数')] }]);
  expect(legendWidth(scope, textOf(scope))).toBe(28 + 20);
});

it('legendLines returns the lines of all entries side by side, one to four', () => {
  const lines = (count: number, length: number) => {
    const all = Array.from({ length: count }, () => series('语'.repeat(length)));
    const scope = scopeOf([{ type: 'bar', series: all }]);
    return legendLines(scope, textOf(scope));
  };
  // Each entry has 22 pixels more than its name; a line has 380.
  expect(lines(1, 1)).toBe(1);
  expect(lines(5, 5)).toBe(1);
  expect(lines(5, 6)).toBe(2);
  expect(lines(100, 6)).toBe(4);
});

describe('legendOption', () => {
  const option = (legend: object, more: object = {}, plot: object = { type: 'bar' }) =>
    legendOption(
      scopeOf([{ series: two, ...plot }], { legend: { position: 'b', ...legend }, ...more }),
    ) as Readonly<Record<string, unknown>> & {
      readonly data: object[];
      readonly formatter: (key: string) => string;
      readonly textStyle: object;
    };

  it('is hidden without a legend', () => {
    expect(legendOption(scopeOf([], { legend: undefined }))).toEqual({ show: false });
  });

  it.each([
    ['l', { left: 4, top: 'middle', orient: 'vertical' }],
    ['r', { right: 4, top: 'middle', orient: 'vertical' }],
    ['tr', { right: 4, top: 0, orient: 'vertical' }],
    ['t', { left: 'center', top: 4, orient: 'horizontal' }],
    ['b', { left: 'center', bottom: 4, orient: 'horizontal' }],
  ])('is placed at %s: %o', (position, place) => {
    expect(option({ position })).toMatchObject(place);
    expect('width' in option({ position }).textStyle).toBe(place.orient === 'vertical');
  });

  it('is below the title, unless the title is over the plot', () => {
    // A title of 12 pixels: a fifth larger than the text.
    expect(option({ position: 't' }, { title: '题' }).top).toBeCloseTo(12 * 1.7 + 4, 9);
    expect(option({ position: 'tr' }, { title: '题' }).top).toBeCloseTo(12 * 1.7, 9);
    expect(option({ position: 't' }, { title: '题', titleOverlay: true }).top).toBe(4);
  });

  it('has the place of the file, in a row when it is more than twice as wide as high', () => {
    const place = { x: 0.1, y: 0.2 };
    expect(option({ position: 'r', place })).toMatchObject({ left: 40, top: 60, orient: 'vertical' });
    expect(option({ position: 'b', place })).toMatchObject({ orient: 'horizontal' });
    expect(option({ position: 'r', place: { ...place, w: 0.5, h: 0.3 } })).toMatchObject({
      width: 200,
      orient: 'horizontal',
    });
    expect(option({ position: 'r', place: { ...place, w: 0.3, h: 0.2 } }).orient).toBe('vertical');
    expect(option({ position: 'b', place: { ...place, w: 0.2, h: 0.5 } }).orient).toBe('vertical');
    expect('width' in option({ position: 'r', place }).textStyle).toBe(false);
  });

  it('has wider symbols when some entry is a line', () => {
    expect(option({})).toMatchObject({ itemWidth: 6, itemHeight: 6, itemGap: 7 });
    expect(option({}, {}, { type: 'line' }).itemWidth).toBe(18);
    expect(option({}, {}, { type: 'radar' }).itemWidth).toBe(18);
  });

  it('shows entries by their names, with their colours, and lines without a dot', () => {
    const made = option({});
    expect(made.data).toEqual([
      { name: 'series 0', icon: 'rect' },
      { name: 'series 1', icon: 'rect' },
    ]);
    expect([made.formatter('series 1'), made.formatter('other')]).toEqual(['二', 'other']);
    expect(option({}, {}, { type: 'line' }).data[0]).toMatchObject({ itemStyle: { opacity: 0 } });
    expect(option({}, {}, { type: 'bar', threeD: true }).data[1]).toMatchObject({
      itemStyle: { color: '#0000bb' },
    });
  });

  it('has its background and border', () => {
    expect(option({ fill: solid('112233') }).backgroundColor).toBe('#112233');
    expect(option({ fill: { type: 'none' } })).not.toHaveProperty('backgroundColor');
    expect(option({ line: { fill: solid('00FF00'), width: 2 } })).toMatchObject({
      borderColor: '#00ff00',
      borderWidth: 2,
    });
    expect(option({})).not.toHaveProperty('borderWidth');
  });
});
