import { describe, expect, it } from 'vitest';
import { type Chart, type ChartPlot, chart as chartShape } from '../../records/chart.ts';
import { CHART_KINDS, chartKindOf } from './chart-kind.ts';
import {
  CHART_COLORS,
  chartAxes,
  chartColorsOf,
  chartLabelsOf,
  coloredParts,
  withChartAxis,
  withChartColors,
  withChartLabel,
  withChartLegend,
  withChartTitle,
  withPartColor,
} from './chart-looks.ts';
import { newChart } from './new-chart.ts';

const words = { title: '成绩', series: ['一班', '二班'], categories: ['语文', '数学', '英语', '科学'] };
const red = { type: 'rgb', value: 'FF0000' } as const;

describe('a new chart', () => {
  it.each(CHART_KINDS)('of the kind %s has sample data and is of that kind', (kind) => {
    const made = newChart(kind, words);
    expect(chartKindOf(made)).toBe(kind);
    expect(chartShape.safeParse(made).success).toBe(true);
    expect(made.plots[0]?.series.every(({ values }) => values.length === 4)).toBe(true);
  });
});

describe('the colours of a chart', () => {
  it('come from the last set of the theme that was applied, and lines keep their width', () => {
    const line = newChart('line', words);
    const [first] = coloredParts(line);
    if (!first) throw new Error('a chart has parts');
    let colored = withPartColor(line, first, red);
    const [plot] = colored.plots;
    const [series] = plot?.series ?? [];
    if (!plot || !series) throw new Error('a chart has series');
    colored = {
      ...colored,
      palette: [red],
      plots: [{ ...plot, series: [{ ...series, line: { ...series.line, width: 3 } }] }],
    };
    expect(chartColorsOf(colored)).toBeUndefined();
    for (const set of CHART_COLORS) {
      const again = withChartColors(colored, set);
      expect(chartColorsOf(again)).toBe(set);
      expect(coloredParts(again).map(({ fill }) => fill)).toEqual([undefined]);
      expect(again.plots[0]?.series[0]?.line).toEqual({ width: 3 });
    }
  });

  it('are set per slice in a pie, and per series otherwise', () => {
    const pie = newChart('pie', words);
    expect(coloredParts(pie).map(({ name }) => name)).toEqual(words.categories);
    const part = coloredParts(pie)[2];
    const colored = part ? withPartColor(pie, part, red) : pie;
    expect(coloredParts(colored).map(({ fill }) => fill !== undefined)).toEqual([false, false, true, false]);
    expect(coloredParts(newChart('column', words)).map(({ name }) => name)).toEqual(words.series);
  });
});

describe('title, legend and labels of a chart', () => {
  it('can be added and removed, and leave no empty properties', () => {
    const made = newChart('column', words);
    const bare = withChartLegend(withChartTitle(made, ' '), undefined);
    expect([bare.title, bare.legend]).toEqual([undefined, undefined]);
    expect(withChartTitle(bare, '新').title).toBe('新');
    const moved: Chart = { ...made, legend: { position: 'r', place: { x: 0, y: 0 }, text: { size: 20 } } };
    expect(withChartLegend(moved, 't').legend).toEqual({ position: 't', text: { size: 20 } });
    const labelled = withChartLabel(withChartLabel(made, 'value', true), 'category', true);
    expect([...chartLabelsOf(labelled)]).toEqual(['value', 'category']);
    const silent = withChartLabel(withChartLabel(labelled, 'value', false), 'category', false);
    expect(silent).toEqual(made);
  });
});

describe('an axis', () => {
  const made = newChart('column', words);
  const value = chartAxes(made).find(({ axis }) => axis.kind === 'value')?.at ?? -1;

  it('gets a title, bounds and gridlines, and can be set back to automatic', () => {
    const changed = withChartAxis(made, value, {
      title: '分',
      min: 60,
      max: 100,
      gridlines: false,
      hidden: true,
    });
    expect(changed.axes[value]).toMatchObject({ title: '分', min: 60, max: 100, hidden: true });
    expect(changed.axes[value]?.gridlines).toBeUndefined();
    const back = withChartAxis(changed, value, {
      title: '',
      min: undefined,
      max: undefined,
      gridlines: true,
      hidden: false,
    });
    expect(back).toEqual(made);
  });

  it('rejects bounds with an empty range', () => {
    const bounded = withChartAxis(made, value, { max: 50 });
    expect(withChartAxis(bounded, value, { min: 50 })).toBe(bounded);
    expect(withChartAxis(bounded, value, { min: 80 })).toBe(bounded);
  });

  it('does not exist in a pie', () => {
    expect(chartAxes(newChart('pie', words))).toEqual([]);
  });
});

describe('coloredParts', () => {
  const fill = { type: 'none' } as const;
  const series = (more: object = {}) => ({ categories: ['x', 'y'], values: [1, 2], ...more });
  const parts = (type: ChartPlot['type'], all: object[], more: object = {}) =>
    coloredParts({ plots: [{ type, series: all, ...more } as ChartPlot], axes: [] });

  it('are the slices of a round chart, named by their categories', () => {
    const points = [{ index: 1, fill }];
    expect(parts('pie', [series({ points })])).toEqual([
      { plot: 0, series: 0, point: 0, name: 'x', fill: undefined, colorIndex: 0 },
      { plot: 0, series: 0, point: 1, name: 'y', fill, colorIndex: 1 },
    ]);
    expect(parts('doughnut', [series({ categories: [] })]).map(({ name }) => name)).toEqual(['1', '2']);
    expect(parts('pie', [])).toEqual([]);
  });

  it('are the series of other charts, with the fill of their lines where they are drawn as lines', () => {
    const own = { fill, line: { fill: { type: 'solid', color: { type: 'rgb', value: '112233' } } } };
    expect(
      parts('bar', [series({ name: 'a', ...own }), series()]).map(({ name, fill: used }) => [name, used]),
    ).toEqual([
      ['a', fill],
      ['2', undefined],
    ]);
    for (const type of ['line', 'scatter', 'stock', 'radar'] as const)
      expect(parts(type, [series(own)])[0]?.fill).toEqual(own.line.fill);
    expect(parts('radar', [series(own)], { style: 'filled' })[0]?.fill).toEqual(fill);
  });

  it('count colours through all plots, except series with an index', () => {
    const chart: Chart = {
      plots: [
        { type: 'bar', series: [series(), series({ colorIndex: 7 })] },
        { type: 'line', series: [series()] },
      ],
      axes: [],
    };
    expect(coloredParts(chart).map(({ plot, colorIndex }) => [plot, colorIndex])).toEqual([
      [0, 0],
      [0, 7],
      [1, 1],
    ]);
  });
});
