import type { Chart, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from '../chart-scope.ts';
import { isSolidChart, solidColors, solidSeries } from './solid-option.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
const rgb = (value: string) => ({ type: 'rgb', value });
const solid = (value: string) => ({ type: 'solid', color: rgb(value) });
const green = { fill: solid('00FF00'), width: 2 };
const room = { left: 0, top: 0, right: 0, bottom: 0 };
const RED = '#640000';
const BLUE = '#000064';

interface Shape {
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly shape: { readonly points: number[][] };
  readonly style: {
    readonly fill: string;
    readonly stroke?: string;
    readonly text: string;
    readonly align: string;
    readonly verticalAlign: string;
  };
}
const series = (values: (number | null)[], more: object = {}) => ({
  categories: ['甲', '乙'],
  values,
  name: '一',
  ...more,
});

/** A chart of 200 by 100 pixels, seen from the front, whose values run from 0 to 10. */
function scopeOf(plots: object[], more: object = {}): ChartScope {
  const chart = {
    plots: plots.map((plot) => ({ type: 'bar', threeD: true, ...plot })),
    axes: [{ kind: 'value', hidden: true, min: 0, max: 10, majorUnit: 5 }],
    palette: [rgb('640000'), rgb('000064')],
    threeD: { rotX: 0, rotY: 0 },
    ...more,
  };
  return { chart: chart as unknown as Chart, design, size: { w: 200, h: 100 } };
}
function drawn(plots: object[], more: object = {}) {
  const [made] = solidSeries(scopeOf(plots, more), room) as { renderItem: () => { children: Shape[] } }[];
  const all = made?.renderItem().children ?? [];
  const faces = all.filter(({ type, style }) => type === 'polygon' && style.fill !== 'transparent');
  return {
    faces,
    /** The colours and extents of the faces: left, top, right and bottom. */
    boxes: faces.map(({ shape, style }) => [style.fill, ...bounds(shape.points)]),
    texts: all.filter(({ type }) => type === 'text'),
    lines: all.filter(({ type }) => type === 'polyline'),
  };
}
function bounds(points: readonly number[][]): number[] {
  const [xs, ys] = [points.map(([x = 0]) => x), points.map(([, y = 0]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(
    (one) => Math.round(one * 10) / 10,
  );
}

it.each([
  [[{ type: 'bar', threeD: true }], true],
  [
    [
      { type: 'line', threeD: true },
      { type: 'area', threeD: true },
    ],
    true,
  ],
  [[{ type: 'bar', threeD: true }, { type: 'bar' }], false],
  [[{ type: 'pie', threeD: true }], false],
  [[], false],
])('isSolidChart returns for plots %o %s', (plots, expected) => {
  expect(isSolidChart({ chart: { plots } } as unknown as ChartScope)).toBe(expected);
});

it('solidColors returns the colours of all series by their keys', () => {
  const scope = scopeOf([{ series: [series([1]), series([2])] }]);
  expect([...solidColors(scope)]).toEqual([
    ['series 0', RED],
    ['series 1', BLUE],
  ]);
});

describe('bars', () => {
  it('are side by side in the slot of their category, with the gap of the file around them', () => {
    // Each slot has 100 pixels, each bar a third of it.
    const { boxes } = drawn([{ gapWidth: 100, series: [series([5, 10]), series([10, 0])] }]);
    expect(boxes).toEqual([
      [RED, 16.7, 50, 50, 100],
      [BLUE, 50, 0, 83.3, 100],
      [RED, 116.7, 0, 150, 100],
    ]);
    expect(drawn([{ series: [series([5])] }]).boxes).toEqual([[RED, 30, 50, 70, 100]]);
    expect(drawn([{ gapWidth: -50, series: [series([5])] }]).boxes[0]).toEqual([RED, 0, 50, 100, 100]);
  });

  it('are on top of each other when stacked, and have no bar for a gap', () => {
    const stacked = { grouping: 'stacked', gapWidth: 100, series: [series([5, null]), series([2, 3])] };
    expect(drawn([stacked]).boxes).toEqual([
      [RED, 25, 50, 75, 100],
      [BLUE, 25, 30, 75, 50],
      [BLUE, 125, 70, 175, 100],
    ]);
  });

  it('run to the right when they are horizontal', () => {
    const { boxes } = drawn([{ gapWidth: 100, horizontal: true, series: [series([5, 10])] }]);
    expect(boxes).toEqual(
      expect.arrayContaining([
        [RED, 0, 62.5, 100, 87.5],
        [RED, 0, 12.5, 200, 37.5],
      ]),
    );
  });

  it('are in reverse order when the categories are reversed', () => {
    const axes = [
      { kind: 'value', hidden: true, min: 0, max: 10 },
      { kind: 'category', hidden: true, reversed: true },
    ];
    const { boxes } = drawn([{ gapWidth: 100, series: [series([5, 10]), series([1, 1])] }], { axes });
    const lefts = (color: string) =>
      boxes
        .filter(([one]) => one === color)
        .map(([, left]) => Number(left))
        .sort((a, b) => a - b);
    expect(lefts(RED)).toEqual([50, 150]);
    expect(lefts(BLUE)).toEqual([16.7, 116.7]);
  });

  it('have the fill of the point, else of negative values, else of the series or of varied colours', () => {
    const colors = (one: object, plot: object = {}) => {
      const axes = [{ kind: 'value', hidden: true, min: -10, max: 10 }];
      return drawn([{ ...plot, series: [one] }], { axes }).faces.map(({ style }) => style.fill);
    };
    const points = [{ index: 1, fill: solid('445566') }];
    expect(colors(series([5, -5], { negativeFill: solid('FFFFFF') }))).toEqual([RED, '#ffffff']);
    expect(colors(series([5, -5], { negativeFill: solid('FFFFFF'), points }))).toEqual([RED, '#445566']);
    expect(colors(series([5, 6]), { varyColors: true })).toEqual([RED, BLUE]);
    expect(colors(series([5, 6], { fill: solid('112233') }), { varyColors: true })).toEqual([
      '#112233',
      '#112233',
    ]);
    expect(colors(series([5, 6]))).toEqual([RED, RED]);
  });

  it('have the line of the point, else of the series', () => {
    const points = [{ index: 0, line: { fill: solid('0000FF'), width: 1 } }];
    const { faces } = drawn([{ series: [series([5, 5], { line: green, points })] }]);
    expect(faces.map(({ style }) => style.stroke)).toEqual(['#0000ff', '#00ff00']);
  });

  it.each([
    ['pyramid', [5], [20, 50, 80, 100]],
    ['box', [5], [20, 50, 80, 100]],
  ])('of the shape %s have the width of their foot', (shape, values, box) => {
    expect(drawn([{ shape, gapWidth: 200 / 3, series: [series(values)] }]).boxes[0]?.slice(1)).toEqual(box);
  });

  it('have a tip at their end, or at the highest value', () => {
    const head = (shape: string, value = 5, more: object = {}) => {
      const axes = [{ kind: 'value', hidden: true, min: value < 0 ? -10 : 0, max: value < 0 ? 0 : 10 }];
      const points =
        drawn([{ gapWidth: 100, series: [series([value], { shape })], ...more }], { axes }).faces[0]?.shape
          .points ?? [];
      const end =
        value < 0 ? Math.max(...points.map(([, y = 0]) => y)) : Math.min(...points.map(([, y = 0]) => y));
      const xs = points.filter(([, y = 0]) => Math.abs(y - end) < 1e-6).map(([x = 0]) => x);
      return Math.round((Math.max(...xs) - Math.min(...xs)) * 10) / 10;
    };
    expect(head('box')).toBe(50);
    expect(head('pyramid')).toBe(0);
    expect(head('pyramidToMax')).toBe(25);
    expect(head('pyramidToMax', -5)).toBe(25);
    expect(head('pyramid', 5, { grouping: 'stacked' })).toBe(25);
    expect(head('box', 5, { shape: 'pyramid' })).toBe(50);
  });

  it('are round for cylinders and cones', () => {
    const fills = (shape: string) => typeof drawn([{ shape, series: [series([5])] }]).faces[0]?.style.fill;
    expect(['box', 'pyramid', 'cylinder', 'cone', 'coneToMax'].map(fills)).toEqual([
      'string',
      'string',
      'object',
      'object',
      'object',
    ]);
  });
});

describe('the painting order', () => {
  const two = [series([5, 5]), series([5, 5])];
  const colors = (plot: object, threeD: object = {}) =>
    drawn([{ ...plot, series: two }], { threeD: { rotX: 0, rotY: 0, ...threeD } }).boxes.map(
      ([color, left]) =>
        `${color === RED ? 'red' : color === BLUE ? 'blue' : 'side'} ${Number(left) < 100 ? 1 : 2}`,
    );

  it('is from the far side of the categories to the near side', () => {
    const fronts = (turn: number) => colors({}, { rotY: turn }).filter((one) => !one.startsWith('side'));
    expect(fronts(0)).toEqual(['red 1', 'blue 1', 'red 2', 'blue 2']);
    expect(fronts(350)).toEqual(['blue 2', 'red 2', 'blue 1', 'red 1']);
  });

  it('is from the back to the front for series one behind another', () => {
    expect(colors({ grouping: 'standard' })).toEqual(['blue 1', 'blue 2', 'red 1', 'red 2']);
  });

  it('is from below for stacked bars', () => {
    expect(colors({ grouping: 'stacked' })).toEqual(['red 1', 'blue 1', 'red 2', 'blue 2']);
  });
});

describe('lines and areas', () => {
  const onMarks = {
    axes: [
      { kind: 'value', hidden: true, min: 0, max: 10 },
      { kind: 'category', hidden: true },
    ],
  };

  it('have a ribbon per segment, darker when it slopes downwards', () => {
    const line = { type: 'line', series: [series([5, 10, 0], { categories: ['甲', '乙', '丙'] })] };
    const { faces } = drawn([line], { threeD: { rotX: 30, rotY: 0 } });
    expect(faces.map(({ style }) => style.fill)).toEqual(['rgb(92,0,0)', 'rgb(78,0,0)']);
    const xs = faces.map(({ shape }) => bounds(shape.points).filter((_, at) => at % 2 === 0));
    expect(xs[0]?.[1]).toBe(xs[1]?.[0]);
    expect(drawn([{ type: 'line', series: [series([5, null])] }]).faces).toEqual([]);
    expect(drawn([{ type: 'line', series: [series([5])] }]).faces).toEqual([]);
  });

  it('have a wall down to the series below, from tick mark to tick mark for areas', () => {
    const area = { type: 'area', grouping: 'stacked', series: [series([5, 5]), series([2, 2])] };
    const walls = drawn([area], onMarks).boxes.filter(([color]) => color === RED || color === BLUE);
    expect(walls).toEqual([
      [RED, 0, 50, 200, 100],
      [BLUE, 0, 30, 200, 50],
    ]);
    const between = [onMarks.axes[0], { kind: 'category', hidden: true, onMarks: false }];
    expect(drawn([area], { axes: between }).boxes.filter(([color]) => color === RED)).toEqual([
      [RED, 50, 50, 150, 100],
    ]);
  });

  it('have their top from above only, their end at the near side, and the line of the series', () => {
    const area = (more: object = {}) => ({ type: 'area', series: [series([5, 10], more)] });
    expect(drawn([area()], { threeD: { rotX: 20, rotY: 0 } }).faces).toHaveLength(3);
    expect(drawn([area()], { threeD: { rotX: -20, rotY: 0 } }).faces).toHaveLength(2);
    expect(drawn([area({ line: green })]).lines).toMatchObject([
      { style: { stroke: '#00ff00', lineWidth: 2 } },
    ]);
    expect(drawn([area()]).lines).toEqual([]);
    const side = (rotY: number) =>
      drawn([area()], { threeD: { rotX: 0, rotY } }).faces.find(
        ({ style }) => !/^(#640000|rgb\(92)/.test(style.fill),
      )?.style.fill;
    expect([side(20), side(340)]).toEqual(['rgb(72,0,0)', 'rgb(82,0,0)']);
  });

  it('paint all segments of an area before the next area', () => {
    const three = ['甲', '乙', '丙'];
    const plot = {
      type: 'area',
      grouping: 'stacked',
      series: [series([1, 1, 1], { categories: three }), series([2, 2, 2], { categories: three })],
    };
    expect(
      drawn([plot], onMarks)
        .boxes.map(([color]) => color)
        .filter((one) => one === RED || one === BLUE),
    ).toEqual([RED, RED, BLUE, BLUE]);
  });
});

describe('labels of points', () => {
  const labels = { value: true };
  const texts = (plot: object, values: number[] = [5], more: object = {}) =>
    drawn([{ gapWidth: 100, ...plot, series: [series(values, { labels })] }], {
      text: { size: 7.5 },
      ...more,
    }).texts.map(({ x, y, style }) => [
      style.text,
      Math.round(x),
      Math.round(y),
      style.align,
      style.verticalAlign,
    ]);

  it('are above a bar, and below a bar under zero', () => {
    expect(texts({})).toEqual([['5', 50, 46, 'center', 'bottom']]);
    const axes = [{ kind: 'value', hidden: true, min: -10, max: 0 }];
    expect(texts({}, [-5], { axes })).toEqual([['-5', 50, 54, 'center', 'top']]);
  });

  it('are at the middle of their bar when bars are side by side', () => {
    const two = { gapWidth: 100, series: [series([5], { labels }), series([5], { labels })] };
    expect(drawn([two]).texts.map(({ x }) => Math.round(x * 10) / 10)).toEqual([33.3, 66.7]);
  });

  it('are beside horizontal bars', () => {
    expect(texts({ horizontal: true })).toEqual([['5', 104, 75, 'left', 'middle']]);
    const axes = [{ kind: 'value', hidden: true, min: -10, max: 0 }];
    expect(texts({ horizontal: true }, [-5], { axes })).toEqual([['-5', 96, 75, 'right', 'middle']]);
  });

  it('are in the middle of stacked bars and areas', () => {
    expect(texts({ grouping: 'stacked' })).toEqual([['5', 50, 75, 'center', 'middle']]);
    expect(texts({ type: 'area', grouping: 'stacked' }, [5, 5])).toEqual([
      ['5', 0, 75, 'center', 'middle'],
      ['5', 200, 75, 'center', 'middle'],
    ]);
  });

  it('are above the points of a line', () => {
    expect(texts({ type: 'line' })).toEqual([['5', 50, 46, 'center', 'bottom']]);
  });

  it('are left out for points without a value and series without labels', () => {
    expect(texts({}, [])).toEqual([]);
    expect(drawn([{ series: [series([5])] }]).texts).toEqual([]);
  });
});

describe('the depth of the space', () => {
  /** The depth in pixels, over all 200 pixels of the width. */
  const depth = (plot: object, more: object = {}) => {
    const made = drawn([{ gapWidth: 100, gapDepth: 100, series: [series([5, 5])], ...plot }], {
      threeD: { rotX: 0, rotY: 90, ...more },
      axes: [
        { kind: 'value', hidden: true, min: 0, max: 10 },
        { kind: 'category', line: green },
      ],
    });
    // The axis has the width of the front; the rest is the depth.
    const [line] = made.lines;
    const [left = 0, , right = 0] = bounds(line?.shape.points ?? []);
    return Math.round(((200 - (right - left)) / (right - left)) * 100) / 100;
  };

  it('has the width of the bars, with their gaps', () => {
    // Two categories: a bar has a half of its slot, and a row is twice as deep as its bars.
    expect(depth({})).toBe(0.5);
    expect(depth({ gapDepth: 0 })).toBe(0.25);
    expect(depth({}, { depth: 50 })).toBe(0.25);
    expect(depth({ gapWidth: 300 })).toBe(0.25);
    expect(depth({ series: [series([5, 5]), series([5, 5])] })).toBe(0.33);
    expect(depth({ grouping: 'stacked', series: [series([5, 5]), series([5, 5])] })).toBe(0.5);
    expect(depth({ type: 'line', gapDepth: 25 })).toBe(0.25);
  });

  it('is at least 2 % and at most 60 % of the width, and more for rows', () => {
    expect(depth({}, { depth: 1 })).toBe(0.02);
    expect(depth({}, { depth: 500 })).toBe(0.6);
    const rows = { grouping: 'standard', series: [series([5, 5]), series([5, 5])] };
    expect(depth(rows)).toBe(1);
    expect(depth(rows, { depth: 500 })).toBe(2);
  });
});

it('the axes have formatted names, numbers without names, and the names of rows', () => {
  const axes = [
    { kind: 'value', hidden: true, min: 0, max: 10 },
    { kind: 'category', format: '0.0' },
    { kind: 'series' },
  ];
  const words = (...all: object[]) =>
    drawn([{ grouping: 'standard', series: all }], { axes }).texts.map(({ style }) => style.text);
  expect(words(series([1, 2], { categories: [3, null] }))).toEqual(['3.0', '']);
  expect(words(series([1, 2], { categories: [] }))).toEqual(['1.0', '2.0']);
  expect(words(series([1], {}), series([1, 2, 3], { name: undefined }))).toEqual(['甲', '乙', '', '一', '2']);
});
