import { expect, it } from 'vitest';
import type { Chart } from '../../records/chart.ts';
import { numberTyped, withChartCell } from './chart-cells.ts';
import { chartColumns } from './chart-columns.ts';
import { chartKindOf, withChartKind } from './chart-kind.ts';
import { withPastedCells } from './chart-paste.ts';
import { withChartPoint, withoutChartPoint } from './chart-points.ts';
import { withChartSeries, withoutChartSeries } from './chart-series.ts';

const chart: Chart = {
  plots: [
    {
      type: 'bar',
      series: [
        {
          name: '一班',
          categories: ['语文', '数学'],
          values: [90, 85],
          points: [{ index: 1, fill: { type: 'none' } }],
        },
        { name: '二班', categories: ['语文', '数学'], values: [80, 88] },
      ],
    },
  ],
  axes: [
    { kind: 'category', position: 'b' },
    { kind: 'value', position: 'l' },
  ],
};

function grid(of: Chart): unknown[] {
  return chartColumns(of).map(({ name, cells }) => [name, ...cells]);
}

it('the data grid of a chart lists names that series share once', () => {
  expect(grid(chart)).toEqual([
    [undefined, '语文', '数学'],
    ['一班', 90, 85],
    ['二班', 80, 88],
  ]);
});

it.each([
  ['1,234.5', 1234.5],
  ['１２', 12],
  ['12%', 0.12],
  ['', null],
  ['十二', undefined],
])('the data grid of a chart reads %s as %s when it is typed into a cell', (text, number) => {
  expect(numberTyped(text)).toBe(number);
});

it('the data grid of a chart changes a name in every series that has it when it is edited', () => {
  const [names] = chartColumns(chart);
  if (!names) throw new Error('there are names');
  expect(withChartCell(chart, names, 0, '英语').plots[0]?.series.map((one) => one.categories)).toEqual([
    ['英语', '数学'],
    ['英语', '数学'],
  ]);
});

it('a number cell of a chart keeps its number when the typed text is no number', () => {
  const [, first] = chartColumns(chart);
  if (!first) throw new Error('there is a series');
  expect(withChartCell(chart, first, 0, '很多')).toBe(chart);
  expect(withChartCell(chart, first, 0, '').plots[0]?.series[0]?.values).toEqual([null, 85]);
});

it('a chart moves the formats of points with them when a point before them is removed', () => {
  expect(grid(withChartPoint(chart))[1]).toEqual(['一班', 90, 85, null]);
  const left = withoutChartPoint(chart, 0);
  expect(grid(left)).toEqual([
    [undefined, '数学'],
    ['一班', 85],
    ['二班', 88],
  ]);
  expect(left.plots[0]?.series[0]?.points).toEqual([{ index: 0, fill: { type: 'none' } }]);
});

it('a chart keeps its last series when it is to be removed', () => {
  expect(grid(withChartSeries(chart, '三班'))[3]).toEqual(['三班', null, null]);
  const [, first] = chartColumns(chart);
  if (!first) throw new Error('there is a series');
  const one = withoutChartSeries(chart, first);
  expect(one.plots[0]?.series.map(({ name }) => name)).toEqual(['二班']);
  expect(withoutChartSeries(one, first)).toBe(one);
});

it('a chart grows to hold all cells when a spreadsheet is pasted', () => {
  const pasted = withPastedCells(
    chart,
    { column: 0, row: -1 },
    '\t甲\t乙\t丙\r\n物理\t1\t2\t3\r\n化学\t4\t5\t6\r\n生物\t7\t8\t9\r\n',
  );
  expect(grid(pasted)).toEqual([
    [undefined, '物理', '化学', '生物'],
    ['甲', 1, 4, 7],
    ['乙', 2, 5, 8],
    ['丙', 3, 6, 9],
  ]);
  // A spreadsheet quotes a cell of two lines.
  const quoted = withPastedCells(chart, { column: 0, row: -1 }, '\t"甲\n乙"\r\n"""物理"""\t1\r\n');
  expect(grid(quoted).flat()).toEqual(expect.arrayContaining(['甲\n乙', '"物理"']));
});

it('a chart keeps its data when its kind is changed twice', () => {
  const pie = withChartKind(chart, 'pie');
  expect(chartKindOf(pie)).toBe('pie');
  const bars = withChartKind(pie, 'stackedBar');
  expect(chartKindOf(bars)).toBe('stackedBar');
  expect(bars.axes.map(({ position }) => position)).toEqual(['l', 'b']);
  expect(grid(bars)).toEqual(grid(chart));
});
