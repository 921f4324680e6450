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

const plainDesign = { colors: { map: {}, colors: {} }, theme: undefined } as unknown as PageDesign;
/** Texts of 10 pixels in a chart of 400 by 300 pixels, whose margin has 9 pixels. */
const optionOf = (plot: object, more: object = {}) =>
  chartOption(
    chart(
      { type: 'bar', series: [series('语文', '#aa0000', [5, 3])], ...plot },
      { text: { size: 7.5 }, ...more },
    ),
    plainDesign,
    {
      w: 400,
      h: 300,
    },
  ) as unknown as {
    readonly grid: {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    };
    readonly title: Readonly<Record<string, unknown>> & { readonly textStyle: { readonly width?: number } };
    readonly legend: object;
    readonly xAxis: readonly { readonly axisLabel: object }[];
    readonly series: readonly { readonly type: string; readonly name?: string; readonly radius?: unknown }[];
  };
const gridOf = (...given: Parameters<typeof optionOf>) => {
  const { left, top, right, bottom } = optionOf(...given).grid;
  return [left, top, right, bottom].map((side) => Math.round(side * 100) / 100);
};

describe('the kind of drawing', () => {
  const types = (plot: object) => optionOf(plot).series.map(({ type }) => type);

  it.each([
    [{ type: 'bar' }, ['bar']],
    [{ type: 'bar', threeD: true }, ['pie', 'custom']],
    [{ type: 'pie' }, ['pie']],
    [{ type: 'pie', threeD: true }, ['pie', 'pie', 'custom']],
    [{ type: 'doughnut', threeD: true }, ['pie']],
    [{ type: 'radar' }, ['radar']],
    [{ type: 'treemap' }, ['treemap']],
    [{ type: 'sunburst' }, ['sunburst']],
    [{ type: 'scatter' }, ['line']],
  ])('of a plot %o is %o', (plot, drawn) => {
    expect(types(plot)).toEqual(drawn);
  });

  it('adds an invisible pie per band for the legend of a surface', () => {
    const made = optionOf({ type: 'surface' }).series;
    expect(made.at(-1)?.type).toBe('custom');
    expect(made.slice(0, -1).every(({ type, radius }) => type === 'pie' && radius === 0)).toBe(true);
    expect(made[0]?.name).toBe('band 0');
  });
});

describe('the room of the plot', () => {
  const legend = (position: string, more: object = {}) => ({ legend: { position, ...more } });

  it('is the chart without a margin', () => {
    expect(gridOf({})).toEqual([9, 9, 9, 9]);
  });

  it('is the room that the file sets', () => {
    expect(gridOf({}, { layout: { x: 0.1, y: 0.2, w: 0.5, h: 0.4 }, title: '题' })).toEqual([
      40, 60, 160, 120,
    ]);
  });

  it('leaves space for the legend at its side', () => {
    // The symbol has 28 pixels, the name 20; a line has 14, and 5 more.
    expect(gridOf({}, legend('l'))).toEqual([57, 9, 9, 9]);
    expect(gridOf({}, legend('r'))).toEqual([9, 9, 57, 9]);
    expect(gridOf({}, legend('tr'))).toEqual([9, 9, 57, 9]);
    expect(gridOf({}, legend('t'))).toEqual([9, 28, 9, 9]);
    expect(gridOf({}, legend('b'))).toEqual([9, 9, 9, 28]);
    const long = [series('语'.repeat(30), '#aa0000', [1])];
    expect(gridOf({ series: long }, legend('r'))).toEqual([9, 9, 149, 9]);
  });

  it('leaves no space for a legend over the plot or at a place of the file', () => {
    expect(gridOf({}, legend('r', { overlay: true }))).toEqual([9, 9, 9, 9]);
    expect(gridOf({}, legend('r', { place: { x: 0, y: 0 } }))).toEqual([9, 9, 9, 9]);
  });

  it('leaves space for the lines of the title, unless it is over the plot', () => {
    // A title has 12 pixels.
    expect(gridOf({}, { title: '题' })[1]).toBe(29.4);
    expect(gridOf({}, { title: '题\n目' })[1]).toBe(43.8);
    expect(gridOf({}, { title: '题', titleOverlay: true })[1]).toBe(9);
  });
});

describe('the title', () => {
  it('is hidden when the chart has none', () => {
    expect(optionOf({}).title).toEqual({ show: false });
  });

  it('is centred at the top, or at the place of the file', () => {
    expect(optionOf({}, { title: '题' }).title).toMatchObject({
      text: '题',
      left: 'center',
      top: 6,
      borderWidth: 0,
    });
    const place = { title: '题', titlePlace: { x: 0.25, y: 0.5 } };
    expect(optionOf({}, place).title).toMatchObject({ left: 100, top: 150, padding: 0 });
    const line = { fill: solid('#00ff00'), width: 2 };
    expect(optionOf({}, { title: '题', titleFill: solid('#112233'), titleLine: line }).title).toMatchObject({
      backgroundColor: '#112233',
      borderColor: '#00ff00',
      borderWidth: 2,
    });
  });

  it('wraps when it is wider than the chart, or than the space at the right of its place', () => {
    const width = (title: string, x?: number) =>
      optionOf({}, { title, ...(x === undefined ? {} : { titlePlace: { x, y: 0 } }) }).title.textStyle.width;
    // Letters have 12 pixels.
    expect(width('题'.repeat(30))).toBeUndefined();
    expect(width('题'.repeat(31))).toBe(368);
    expect(width('题'.repeat(26), 0.25)).toBe(300);
    expect(width('题'.repeat(25), 0.25)).toBeUndefined();
    expect(width('题'.repeat(25), 2)).toBeCloseTo(40, 9);
  });
});

describe('a data table', () => {
  const table = { dataTable: true };

  it('replaces the names of the categories, and takes space at the left and below', () => {
    const made = optionOf({}, table);
    expect(made.xAxis[0]).toMatchObject({ axisLabel: { show: false }, axisTick: { show: false } });
    expect(made.series.map(({ type }) => type)).toEqual(['bar', 'custom']);
    // The name has 20 pixels and 20 more; a row has 15 pixels.
    expect(gridOf({}, table)).toEqual([49, 9, 9, 39]);
    expect(made.grid).toMatchObject({ outerBoundsMode: 'none' });
    const long = [series('语'.repeat(30), '#aa0000', [1])];
    expect(gridOf({ series: long }, table)[0]).toBe(149);
  });

  it.each([
    [{ type: 'bar' }, table, true],
    [{ type: 'line' }, table, true],
    [{ type: 'stock' }, table, true],
    [{ type: 'bar', horizontal: true }, table, false],
    [{ type: 'scatter' }, table, false],
    [{ type: 'bar' }, {}, false],
  ])('of a plot %o in the chart %o is drawn: %s', (plot, more, drawn) => {
    expect(gridOf(plot, more)[3] === 39).toBe(drawn);
  });
});
