import type { Chart } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { chartIsApart, chartPartOf, chartPartsBy } from './chart-part.ts';

const plot = (type: Chart['plots'][number]['type'], threeD = false) => ({
  type,
  threeD,
  series: [{ categories: ['a'], values: [1] }],
});
const chart = (...plots: ReturnType<typeof plot>[]): Chart => ({ plots, axes: [] });
const SERIES = 'chart seriesIdx=0 categoryIdx=-3 bldStep=series';
const CATEGORY = 'chart seriesIdx=-3 categoryIdx=2 bldStep=category';

describe('a part of a chart', () => {
  it('is read from the part name in the file, where -3 and -4 match any part', () => {
    expect(chartPartOf(SERIES)).toEqual({ step: 'series', series: 0 });
    expect(chartPartOf(CATEGORY)).toEqual({ step: 'category', category: 2 });
    expect(chartPartOf('chart seriesIdx=1 categoryIdx=2 bldStep=ptInCategory')).toEqual({
      step: 'point',
      series: 1,
      category: 2,
    });
    expect(chartPartOf('chart seriesIdx=-3 categoryIdx=-3 bldStep=gridLegend')).toEqual({
      step: 'gridLegend',
    });
  });

  it('is undefined when the part name is incomplete, unknown or of another kind', () => {
    for (const part of [
      undefined,
      'bg',
      'dgm id={1} bldStep=sp',
      'chart seriesIdx=0',
      'chart seriesIdx=-3 bldStep=series',
      'chart bldStep=constructor',
    ])
      expect(chartPartOf(part)).toBeUndefined();
  });

  it('has a name for every series and category, as in PowerPoint', () => {
    const two = { ...chart(plot('bar'), plot('line')) };
    expect(chartPartsBy(two, 'series')).toEqual([SERIES, SERIES.replace('0', '1')]);
    expect(chartPartsBy(two, 'category')).toEqual([CATEGORY.replace('2', '0')]);
    expect(chartPartsBy(chart(plot('surface')), 'series')).toEqual([]);
  });

  it('is animated separately when the stage can draw it separately', () => {
    expect(chartIsApart(chart(plot('bar'), plot('line')), [SERIES, CATEGORY])).toBe(true);
    expect(chartIsApart(chart(plot('scatter')), [SERIES])).toBe(true);
    expect(chartIsApart(chart(plot('scatter')), [SERIES, CATEGORY])).toBe(false);
    expect(chartIsApart(chart(plot('bar', true)), [SERIES])).toBe(false);
    expect(chartIsApart(chart(plot('surface')), [SERIES])).toBe(false);
    expect(chartIsApart(chart(), [SERIES])).toBe(false);
    expect(chartIsApart({ ...chart(plot('line')), axes: [{ kind: 'date' }] }, [CATEGORY])).toBe(false);
  });
});
