import { expect, it } from 'vitest';
import type { Chart } from '../records/chart.ts';
import type { Color } from '../records/paint.ts';
import { chartColorAt } from './chart-color.ts';

const chart: Chart = { plots: [], axes: [] };
const red: Color = { type: 'rgb', rgb: 'FF0000' } as unknown as Color;
const blue: Color = { type: 'rgb', rgb: '0000FF' } as unknown as Color;

/** The colour in few words: its slot or value, and the change of its last modification. */
function seen(of: Chart, index: number, count: number): string {
  const color = chartColorAt(of, index, count) as { slot?: string; rgb?: string } & Color;
  const mods = color.mods?.map(({ op, value }) => `${op} ${Math.round((value ?? 0) * 1000) / 1000}`);
  return [color.slot ?? color.rgb, ...(mods ?? [])].join(', ');
}

it('chartColorAt returns the accents of the theme in turn while they suffice', () => {
  expect([0, 1, 5].map((index) => seen(chart, index, 6))).toEqual(['accent1', 'accent2', 'accent6']);
  expect(seen(chart, 0, 0)).toBe('accent1');
});

it('chartColorAt returns darker accents in the first rounds and lighter ones in the last', () => {
  expect([0, 6].map((index) => seen(chart, index, 12))).toEqual([
    'accent1, shade 0.767',
    'accent1, tint 0.767',
  ]);
  expect([1, 7, 13].map((index) => seen(chart, index, 13))).toEqual([
    'accent2, shade 0.65',
    'accent2',
    'accent2, tint 0.65',
  ]);
});

it("chartColorAt returns the colours of the chart's palette when it has one", () => {
  const own: Chart = { ...chart, palette: [red, blue] };
  expect([0, 1].map((index) => seen(own, index, 2))).toEqual(['FF0000', '0000FF']);
  expect(seen(own, 2, 4)).toBe('FF0000, tint 0.767');
  expect(seen({ ...chart, palette: [] }, 1, 2)).toBe('accent2');
});

it.each([
  [1, 'tx1, tint 0.6, shade 0.65'],
  [2, 'accent1'],
  [3, 'accent1, shade 0.65'],
  [8, 'accent6, shade 0.65'],
  [9, 'tx1, tint 0.6, shade 0.65'],
  [10, 'accent1'],
  [12, 'accent2, shade 0.65'],
])('chartColorAt returns the first of three colours of style %d', (style, color) => {
  expect(seen({ ...chart, style }, 0, 3)).toBe(color);
});
