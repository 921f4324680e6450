import type { Animation, Chart, Element } from '@lectern/courseware';
import { expect, it } from 'vitest';
import { Hand } from '../../edit/testing/hand.ts';
import { chartsApart } from './chart-layers.ts';

const chart = (type: 'bar' | 'pie', axes: Chart['axes'] = []): Chart =>
  ({ plots: [{ type, series: [{ categories: ['a'], values: [1] }] }], axes }) as unknown as Chart;
const element = (id: string, of: Chart): Element => ({
  kind: 'element',
  type: 'chart',
  id,
  parentId: 'page',
  order: id,
  frame: { x: 0, y: 0, w: 400, h: 300 },
  chart: of,
});
const effect = (elementId: string, part?: string): Animation => ({
  id: `${elementId} ${part}`,
  elementId,
  effect: { class: 'entrance', preset: 10 },
  trigger: { type: 'click' },
  delay: 0,
  duration: 500,
  ...(part === undefined ? {} : { part }),
});
const apart = (elements: readonly Element[], ...animations: readonly Animation[]) =>
  Object.fromEntries(
    [...chartsApart(new Hand(elements).store, animations)].map(([id, parts]) => [
      id,
      parts.map(({ step, series }) => [step, series].filter((each) => each !== undefined).join(' ')),
    ]),
  );
const series = (index: number) => `chart seriesIdx=${index} categoryIdx=-3 bldStep=series`;

it('chartsApart returns the animated parts of each chart once', () => {
  expect(
    apart(
      [element('one', chart('bar')), element('two', chart('pie'))],
      effect('one', series(0)),
      effect('one', series(1)),
      effect('one', series(0)),
      effect('two', series(0)),
    ),
  ).toEqual({ one: ['series 0', 'series 1'], two: ['series 0'] });
});

it('chartsApart leaves out charts that are animated as a whole, and other elements', () => {
  const shape = { ...element('shape', chart('bar')), type: 'shape' } as unknown as Element;
  expect(apart([element('one', chart('bar'))], effect('one'))).toEqual({});
  expect(apart([shape], effect('shape', series(0)), effect('gone', series(0)))).toEqual({});
  const dates = chart('bar', [{ kind: 'date' }] as unknown as Chart['axes']);
  const point = 'chart seriesIdx=0 categoryIdx=0 bldStep=ptInSeries';
  expect(apart([element('one', dates)], effect('one', point))).toEqual({});
});
