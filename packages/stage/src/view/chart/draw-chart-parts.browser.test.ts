import type { Chart, PageDesign } from '@lectern/courseware';
import type { ChartPart } from '@lectern/playback';
import { describe, expect, it, onTestFinished } from 'vitest';
import { drawChartParts } from './draw-chart-parts.ts';

const design = { colors: { map: {}, colors: {} }, theme: undefined } as unknown as PageDesign;
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const series = (name: string, color: string, values: number[]) => ({
  name,
  categories: ['甲', '乙', '丙'],
  values,
  fill: solid(color),
  line: { fill: solid(color), width: 2 },
});
const two = [series('一', 'AA0000', [5, 5, 5]), series('二', '0000BB', [9, 9, 9])];
const GRID: ChartPart = { step: 'gridLegend' };

/** The layers of a chart of 400 by 300 pixels. */
async function layersOf(
  plot: { readonly reversed?: boolean; readonly [name: string]: unknown },
  ...parts: (ChartPart | undefined)[]
): Promise<HTMLElement[]> {
  const chart = {
    plots: [{ series: two, ...plot }],
    axes: [
      { kind: 'category', position: 'b', reversed: plot.reversed },
      { kind: 'value', position: 'l' },
    ],
    legend: { position: 'b' },
    fill: solid('DDEEFF'),
  } as unknown as Chart;
  const layers = parts.map((part) => ({ part, node: document.createElement('div') }));
  for (const { node } of layers) document.body.append(node);
  onTestFinished(() => {
    for (const { node } of layers) node.remove();
  });
  await drawChartParts(chart, design, { w: 400, h: 300 }, layers);
  return layers.map(({ node }) => node);
}
const boxOf = ({ style }: HTMLElement) =>
  [style.left, style.top, style.width, style.height].map(Number.parseFloat);
/** The number of shapes of a colour, and of texts. */
const count = (node: HTMLElement | undefined, color: string) =>
  node?.querySelectorAll(`path[fill="${color}" i]`).length ?? -1;
const texts = (node: HTMLElement | undefined) => node?.querySelectorAll('text').length ?? -1;

describe('drawChartParts', () => {
  it('puts each series in its layer, and the axes and the legend in the layer of the rest', async () => {
    const [rest, first, second] = await layersOf(
      { type: 'bar' },
      undefined,
      { step: 'series', series: 0 },
      { step: 'series', series: 1 },
    );
    expect([count(first, '#aa0000'), count(first, '#0000bb'), texts(first)]).toEqual([3, 0, 0]);
    expect([count(second, '#aa0000'), count(second, '#0000bb')]).toEqual([0, 3]);
    expect(texts(rest)).toBeGreaterThan(5);
    expect(boxOf(rest as HTMLElement)).toEqual([0, 0, 400, 300]);
    expect(rest?.style.background).not.toBe('');
    expect(first?.style.background).toBe('');
  });

  it('puts the points of a category in its layer, and single points in theirs', async () => {
    const [, category] = await layersOf({ type: 'bar' }, undefined, { step: 'category', category: 1 });
    expect([count(category, '#aa0000'), count(category, '#0000bb')]).toEqual([1, 1]);
    const [, point] = await layersOf({ type: 'bar' }, undefined, { step: 'point', series: 1, category: 2 });
    expect([count(point, '#aa0000'), count(point, '#0000bb')]).toEqual([0, 1]);
  });

  it('leaves points without a layer in the rest, and no points in the layer of the grid', async () => {
    const [grid, rest] = await layersOf({ type: 'bar' }, GRID, undefined);
    expect([count(grid, '#aa0000'), count(rest, '#aa0000')]).toEqual([0, 4]);
  });

  it('makes each layer as large as its shapes, with the picture moved against it', async () => {
    const [, left, right] = await layersOf(
      { type: 'bar', gapWidth: 100 },
      undefined,
      { step: 'category', category: 0 },
      { step: 'category', category: 2 },
    );
    const [a = 0, , wide = 0, high = 0] = boxOf(left as HTMLElement);
    const [b = 0] = boxOf(right as HTMLElement);
    expect(a).toBeLessThan(b);
    expect(wide).toBeGreaterThan(40);
    expect(wide).toBeLessThan(100);
    expect(high).toBeLessThan(300);
    const picture = left?.querySelector('svg') as SVGSVGElement;
    expect(Number.parseFloat(picture.style.left)).toBe(-a);
    expect(picture.style.overflow).toBe('visible');
  });

  it('makes a layer without shapes as large as the chart', async () => {
    const [, none] = await layersOf({ type: 'bar' }, undefined, { step: 'series', series: 7 });
    expect(boxOf(none as HTMLElement)).toEqual([0, 0, 400, 300]);
  });

  it('shows the line up to each point with the point, clipped to its segment', async () => {
    const [, first, second] = await layersOf(
      { type: 'line', series: [two[0]] },
      undefined,
      { step: 'point', series: 0, category: 0 },
      { step: 'point', series: 0, category: 1 },
    );
    const clip = (node: HTMLElement | undefined) => node?.querySelector('svg')?.style.clipPath ?? '';
    const sides = (text: string) => [...text.matchAll(/(-?[\d.]+)px/g)].map(([, one]) => Number(one));
    const [, right = 0, , left = 0] = sides(clip(first));
    // The first segment has no length.
    expect(400 - right).toBeCloseTo(left, 3);
    const [, nextRight = 0, , nextLeft = 0] = sides(clip(second));
    expect(nextLeft).toBeCloseTo(left, 3);
    expect(400 - nextRight).toBeGreaterThan(nextLeft + 50);
  });

  it('clips the line from the left to the right when the categories are reversed', async () => {
    const [, second] = await layersOf({ type: 'line', series: [two[0]], reversed: true }, undefined, {
      step: 'point',
      series: 0,
      category: 1,
    });
    const clip = second?.querySelector('svg')?.style.clipPath ?? '';
    const [, right = 0, , left = 0] = [...clip.matchAll(/(-?[\d.]+)px/g)].map(([, one]) => Number(one));
    expect(400 - right).toBeGreaterThan(left + 50);
  });

  it('does not clip the line of a whole series', async () => {
    const [, whole] = await layersOf({ type: 'line', series: [two[0]] }, undefined, {
      step: 'series',
      series: 0,
    });
    expect(whole?.querySelector('svg')?.style.clipPath).toBe('');
    expect(whole?.querySelectorAll('path[stroke="#aa0000" i]').length).toBeGreaterThan(0);
  });

  it('shows shapes of a whole series with the last of its points', async () => {
    const barred = {
      ...two[0],
      errorBars: [{ kind: 'fixed', sides: 'both', value: 1, line: { fill: solid('00CC00'), width: 2 } }],
    };
    const [, first, last] = await layersOf(
      { type: 'bar', series: [barred] },
      undefined,
      { step: 'point', series: 0, category: 0 },
      { step: 'point', series: 0, category: 2 },
    );
    const bars = (node: HTMLElement | undefined) => node?.querySelectorAll('[stroke="#00cc00" i]').length;
    expect(bars(first)).toBe(0);
    expect(bars(last)).toBeGreaterThan(0);
  });

  it('gives the gradients and clips of each picture their own ids', async () => {
    const [one, other] = await layersOf({ type: 'line' }, undefined, { step: 'series', series: 0 });
    const ids = (node: HTMLElement | undefined) =>
      [...(node?.querySelectorAll('[id]') ?? [])].map(({ id }) => id);
    expect(ids(one).length + ids(other).length).toBeGreaterThan(0);
    expect(ids(one).filter((id) => ids(other).includes(id))).toEqual([]);
  });
});
