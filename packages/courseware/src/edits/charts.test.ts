import { expect, it } from 'vitest';
import type { Chart } from '../records/chart.ts';
import {
  columnsOf,
  kindOf,
  numberTyped,
  withCell,
  withKind,
  withoutPoint,
  withoutSeries,
  withPasted,
  withPoint,
  withSeries,
} from './charts.ts';

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
  return columnsOf(of).map(({ name, cells }) => [name, ...cells]);
}

it('names that series share stand once', () => {
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
])('%s typed is %s', (text, number) => {
  expect(numberTyped(text)).toBe(number);
});

it('a name that is changed is changed for every series that has it', () => {
  const [names] = columnsOf(chart);
  if (!names) throw new Error('there are names');
  expect(withCell(chart, names, 0, '英语').plots[0]?.series.map((one) => one.categories)).toEqual([
    ['英语', '数学'],
    ['英语', '数学'],
  ]);
});

it('what is no number leaves the number that was there', () => {
  const [, first] = columnsOf(chart);
  if (!first) throw new Error('there is a series');
  expect(withCell(chart, first, 0, '很多')).toBe(chart);
  expect(withCell(chart, first, 0, '').plots[0]?.series[0]?.values).toEqual([null, 85]);
});

it('points come and go, and the looks of those that stay go with them', () => {
  expect(grid(withPoint(chart))[1]).toEqual(['一班', 90, 85, null]);
  const left = withoutPoint(chart, 0);
  expect(grid(left)).toEqual([
    [undefined, '数学'],
    ['一班', 85],
    ['二班', 88],
  ]);
  expect(left.plots[0]?.series[0]?.points).toEqual([{ index: 0, fill: { type: 'none' } }]);
});

it('series come and go, but one stays', () => {
  expect(grid(withSeries(chart, '三班'))[3]).toEqual(['三班', null, null]);
  const [, first] = columnsOf(chart);
  if (!first) throw new Error('there is a series');
  const one = withoutSeries(chart, first);
  expect(one.plots[0]?.series.map(({ name }) => name)).toEqual(['二班']);
  expect(withoutSeries(one, first)).toBe(one);
});

it('cells of a spreadsheet are put from where they are pasted, with the room that they need', () => {
  const pasted = withPasted(
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
});

it('becomes another kind with the same data, and back', () => {
  const pie = withKind(chart, 'pie');
  expect(kindOf(pie)).toBe('pie');
  const bars = withKind(pie, 'stackedBar');
  expect(kindOf(bars)).toBe('stackedBar');
  expect(bars.axes.map(({ position }) => position)).toEqual(['l', 'b']);
  expect(grid(bars)).toEqual(grid(chart));
});
