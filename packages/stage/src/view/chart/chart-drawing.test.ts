import type { Chart, ChartSeries, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { chartOption } from './chart-option.ts';
import { echarts } from './echarts-parts.ts';

const design = { colors: { map: {}, colors: {} }, theme: undefined } as unknown as PageDesign;
const solid = (value: string) =>
  ({ type: 'solid', color: { type: 'rgb', value: value.slice(1).toUpperCase() } }) as const;
const series = (name: string, color: string, values: number[], more: object = {}): ChartSeries =>
  ({ name, categories: ['甲', '乙'], values, fill: solid(color), ...more }) as ChartSeries;
const chart = (plot: object, more: object = {}) => ({ plots: [plot], axes: [], ...more }) as unknown as Chart;

/** The SVG of a chart, 400 by 300. */
function drawn(one: Chart): string {
  const drawing = echarts.init(null, undefined, { renderer: 'svg', ssr: true, width: 400, height: 300 });
  drawing.setOption(chartOption(one, design, { w: 400, h: 300 }));
  const svg = drawing.renderToSVGString();
  drawing.dispose();
  return svg;
}

/** The position of the first shape of a colour. */
function placeOf(svg: string, color: string): { x: number; y: number } {
  const [path = ''] = [...svg.matchAll(/<path[^>]*>/g)].flatMap(([tag]) =>
    tag.toLowerCase().includes(`fill="${color}"`) ? [tag] : [],
  );
  const [, x, y] = /d="M([\d.-]+) ([\d.-]+)/.exec(path) ?? [];
  return { x: Number(x), y: Number(y) };
}

/** The position of a centred text. */
function wordsAt(svg: string, words: string): { x: number; y: number } | undefined {
  const [, x, y] =
    new RegExp(`<text[^>]*translate\\(([\\d.-]+) ([\\d.-]+)\\)[^>]*>${words}</text>`).exec(svg) ?? [];
  return x === undefined ? undefined : { x: Number(x), y: Number(y) };
}

describe('bars side by side', () => {
  const plot = {
    type: 'bar',
    grouping: 'clustered',
    series: [series('一', '#aa0000', [5, 5]), series('二', '#0000bb', [5, 5])],
  };
  const turned = { axes: [{ kind: 'category', position: 'l', reversed: true }] };

  it('are in the order of their series, the first next to the corner of the axes', () => {
    const svg = drawn(chart(plot));
    expect(placeOf(svg, '#aa0000').x).toBeLessThan(placeOf(svg, '#0000bb').x);
  });

  it('are in that order from below, and from above when the categories run downwards', () => {
    const up = drawn(chart({ ...plot, horizontal: true }));
    expect(placeOf(up, '#aa0000').y).toBeGreaterThan(placeOf(up, '#0000bb').y);
    const down = drawn(chart({ ...plot, horizontal: true }, turned));
    expect(placeOf(down, '#aa0000').y).toBeLessThan(placeOf(down, '#0000bb').y);
  });
});

it('stacked bars begin with the first series at the axis, in any direction', () => {
  for (const [horizontal, reversed] of [
    [false, false],
    [false, true],
    [true, false],
    [true, true],
  ]) {
    const stacked = {
      type: 'bar',
      grouping: 'stacked',
      overlap: 100,
      horizontal,
      series: [series('一', '#aa0000', [5, 5]), series('二', '#0000bb', [5, 5])],
    };
    const axes = [{ kind: 'category', position: horizontal ? 'l' : 'b', reversed }];
    const svg = drawn(chart(stacked, { axes }));
    const [first, second] = [placeOf(svg, '#aa0000'), placeOf(svg, '#0000bb')];
    if (horizontal) expect(first.x).toBeLessThan(second.x);
    else expect(first.y).toBeGreaterThan(second.y);
  }
});

it('bars of the same height are all visible: their axis begins at zero', () => {
  const axes = [
    { kind: 'category', position: 'b' },
    { kind: 'value', position: 'l' },
  ];
  const svg = drawn(chart({ type: 'bar', series: [series('一', '#aa0000', [5, 5])] }, { axes }));
  expect(placeOf(svg, '#aa0000').y).toBeGreaterThan(0);
  expect(wordsAt(svg, '0')).toBeDefined();
});

describe('the legend', () => {
  /** Shapes of a colour to the right of the plot: the symbols of the legend. */
  function signs(plot: object): string[] {
    const svg = drawn(chart(plot, { legend: { position: 'r' } })).toLowerCase();
    return [...svg.matchAll(/<(?:path|polyline)[^>]*>/g)]
      .map(([tag]) => tag)
      .filter((tag) => tag.includes('#aa0000') && /translate\((\d+)/.exec(tag)?.[1] !== undefined)
      .filter((tag) => Number(/translate\((\d+)/.exec(tag)?.[1]) > 250)
      .filter((tag) => !tag.includes('opacity="0"'));
  }
  const line = (type: string, marker: object | undefined, more: object = {}) => ({
    type,
    ...more,
    series: [
      series('一', '#000000', [5, 3], {
        line: { fill: solid('#aa0000'), width: 2 },
        ...(marker && { marker }),
      }),
    ],
  });

  it.each([
    ['line', { symbol: 'none' }, { markers: true }, 1],
    ['line', undefined, { markers: true }, 2],
    ['line', undefined, {}, 1],
    ['line', { symbol: 'square' }, {}, 2],
    ['scatter', { symbol: 'none' }, { style: 'lineMarker' }, 1],
    ['scatter', undefined, { style: 'lineMarker' }, 2],
    ['radar', { symbol: 'none' }, { style: 'marker' }, 1],
  ])('shows the markers of a %s with markers %o as the plot does', (type, marker, more, count) => {
    expect(signs(line(type, marker, more))).toHaveLength(count);
  });
});

it('the value axis of a horizontal bar chart leaves space for its labels beside the category names', () => {
  const axes = [
    { kind: 'category', position: 'b' },
    { kind: 'value', position: 'l' },
  ];
  const sales = {
    name: 'Sales',
    categories: ['1st Qtr', '2nd Qtr', '3rd Qtr', '4th Qtr'],
    values: [8.2, 3.2, 1.4, 1.2],
  };
  const scaleIn = (width: number, size: number, values = sales.values) => {
    const plot = { type: 'bar', grouping: 'clustered', horizontal: true, series: [{ ...sales, values }] };
    const option = chartOption(chart(plot, { axes, legend: { position: 'r' }, text: { size } }), design, {
      w: width,
      h: 427,
    }) as { xAxis: { max: number; interval: number }[] };
    return option.xAxis.map(({ max, interval }) => [max, interval])[0];
  };
  // PowerPoint 16 draws this axis in a frame of 480 by 320 points.
  expect(scaleIn(640, 18)).toEqual([10, 2]);
  expect(scaleIn(640, 10)).toEqual([9, 1]);
  expect(scaleIn(1200, 18)).toEqual([9, 1]);
  // Long labels need more space.
  expect(scaleIn(640, 18, [8_200_000, 3, 2, 1])).toEqual([10_000_000, 5_000_000]);
});

it('bars with a pattern show its dots on its background', () => {
  const fill = {
    type: 'pattern',
    preset: 'pct50',
    foreground: solid('#112233').color,
    background: solid('#ddeeff').color,
  };
  const svg = drawn(chart({ type: 'bar', series: [series('一', '#000000', [5, 5], { fill })] }));
  const pattern = /<pattern.*?<\/pattern>/s.exec(svg)?.[0].toLowerCase() ?? '';
  expect(pattern).toMatch(/<rect[^>]*#ddeeff/);
  expect(pattern).toMatch(/<path[^>]*#112233/);
  expect(svg).toMatch(/<path[^>]*fill="url\(#/);
});

it('the names around a radar chart are within the chart', () => {
  const categories = ['名称之一', '名称之二', '名称之三', '名称之四'];
  const text = { size: 20 };
  const one = series('一', '#aa0000', [1, 2, 3, 4], { categories });
  const svg = drawn(chart({ type: 'radar', series: [one] }, { text }));
  for (const name of categories) {
    const [, anchor = '', x = '', y = ''] =
      new RegExp(
        `<text[^>]*?(?:text-anchor="(\\w+)")?[^>]*translate\\(([\\d.-]+) ([\\d.-]+)\\)[^>]*>${name}`,
      ).exec(svg) ?? [];
    const half = (20 * 96) / 72 / 2;
    expect(Number(y)).toBeGreaterThan(half * 0.9);
    expect(Number(y)).toBeLessThan(300 - half * 0.9);
    const width = 8 * half;
    const from =
      anchor === 'middle' ? Number(x) - width / 2 : anchor === 'end' ? Number(x) - width : Number(x);
    expect(from).toBeGreaterThan(-1);
    expect(from + width).toBeLessThan(401);
  }
});

describe('the labels of a pie', () => {
  const pie = (position: string, more: object = {}) =>
    drawn(
      chart({
        type: 'pie',
        series: [
          series('一', '#aa0000', [90, 3, 7], {
            categories: ['larger', 'smallest', 'middle'],
            labels: { category: true, position, ...more },
          }),
        ],
      }),
    );
  const center = { x: 200, y: 150 };
  const reach = (at: { x: number; y: number } | undefined) =>
    at ? Math.hypot(at.x - center.x, at.y - center.y) : Number.NaN;

  it('are within their slices when they fit best there, and outside when a slice is too small', () => {
    const svg = pie('bestFit');
    expect(reach(wordsAt(svg, 'larger'))).toBeLessThan(125);
    expect(reach(wordsAt(svg, 'smallest'))).toBeGreaterThan(125);
  });

  it('are inside at the edge when that position is set', () => {
    const [end, middle] = [pie('inEnd'), pie('ctr')].map((svg) => reach(wordsAt(svg, 'larger')));
    expect(end).toBeGreaterThan((middle ?? 0) + 20);
  });

  it('are moved from their position by the distance that the file sets', () => {
    const at = wordsAt(pie('inEnd'), 'larger');
    const moved = wordsAt(
      pie('inEnd', { own: [{ index: 0, category: true, offset: { x: 0.1, y: -0.2 } }] }),
      'larger',
    );
    expect(moved?.x).toBeCloseTo((at?.x ?? 0) + 40, 0);
    expect(moved?.y).toBeCloseTo((at?.y ?? 0) - 60, 0);
  });
});
