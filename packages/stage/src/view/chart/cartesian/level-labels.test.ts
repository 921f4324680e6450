import { describe, expect, it } from 'vitest';
import type { ChartText } from '../chart-paint.ts';
import { levelLabels } from './level-labels.ts';

const text = { fontSize: 10, color: '#000' } as unknown as ChartText;
const levels = [
  ['一月', '二月', '三月', '四月', '五月'],
  ['一季度', null, '', '二{季}度', null],
];
const labels = (given: (string | number | null)[][] = levels) => {
  const { label, ticks } = levelLabels(given, 40, text);
  return {
    label: label as {
      formatter: (_: string, index: number) => string;
      rich: Record<string, object>;
      lineHeight: number;
    },
    ticks: ticks as { interval: (index: number) => boolean; length: number },
  };
};

describe('levelLabels', () => {
  it('writes an outer name below the middle point of its group', () => {
    const { formatter } = labels().label;
    expect([0, 1, 2, 3, 4].map((index) => formatter('', index))).toEqual([
      '一月\n',
      '二月\n{middle|一季度}',
      '三月\n',
      '四月\n{between|二 季 度}',
      '五月\n',
    ]);
  });

  it('writes one line for each level, and missing names as empty', () => {
    const { formatter } = labels([
      [1, 2],
      ['a', null],
      ['b', 'c'],
    ]).label;
    expect(formatter('', 0)).toBe('1\n{between|a}\n{middle|b}');
    expect(formatter('', 1)).toBe('2\n\n{middle|c}');
    expect(labels([['a']]).label.formatter('', 5)).toBe('');
  });

  it('draws a tick that spans all lines where a group of the first outer level begins', () => {
    const { ticks, label } = labels();
    expect([0, 1, 2, 3, 4].map(ticks.interval)).toEqual([true, false, false, true, false]);
    expect(ticks.length).toBe(28);
    expect(label.lineHeight).toBe(14);
  });

  it('moves the name of an even group between two points', () => {
    const { rich } = labels().label;
    expect(rich.middle).toEqual({ ...text, align: 'center', lineHeight: 14 });
    expect(rich.between).toEqual({ ...text, align: 'center', lineHeight: 14, padding: [0, 0, 0, 40] });
  });
});
