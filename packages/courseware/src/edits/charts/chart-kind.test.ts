import { describe, expect, it } from 'vitest';
import type { Chart, ChartPlot } from '../../records/chart.ts';
import { type CHART_KINDS, chartKindOf, withChartKind } from './chart-kind.ts';
import { newChart } from './new-chart.ts';

const plotOf = (more: Partial<ChartPlot> = {}): ChartPlot => ({
  type: 'bar',
  series: [{ categories: ['x'], values: [1] }],
  ...more,
});
const chartOf = (plot: ChartPlot, more: Partial<Chart> = {}): Chart => ({ plots: [plot], axes: [], ...more });

describe('chartKindOf', () => {
  it.each([
    [{}, 'column'],
    [{ grouping: 'stacked' }, 'stackedColumn'],
    [{ grouping: 'percentStacked' }, 'stackedColumn'],
    [{ horizontal: true }, 'bar'],
    [{ horizontal: true, grouping: 'stacked' }, 'stackedBar'],
    [{ type: 'pie' }, 'pie'],
    [{ type: 'bubble' }, undefined],
  ] as const)('returns of %o the kind %s', (plot, kind) => {
    expect(chartKindOf(chartOf(plotOf(plot)))).toBe(kind);
  });

  it('returns undefined for combinations and without a plot', () => {
    expect(chartKindOf({ plots: [plotOf(), plotOf({ type: 'line' })], axes: [] })).toBeUndefined();
    expect(chartKindOf({ plots: [], axes: [] })).toBeUndefined();
  });
});

describe('withChartKind', () => {
  const made = (kind: (typeof CHART_KINDS)[number], chart = chartOf(plotOf({ gapWidth: 50 }))) =>
    withChartKind(chart, kind);
  const plot = (kind: (typeof CHART_KINDS)[number]) => {
    const { series: _, ...rest } = made(kind).plots[0] ?? plotOf();
    return rest;
  };

  it.each([
    ['column', { type: 'bar', grouping: 'clustered', gapWidth: 50 }],
    ['stackedColumn', { type: 'bar', grouping: 'stacked', gapWidth: 50, overlap: 100 }],
    ['bar', { type: 'bar', grouping: 'clustered', gapWidth: 50, horizontal: true }],
    ['stackedBar', { type: 'bar', grouping: 'stacked', gapWidth: 50, overlap: 100, horizontal: true }],
    ['line', { type: 'line', grouping: 'standard', markers: true }],
    ['area', { type: 'area', grouping: 'standard' }],
    ['pie', { type: 'pie', varyColors: true }],
    ['doughnut', { type: 'doughnut', varyColors: true }],
    ['radar', { type: 'radar', style: 'marker' }],
    ['scatter', { type: 'scatter', style: 'lineMarker' }],
  ] as const)('draws %s as %o', (kind, expected) => {
    expect(plot(kind)).toEqual(expected);
    expect(chartKindOf(made(kind))).toBe(kind);
  });

  it('keeps the axes without their positions, except between points in a plane and others', () => {
    const axes: Chart['axes'] = [
      { kind: 'category', position: 'b', crosses: 'max' as never, title: 'x' as never },
      { kind: 'value', position: 'l' },
    ];
    const chart = chartOf(plotOf(), { axes });
    expect(made('bar', chart).axes).toEqual([
      { kind: 'category', position: 'l', title: 'x' },
      { kind: 'value', position: 'b' },
    ]);
    expect(made('scatter', chart).axes).toEqual([
      { kind: 'value', position: 'b' },
      { kind: 'value', position: 'l', gridlines: {} },
    ]);
    expect(made('column', chartOf(plotOf({ type: 'scatter' }), { axes })).axes[0]).toEqual({
      kind: 'category',
      position: 'b',
    });
    expect(made('scatter', chartOf(plotOf({ type: 'scatter' }), { axes })).axes[0]).toMatchObject({
      title: 'x',
    });
  });

  it('adds a legend to a pie without one, and keeps a legend', () => {
    expect(made('pie').legend).toEqual({ position: 'r' });
    expect(made('column').legend).toBeUndefined();
    expect(made('pie', chartOf(plotOf(), { legend: { position: 't' } })).legend).toEqual({ position: 't' });
  });

  it('drops the colours of series for a pie, and the positions of labels for each kind', () => {
    const series = [
      {
        categories: ['x'],
        values: [1],
        fill: { type: 'none' },
        line: { width: 1 },
        labels: { value: true, position: 'ctr' },
      },
    ] as never;
    const chart = chartOf(plotOf({ series }));
    expect(made('pie', chart).plots[0]?.series[0]).toEqual({
      categories: ['x'],
      values: [1],
      labels: { value: true },
    });
    expect(made('line', chart).plots[0]?.series[0]).toMatchObject({
      fill: { type: 'none' },
      line: { width: 1 },
      labels: { value: true },
    });
    expect(made('line', chart).plots[0]?.series[0]?.labels).not.toHaveProperty('position');
  });

  it('returns a chart without a plot unchanged', () => {
    const empty: Chart = { plots: [], axes: [] };
    expect(withChartKind(empty, 'pie')).toBe(empty);
    expect(plotOf().gapWidth).toBeUndefined();
    expect(withChartKind(chartOf(plotOf()), 'bar').plots[0]?.gapWidth).toBe(100);
  });
});

describe('newChart', () => {
  const words = { title: 'T', series: ['a', 'b', 'c'], categories: ['1', '2', '3', '4', '5'] };

  it('has two series of four points with a legend below', () => {
    const chart = newChart('column', words);
    expect(chart).toMatchObject({ title: 'T', legend: { position: 'b' }, text: { size: 14 } });
    expect(chart.plots[0]?.series).toEqual([
      { name: 'a', categories: ['1', '2', '3', '4'], values: [86, 79, 91, 88] },
      { name: 'b', categories: ['1', '2', '3', '4'], values: [82, 88, 85, 90] },
    ]);
  });

  it('has one series for a pie, with a legend at the right, and for points in a plane, without one', () => {
    expect(newChart('pie', words).plots[0]?.series).toHaveLength(1);
    expect([newChart('pie', words).legend, newChart('doughnut', words).legend]).toEqual([
      { position: 'r' },
      { position: 'r' },
    ]);
    const scatter = newChart('scatter', words);
    expect(scatter.legend).toBeUndefined();
    expect(scatter.plots[0]?.series.map(({ categories }) => categories)).toEqual([[1, 2, 3, 4]]);
  });
});
