import type { Chart, ChartSeries, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartScope } from './chart-scope.ts';
import { branchesOf, treeSeries } from './tree-option.ts';

const rgb = (value: string) => ({ type: 'rgb', value });
const solid = (value: string) => ({ type: 'solid', color: rgb(value) });
const room = { left: 10, top: 20, right: 30, bottom: 40 };
const series = (more: object) =>
  ({ categories: ['甲', '乙'], values: [1, 2], ...more }) as unknown as ChartSeries;

function scopeOf(one: ChartSeries | undefined, type = 'treemap'): ChartScope {
  const chart = {
    plots: [{ type, series: one ? [one] : [] }],
    palette: [rgb('AA0000'), rgb('0000BB')],
    text: { size: 7.5 },
  } as unknown as Chart;
  const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
  return { chart, design, size: { w: 400, h: 300 } };
}
const branches = (more: object) => branchesOf(scopeOf(undefined), series(more));

describe('branchesOf', () => {
  it('returns one branch per category, with the colours of the chart', () => {
    expect(branches({})).toEqual([
      { name: '甲', value: 1, color: '#aa0000', children: [] },
      { name: '乙', value: 2, color: '#0000bb', children: [] },
    ]);
  });

  it('puts inner levels into outer levels, whose names last until the next name, and sums their values', () => {
    const levels = [
      ['一', '二', '三', '四'],
      ['甲', null, '乙', null],
    ];
    const [first, second, ...rest] = branches({ levels, values: [1, 2, 4, -8] });
    expect(rest).toEqual([]);
    expect(first).toMatchObject({
      name: '甲',
      value: 3,
      color: '#aa0000',
      children: [
        { name: '一', value: 1, color: undefined },
        { name: '二', value: 2 },
      ],
    });
    expect(second).toMatchObject({
      name: '乙',
      value: 4,
      children: [{ name: '三' }, { name: '四', value: 0 }],
    });
  });

  it('ends a branch at an empty inner level', () => {
    const levels = [
      ['一', null],
      ['甲', '乙'],
    ];
    expect(branches({ levels })).toMatchObject([
      { name: '甲', children: [{ name: '一', value: 1 }] },
      { name: '乙', value: 2, children: [] },
    ]);
  });

  it('keeps points of the same name apart', () => {
    expect(branches({ categories: ['甲', '甲'] })).toHaveLength(2);
    const levels = [
      ['一', '一'],
      ['甲', '甲'],
    ];
    expect(branches({ levels })[0]?.children).toHaveLength(2);
  });

  it('numbers points without any name', () => {
    expect(
      branches({ categories: ['', null], values: [1, null] }).map(({ name, value }) => [name, value]),
    ).toEqual([
      ['1', 1],
      ['2', 0],
    ]);
  });

  it('gives a point its own fill', () => {
    const points = [{ index: 1, fill: solid('112233') }];
    expect(branches({ points }).map(({ color }) => color)).toEqual(['#aa0000', '#112233']);
  });
});

describe('treeSeries', () => {
  interface Tree {
    readonly [name: string]: unknown;
    readonly data: readonly object[];
    readonly label: { readonly formatter: (point: object) => string; readonly color: string };
    readonly upperLabel: { readonly show: boolean; readonly height: number };
  }
  const tree = (more: object, type?: string) => treeSeries(scopeOf(series(more), type), room)[0] as Tree;
  const levels = [
    ['一', '二'],
    ['甲', '甲'],
  ];

  it('returns nothing without a series', () => {
    expect(treeSeries(scopeOf(undefined), room)).toEqual([]);
  });

  it('fills the room with a treemap, with a heading for branches that contain others', () => {
    expect(tree({})).toMatchObject({ type: 'treemap', ...room, upperLabel: { show: false, height: 17 } });
    expect(tree({ levels }).upperLabel.show).toBe(true);
    expect(tree({ levels }).data).toEqual([
      {
        name: '甲',
        value: 3,
        itemStyle: { color: '#aa0000' },
        children: [
          { name: '一', value: 1, itemStyle: undefined, children: undefined },
          { name: '二', value: 2, itemStyle: undefined, children: undefined },
        ],
      },
    ]);
  });

  it('centres a sunburst in the room, as large as the shorter side', () => {
    expect(tree({}, 'sunburst')).toMatchObject({ type: 'sunburst', center: [190, 140], data: [{}, {}] });
    const [inner, outer] = tree({}, 'sunburst').radius as number[];
    expect(inner).toBeCloseTo(120 * 0.16, 9);
    expect(outer).toBeCloseTo(120 * 0.96, 9);
  });

  it('shows names, and values when the labels have them', () => {
    const words = (labels: object | undefined, value?: unknown) =>
      tree({ labels }).label.formatter({ name: '甲', value });
    expect(words(undefined, 5)).toBe('甲');
    expect(words({ value: true, format: '0.0' }, 5)).toBe('甲\n5.0');
    expect(words({ value: true }, [5])).toBe('甲');
  });

  it('has white labels unless the file colours them', () => {
    expect(tree({}).label.color).toBe('#ffffff');
    expect(tree({ labels: { text: { fill: solid('112233') } } }, 'sunburst').label.color).toBe('#112233');
  });
});
