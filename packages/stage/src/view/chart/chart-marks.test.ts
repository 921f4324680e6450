import type { Chart, ChartPlot, ErrorBars, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import {
  curveMark,
  curveWords,
  errorAmounts,
  errorMarks,
  type MarkAxes,
  plotMarks,
  zeroLabels,
} from './chart-marks.ts';
import type { ChartScope } from './chart-scope.ts';
import { markId, markOf, radarId } from './mark-id.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
/** Texts of 10 pixels. */
const scope: ChartScope = {
  chart: { plots: [], axes: [], text: { size: 7.5 } } as unknown as Chart,
  design,
  size: { w: 400, h: 300 },
};
const axesOf = (more: Partial<MarkAxes> = {}): MarkAxes => ({
  pair: 0,
  lying: false,
  byNumbers: false,
  categories: 3,
  ...more,
});
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });
const green = { fill: solid('00FF00'), width: 2 };
const none = { fill: { type: 'none' } };

interface Shape {
  readonly type: string;
  readonly shape: Readonly<Record<string, unknown>>;
  readonly style: Readonly<Record<string, unknown>>;
}
/** The shapes of a mark: 20 pixels per category or unit to the right, ten pixels per unit upwards from 100. */
function shapes(mark: object | undefined, asked: number[][] = []): Shape[] {
  const api = {
    coord: ([x = 0, y = 0]: number[]) => {
      asked.push([x, y]);
      return [20 * x, 100 - 10 * y];
    },
    size: () => [20, 10],
  };
  return (mark as { renderItem: (_: unknown, api: object) => { children: Shape[] } }).renderItem(
    undefined,
    api,
  ).children;
}
const line = (x1: number, y1: number, x2: number, y2: number) => ({ x1, y1, x2, y2 });
const shapesOf = (mark: object | undefined) => shapes(mark).map(({ shape }) => shape);

describe('plotMarks', () => {
  const plot = (more: object, ...values: (number | null)[][]) =>
    ({
      type: 'line',
      series: values.map((one) => ({ categories: [], values: one })),
      ...more,
    }) as unknown as ChartPlot;
  const made = (...given: Parameters<typeof plot>) => plotMarks(scope, plot(...given), axesOf(), 1);

  it('returns nothing when the plot has no lines and bars', () => {
    expect(made({}, [1], [2])).toEqual([]);
    expect(made({ highLowLines: none, dropLines: none }, [1], [2])).toEqual([]);
  });

  it('draws lines from the lowest to the highest value of each category with values', () => {
    const [ends] = made({ highLowLines: {} }, [1, null, 4], [3, null], [2]);
    expect(shapesOf(ends)).toEqual([line(0, 90, 0, 70), line(40, 60, 40, 60)]);
    expect(shapes(ends)[0]?.style).toMatchObject({ stroke: '#404040', lineWidth: 1, lineDash: undefined });
    expect(made({ type: 'stock' }, [1], [3])).toHaveLength(1);
  });

  it('draws lines from the highest value down to the foot of the plot', () => {
    const [drops] = made({ dropLines: { ...green, dash: 'dash' } }, [1, null, 4], [3, null]);
    expect(shapesOf(drops)).toEqual([line(0, 90, 0, 70), line(40, 90, 40, 60)]);
    expect(shapes(drops)[0]?.style).toMatchObject({ stroke: '#00ff00', lineWidth: 2, lineDash: [8, 6] });
    const [dotted] = made({ dropLines: { ...green, dash: 'dot' } }, [1]);
    expect(shapes(dotted)[0]?.style.lineDash).toEqual([2, 4]);
  });

  it('draws bars from the first to the last series, as wide as their gap leaves', () => {
    const [bars] = made({ upDownBars: { gapWidth: 100 } }, [1, 5, null], [9, 9, 9], [3, 2, 1]);
    expect(shapes(bars).map(({ shape, style }) => [shape, style.fill])).toEqual([
      [{ x: -5, y: 70, width: 10, height: 20 }, '#ffffff'],
      [{ x: 15, y: 50, width: 10, height: 30 }, '#404040'],
    ]);
    expect(shapesOf(made({ upDownBars: {} }, [1], [1])[0])).toEqual([{ x: -4, y: 90, width: 8, height: 1 }]);
  });

  it('fills the bars of equal and of rising values with one format, and falling values with the other', () => {
    const upDownBars = {
      up: { fill: solid('112233'), line: none },
      down: { fill: solid('445566'), line: green },
    };
    const [bars] = made({ upDownBars }, [1, 2, 3], [2, 2, 2]);
    expect(shapes(bars).map(({ style }) => [style.fill, style.stroke, style.lineWidth])).toEqual([
      ['#112233', 'none', 1],
      ['#112233', 'none', 1],
      ['#445566', '#00ff00', 2],
    ]);
  });

  it('draws the bars of a stock chart with four series only', () => {
    expect(made({ type: 'stock', highLowLines: none }, [1], [2], [3], [4])).toHaveLength(1);
    expect(made({ type: 'stock', highLowLines: none }, [1], [2], [3])).toHaveLength(0);
    expect(made({ highLowLines: none }, [1], [2], [3], [4])).toHaveLength(0);
  });
});

describe('the places of marks', () => {
  const stroke = { color: '#112233', width: 2 };
  const points = (axes: MarkAxes, x: number, y: number) =>
    shapes(curveMark(axes, [{ x, y }], stroke, 'trend'))[0]?.shape.points;

  it('are between categories by the distance of the first two', () => {
    expect(points(axesOf(), 2, 3)).toEqual([[40, 70]]);
    expect(points(axesOf(), 1.5, 3)).toEqual([[30, 70]]);
    expect(points(axesOf({ categories: 1 }), 0.5, 3)).toEqual([[0, 70]]);
    // A value of 3 is at 60 pixels, and categories are ten pixels apart upwards.
    expect(points(axesOf({ lying: true }), 1.5, 3)).toEqual([[60, 85]]);
  });

  it('are converted as they are on two axes of numbers, and swapped on horizontal bars', () => {
    const asked: number[][] = [];
    const at = (more: Partial<MarkAxes>) =>
      shapes(curveMark(axesOf(more), [{ x: 1.5, y: 3 }], stroke, 'k'), asked);
    at({ byNumbers: true });
    expect(asked.splice(0)).toEqual([[1.5, 3]]);
    at({ lying: true });
    expect(asked).toEqual([
      [3, 0],
      [3, 1],
    ]);
  });
});

it('curveMark returns a curve that the legend lists by its key and colour', () => {
  const mark = curveMark(axesOf({ pair: 1 }), [], { color: '#112233', width: 2 }, 'trend 0.0');
  expect(mark).toMatchObject({
    name: 'trend 0.0',
    itemStyle: { color: '#112233' },
    xAxisIndex: 1,
    yAxisIndex: 1,
    clip: true,
  });
});

it('curveWords returns the text above the end of a curve', () => {
  const text = { fontSize: 10, fontFamily: 'Arial', color: '#112233' };
  const [words] = shapes(curveWords(axesOf(), { x: 1, y: 3 }, 'y = 2x', text));
  expect(words?.style).toMatchObject({
    x: 16,
    y: 66,
    text: 'y = 2x',
    align: 'right',
    verticalAlign: 'bottom',
    fill: '#112233',
    font: '10px Arial',
  });
});

describe('errorAmounts', () => {
  const amounts = (more: object, values: (number | null)[] = [2, null, -4]) =>
    errorAmounts({ sides: 'both', kind: 'fixed', ...more } as ErrorBars, values);

  it('returns the fixed value at each point, and none without a value', () => {
    expect(amounts({ value: 3 })).toEqual([
      [3, 3],
      [0, 0],
      [3, 3],
    ]);
    expect(amounts({})[0]).toEqual([0, 0]);
  });

  it('returns the sides that the file has', () => {
    expect(amounts({ value: 3, sides: 'plus' })[0]).toEqual([3, 0]);
    expect(amounts({ value: 3, sides: 'minus' })[0]).toEqual([0, 3]);
  });

  it('returns a share of the value, five percent by default', () => {
    expect(amounts({ kind: 'percent', value: 50 })).toEqual([
      [1, 1],
      [0, 0],
      [2, 2],
    ]);
    expect(amounts({ kind: 'percent' }, [100])).toEqual([[5, 5]]);
  });

  it('returns multiples of the standard deviation, or the standard error', () => {
    expect(amounts({ kind: 'deviation' }, [2, 4, null, 6])[0]).toEqual([2, 2]);
    expect(amounts({ kind: 'deviation', value: 3 }, [2, 4, 6])[0]).toEqual([6, 6]);
    expect(amounts({ kind: 'standardError' }, [2, 4, 6])[0]?.[0]).toBeCloseTo(2 / Math.sqrt(3), 9);
    expect(amounts({ kind: 'deviation' }, [5])).toEqual([[0, 0]]);
  });

  it('returns the amounts of the points, or one amount for all', () => {
    const own = { kind: 'own', plus: [1, 2, 3], minus: [7] };
    expect(amounts(own)).toEqual([
      [1, 7],
      [0, 0],
      [3, 7],
    ]);
    expect(amounts({ kind: 'own', plus: [1, 2] })[2]).toEqual([0, 0]);
    expect(amounts({ kind: 'own', plus: [null] })[0]).toEqual([0, 0]);
  });
});

describe('errorMarks', () => {
  const drawn = (more: object, axes: Partial<MarkAxes> = {}, shift = 0) =>
    shapes(
      errorMarks(
        scope,
        { sides: 'both', kind: 'fixed', value: 1, ...more } as unknown as ErrorBars,
        [{ x: 1, y: 3 }, undefined],
        axesOf(axes),
        shift,
      ),
    );

  it('draws a line and a cap at each end', () => {
    expect(drawn({}).map(({ shape }) => shape)).toEqual([
      line(20, 80, 20, 60),
      line(16, 60, 24, 60),
      line(16, 80, 24, 80),
    ]);
    expect(drawn({ sides: 'plus' }).map(({ shape }) => shape)).toEqual([
      line(20, 70, 20, 60),
      line(16, 60, 24, 60),
    ]);
    expect(drawn({ sides: 'minus' })[1]?.shape).toEqual(line(16, 80, 24, 80));
    expect(drawn({ noCap: true })).toHaveLength(1);
    expect(drawn({ value: 0 })).toHaveLength(0);
    expect(drawn({ line: green })[0]?.style).toMatchObject({ stroke: '#00ff00', lineWidth: 2 });
  });

  it('runs along x between two axes of numbers only', () => {
    expect(drawn({ direction: 'x' }, { byNumbers: true }).map(({ shape }) => shape)).toEqual([
      line(0, 70, 40, 70),
      line(40, 66, 40, 74),
      line(0, 66, 0, 74),
    ]);
    expect(drawn({ direction: 'x' })[0]?.shape).toEqual(line(20, 80, 20, 60));
    expect(drawn({ direction: 'x', kind: 'percent', value: 100 }, { byNumbers: true })[0]?.shape).toEqual(
      line(0, 70, 40, 70),
    );
  });

  it('is moved to the middle of its bar', () => {
    expect(drawn({ noCap: true }, {}, 0.25)[0]?.shape).toEqual(line(25, 80, 25, 60));
  });
});

describe('zeroLabels', () => {
  const labels = (
    axis: object,
    categories: (string | number | null)[],
    axes: Partial<MarkAxes> = {},
    length = 90,
  ) =>
    shapes(
      zeroLabels(
        scope,
        { kind: 'category', ...axis } as Chart['axes'][number],
        categories,
        axesOf(axes),
        length,
      ),
    );

  it('writes the names below zero, wrapped in their slots', () => {
    const [one, two] = labels({ format: '0.0' }, ['甲', 5, null]);
    expect(one?.style).toMatchObject({
      x: 0,
      y: 106,
      text: '甲',
      align: 'center',
      verticalAlign: 'top',
      width: 30,
      font: expect.stringMatching(/^normal normal 10px /),
    });
    expect(two?.style).toMatchObject({ x: 20, text: '5.0' });
  });

  it('writes the names at the left of zero on horizontal bars', () => {
    const [one] = labels({}, ['甲'], { lying: true });
    expect(one?.style).toMatchObject({ x: -6, y: 100, align: 'right', verticalAlign: 'middle' });
    expect(one?.style).not.toHaveProperty('width');
  });

  it('leaves names out by the step of the axis, or when they are too many', () => {
    const six = Array.from({ length: 6 }, (_, index) => index);
    const names = (...given: Parameters<typeof labels>) => labels(...given).map(({ style }) => style.text);
    expect(names({ labelStep: 4 }, six)).toEqual(['0', '4']);
    // A name needs 25 pixels below, 12 beside.
    expect(names({}, six, {}, 150)).toHaveLength(6);
    expect(names({}, six, {}, 149)).toEqual(['0', '2', '4']);
    expect(names({}, six, { lying: true }, 72)).toHaveLength(6);
    expect(names({}, six, { lying: true }, 71)).toHaveLength(3);
    expect(labels({}, six, {}, 75)[1]?.style.width).toBe(25);
  });
});

it('markOf returns the series and the category of a point', () => {
  expect(markOf(markId(0), 0)).toEqual({ series: 0, category: 0 });
  expect(markOf(markId(12), 3)).toEqual({ series: 12, category: 3 });
  expect(markOf(markId(1), undefined)).toEqual({ series: 1, category: undefined });
});

it('markOf returns no category for the shapes beside the points', () => {
  expect(markOf(markId(2, 'error bars'), 5)).toEqual({ series: 2, category: undefined });
});

it('markOf returns the data index as the series of a radar chart', () => {
  expect(markOf(radarId(), 4)).toEqual({ series: 4, category: undefined });
  expect(markOf(radarId(), undefined)).toBeUndefined();
});

it('markOf returns undefined for shapes of no series', () => {
  expect(markOf(undefined, 0)).toBeUndefined();
  expect(markOf('legend', 0)).toBeUndefined();
  expect(markOf('3', 0)).toBeUndefined();
});
