import type { Chart } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { part } from '../../test/deck-source.ts';
import { node, packageOf } from '../../test/tree-scope.ts';
import { withOwnColors } from './theme-override.ts';

const scheme = (slot: string, mods?: object) => ({ type: 'scheme', slot, ...mods });
const rgb = (value: string, mods?: object) => ({ type: 'rgb', value, ...mods });
const chartOf = (...colors: readonly object[]) =>
  ({
    plots: [],
    axes: [],
    fill: { type: 'gradient', stops: colors.map((color) => ({ pos: 0, color })) },
  }) as unknown as Chart;
const override = (slots: string) =>
  packageOf({ 'o.xml': part('a:themeOverride', `<a:clrScheme>${slots}</a:clrScheme>`) }).part('o.xml');
const slot = (name: string, value: string) => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
const OWN = slot('accent1', '111111') + slot('lt1', 'EEEEEE') + slot('dk1', '222222');

describe('withOwnColors', () => {
  it('returns the chart itself without its own theme or map', () => {
    const chart = chartOf(scheme('accent1'));
    expect(withOwnColors(chart, undefined, undefined)).toBe(chart);
    const empty = packageOf({ 'o.xml': part('a:themeOverride', '') }).part('o.xml');
    expect(withOwnColors(chart, empty, undefined)).toBe(chart);
  });

  it('returns the colours of its theme, with their transforms and its palette', () => {
    const mods = { mods: [{ op: 'tint', value: 0.5 }] };
    const chart = withOwnColors(
      chartOf(scheme('accent1', mods), scheme('accent2'), scheme('bg1'), scheme('tx1'), rgb('777777')),
      override(OWN),
      undefined,
    );
    expect(chart).toMatchObject(
      chartOf(rgb('111111', mods), scheme('accent2'), rgb('EEEEEE'), rgb('222222'), rgb('777777')),
    );
    expect(chart.palette).toEqual([
      rgb('111111'),
      ...[2, 3, 4, 5, 6].map((index) => scheme(`accent${index}`)),
    ]);
  });

  it('returns the colours of its map without a palette', () => {
    const map = node('<c:clrMapOvr bg1="dk1" tx1="lt1" tx2="accent3" bg2="odd"/>');
    const colors = ['bg1', 'tx1', 'tx2', 'bg2', 'accent1'].map((each) => scheme(each));
    const wanted = ['dk1', 'lt1', 'accent3', 'lt2', 'accent1'].map((each) => scheme(each));
    expect(withOwnColors(chartOf(...colors), undefined, map)).toEqual(chartOf(...wanted));
    expect(withOwnColors(chartOf(scheme('bg1')), override(OWN), map)).toMatchObject(chartOf(rgb('222222')));
  });

  it('keeps null and other values', () => {
    const chart = { plots: [{ series: [{ values: [1, null] }] }], axes: [] } as unknown as Chart;
    expect(withOwnColors(chart, override(OWN), undefined).plots).toEqual(chart.plots);
  });
});
