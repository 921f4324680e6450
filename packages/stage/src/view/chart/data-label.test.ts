import type { Chart, ChartPlot, ChartSeries, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from './chart-scope.ts';
import { type LabelledPoint, labelPosition, labelShift, movedLabels, pointLabel } from './data-label.ts';
import { dataTable, tableRoom } from './data-table.ts';
import { roomInLabels, secondPie, sliceLabels } from './slice-label.ts';

const scope: ChartScope = {
  chart: { text: { size: 9 } } as unknown as Chart,
  design: { colors: { map: {}, colors: {} } } as unknown as PageDesign,
  size: { w: 400, h: 300 },
};
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const point: LabelledPoint = { series: '一', category: '甲', value: 1234.5, share: 0.256, size: 7 };
const made = (labels: object | undefined, more: Partial<LabelledPoint> = {}, index = 0) =>
  pointLabel(scope, labels as ChartSeries['labels'], index, { ...point, ...more });
const words = (...given: Parameters<typeof made>) => {
  const label = made(...given);
  return label.show ? label.formatter() : undefined;
};

describe('pointLabel', () => {
  it('shows the parts of the file in a fixed order, joined by its separator', () => {
    const all = { size: true, percent: true, value: true, category: true, series: true };
    expect(words(all)).toBe('一; 甲; 1234.5; 26%; 7');
    expect(words({ ...all, separator: '\n' })).toBe('一\n甲\n1234.5\n26%\n7');
    expect(words({ value: true, category: true }, { category: '' })).toBe('1234.5');
    expect(words({ size: true }, { size: null })).toBeUndefined();
    expect(words({ size: true }, { size: undefined })).toBeUndefined();
  });

  it('is hidden without labels, without parts, without a value, and for the exceptions', () => {
    expect(made(undefined)).toEqual({ show: false });
    expect(made({})).toEqual({ show: false });
    expect(made({ category: true }, { value: null })).toEqual({ show: false });
    expect(made({ value: true, except: [3] }, {}, 3)).toEqual({ show: false });
    expect(made({ value: true, except: [3] }, {}, 2).show).toBe(true);
  });

  it('formats the value, and the percentage when the format is for percentages', () => {
    expect(words({ value: true, format: '#,##0' })).toBe('1,235');
    expect(words({ percent: true, format: '0.0%' })).toBe('25.6%');
    expect(words({ percent: true, format: '0.0' })).toBe('26%');
    expect(words({ value: true, percent: true, format: '0.0%' })).toBe('1234.5; 25.6%');
    expect(words({ value: true, format: '0%' }, { value: 0.5 })).toBe('50%');
    expect(words({ percent: true }, { share: undefined })).toBeUndefined();
  });

  it('shows the parts, format, position and text of the point instead', () => {
    const own = [{ index: 1, category: true, position: 't', text: { size: 18 } }];
    const labels = { value: true, position: 'ctr', own };
    expect(words(labels, {}, 1)).toBe('甲');
    expect(made(labels, {}, 1)).toMatchObject({ position: 't', fontSize: 24 });
    expect(made(labels)).toMatchObject({ position: 'ctr', fontSize: 12 });
    const format = { value: true, format: '0', own: [{ index: 0, value: true, format: '0.00' }] };
    expect([words(format), words(format, {}, 1)]).toEqual(['1234.50', '1235']);
  });

  it('replaces the fields in the text of a point, also without a value', () => {
    const fields = '[SERIES NAME]/[CATEGORY NAME]/[VALUE]/[PERCENTAGE]/[BUBBLE SIZE]/[VALUE]';
    const labels = { format: '0', own: [{ index: 0, words: fields }] };
    expect(words(labels)).toBe('一/甲/1235/26%/7/1235');
    expect(words(labels, { value: null, share: undefined, size: null })).toBe('一/甲////');
  });

  it('does not let a text begin rich text', () => {
    expect(words({ category: true }, { category: 'a{b|c} {|' })).toBe('a\u2774b|c} \u2774|');
  });

  it('has its background and border, of the point or of the series', () => {
    const line = { fill: solid('00FF00'), width: 2 };
    expect(made({ value: true })).not.toHaveProperty('padding');
    expect(made({ value: true, fill: solid('112233') })).toMatchObject({
      backgroundColor: '#112233',
      padding: 3,
    });
    expect(made({ value: true, fill: { type: 'none' } })).not.toHaveProperty('backgroundColor');
    expect(made({ value: true, line })).toMatchObject({ borderColor: '#00ff00', borderWidth: 2, padding: 3 });
    const own = [{ index: 0, value: true, fill: solid('445566') }];
    expect(made({ fill: solid('112233'), own })).toMatchObject({ backgroundColor: '#445566' });
  });
});

it('labelShift returns the offset of a point in pixels', () => {
  const labels = { own: [{ index: 2, offset: { x: 0.1, y: -0.2 } }, { index: 3 }] };
  expect(labelShift(scope, labels, 2)).toEqual({ dx: 40, dy: -60 });
  expect(labelShift(scope, labels, 3)).toEqual({ dx: 0, dy: 0 });
  expect(labelShift(scope, undefined, 0)).toEqual({ dx: 0, dy: 0 });
});

it('movedLabels returns a layout only when some label was moved', () => {
  const series = (own: object[] | undefined) => ({ labels: { own } }) as unknown as ChartSeries;
  const layout = movedLabels(scope, series([{ index: 1, offset: { x: 0.5, y: 0 } }]));
  expect(layout?.({ dataIndex: 1 })).toEqual({ dx: 200, dy: 0 });
  expect(layout?.({})).toEqual({ dx: 0, dy: 0 });
  expect(movedLabels(scope, series([{ index: 1 }]))).toBeUndefined();
  expect(movedLabels(scope, series(undefined))).toBeUndefined();
  expect(movedLabels(scope, {} as ChartSeries)).toBeUndefined();
});

it.each([
  [undefined, 'top', false, false, 'top'],
  [undefined, 'top', true, false, 'right'],
  [undefined, 'top', false, true, 'bottom'],
  [undefined, 'top', true, true, 'left'],
  ['outEnd', 'inside', false, false, 'top'],
  ['t', 'inside', false, false, 'top'],
  ['b', 'top', false, false, 'bottom'],
  ['b', 'top', true, false, 'left'],
  ['l', 'top', true, false, 'left'],
  ['r', 'top', false, true, 'right'],
  ['ctr', 'top', true, true, 'inside'],
  ['inEnd', 'top', false, false, 'insideTop'],
  ['inEnd', 'top', false, true, 'insideBottom'],
  ['inEnd', 'top', true, false, 'insideRight'],
  ['inBase', 'top', true, false, 'insideLeft'],
  ['inBase', 'top', false, true, 'insideTop'],
  ['other', 'right', false, false, 'right'],
])(
  'labelPosition returns for %s, by default %s, lying %s, below zero %s: %s',
  (position, usual, lying, below, place) => {
    expect(labelPosition(position, usual, lying, below)).toBe(place);
  },
);

const series = (values: (number | null)[], more: object = {}) =>
  ({ categories: [], values, ...more }) as unknown as ChartSeries;
/** A chart with texts of 10 pixels. */
const scopeOf = (plot: object, all: ChartSeries[], size = { w: 200, h: 100 }): ChartScope => ({
  chart: {
    plots: [{ type: 'pie', series: all, ...plot }],
    axes: [],
    text: { size: 7.5 },
  } as unknown as Chart,
  design: scope.design,
  size,
});

describe('secondPie', () => {
  const second = (split: object | undefined, values: number[]) => [
    ...secondPie({ split } as ChartPlot, values),
  ];

  it('returns the last third by default, or the number of the file', () => {
    expect(second(undefined, [1, 2, 3, 4])).toEqual([2, 3]);
    expect(second({ by: 'position', at: 1 }, [1, 2, 3])).toEqual([2]);
    expect(second({ by: 'position', at: 0 }, [1, 2, 3])).toEqual([]);
  });

  it('returns values and shares below a limit, or the points of the file', () => {
    expect(second({ by: 'value', at: 3 }, [4, 3, 2])).toEqual([2]);
    expect(second({ by: 'percent', at: 20 }, [79, 20, 1])).toEqual([2]);
    expect(second({ by: 'percent' }, [80, 10, 9])).toEqual([2]);
    expect(second({ by: 'own', points: [0, 2] }, [1, 1, 1])).toEqual([0, 2]);
    expect(second({ by: 'own' }, [1, 1])).toEqual([]);
  });
});

describe('sliceLabels', () => {
  const slices = (values: number[]) =>
    values.map((value, index) => ({
      index,
      value,
      total: values.reduce((sum, one) => sum + one, 0),
      name: '甲乙丙',
    }));
  const labels = (position: string, values: number[], more: object = {}, radius = 50) => {
    const one = series(values, { labels: { category: true, position, ...more } });
    return sliceLabels(scopeOf({}, [one]), { series: one, slices: slices(values) }, radius, 90);
  };

  it('are inside where they fit best, and outside when their slice is too small or the pie is', () => {
    expect(labels('bestFit', [9, 1]).map((label) => label?.outside)).toEqual([false, true]);
    expect(labels('bestFit', [9, 9], {}, 15).map((label) => label?.outside)).toEqual([true, true]);
  });

  it('are placed by the chart only at the inner edge, or outside when they were moved', () => {
    const own = [{ index: 0, category: true, position: 'outEnd', offset: { x: 0.5, y: 0 } }];
    expect(labels('ctr', [1, 1]).map((label) => label?.place)).toEqual([undefined, undefined]);
    expect(labels('outEnd', [1, 1])[0]).toMatchObject({ outside: true, place: undefined, leads: true });
    // 50 + 3 + half of 30 pixels to the right, and half of 200 pixels by hand.
    expect(labels('outEnd', [1, 1], { own })[0]?.place?.x).toBeCloseTo(68 + 100, 9);
    const best = [{ index: 0, category: true, position: 'bestFit', offset: { x: 0.05, y: 0 } }];
    expect(labels('bestFit', [1, 1], { own: best })[0]).toMatchObject({
      outside: true,
      bestFit: true,
      leads: true,
    });
    const near = [{ index: 0, category: true, position: 'bestFit', offset: { x: -0.05, y: 0 } }];
    expect(labels('bestFit', [1, 1], { own: near })[0]).toMatchObject({ outside: true, leads: false });
  });

  it('are undefined for slices without a label', () => {
    expect(labels('ctr', [1, 1], { except: [0] })[0]).toBeUndefined();
  });

  it('leave less of the radius to the pie when they are all outside by the file', () => {
    const share = (position: string, values: number[]) => {
      const one = series(values, { labels: { category: true, position } });
      return roomInLabels(scopeOf({}, [one]), { series: one, slices: slices(values) }, 50, 90);
    };
    expect([share('ctr', [1, 1]), share('bestFit', [9, 9])]).toEqual([1, 1]);
    expect([share('bestFit', [9, 1]), share('outEnd', [9, 1])]).toEqual([0.89, 0.79]);
  });
});

interface Part {
  readonly type: string;
  readonly shape: Readonly<Record<string, number>>;
  readonly style: { readonly text: string; readonly x: number; readonly y: number; readonly width: number };
}

it('dataTable has a row per series and a column per category', () => {
  const all = [
    series([5, 3], { name: '语文', categories: ['甲', '乙'] }),
    series([1, null, 9], { name: '数', labels: { format: '0.0' } }),
  ];
  const table = scopeOf({ type: 'bar' }, all, { w: 400, h: 300 });
  expect(tableRoom(table)).toEqual({ left: 40, bottom: 45, row: 15 });
  const made = dataTable(table, { left: 100, top: 0, right: 100, bottom: 100 }) as {
    renderItem: () => { children: Part[] };
  };
  const { children } = made.renderItem();
  const of = (type: string) => children.filter((one) => one.type === type);
  expect(of('line').map(({ shape }) => [shape.x1, shape.y1, shape.x2, shape.y2])).toEqual([
    [100, 200, 300, 200],
    [60, 215, 300, 215],
    [60, 230, 300, 230],
    [60, 245, 300, 245],
    [100, 200, 100, 245],
    [200, 200, 200, 245],
    [300, 200, 300, 245],
    [60, 215, 60, 245],
  ]);
  expect(of('rect').map(({ shape }) => shape)).toEqual([
    { x: 64, y: 219.5, width: 6, height: 6 },
    { x: 64, y: 234.5, width: 6, height: 6 },
  ]);
  expect(of('text').map(({ style }) => [style.text, style.x, style.y, style.width])).toEqual([
    ['甲', 150, 207.5, 100],
    ['乙', 250, 207.5, 100],
    ['语文', 74, 222.5, 40],
    ['5', 150, 222.5, 100],
    ['3', 250, 222.5, 100],
    ['数', 74, 237.5, 40],
    ['1.0', 150, 237.5, 100],
    ['', 250, 237.5, 100],
  ]);
});
