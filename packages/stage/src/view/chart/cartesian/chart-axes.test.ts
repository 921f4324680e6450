import type { Chart, ChartPlot, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { ChartText } from '../chart-paint.ts';
import type { ChartScope } from '../chart-scope.ts';
import {
  type Axis,
  type AxisSituation,
  axisOf,
  categoryAxis,
  labelFit,
  namesWidth,
  scaleOf,
  valueAxis,
} from './chart-axes.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
/** Texts of 12 pixels. */
const scope: ChartScope = {
  chart: { plots: [], axes: [], text: { size: 9 } } as unknown as Chart,
  design,
  size: { w: 400, h: 300 },
};
const axis = (more: object = {}) => ({ kind: 'value', ...more }) as Axis;
const flat: AxisSituation = { lies: true, second: false, partner: undefined, length: 400 };
const upright: AxisSituation = { ...flat, lies: false, length: 300 };
const scale = { min: 0, max: 10, step: 2 };
const green = { fill: { type: 'solid', color: { type: 'rgb', value: '00FF00' } }, width: 2 };
const none = { fill: { type: 'none' } };
const text = { fontSize: 10, fontFamily: 'Arial', fontWeight: 'normal', fontStyle: 'normal' } as ChartText;

it('axisOf returns the axis of a role among the primary or secondary axes', () => {
  const [names, side, below, other] = [
    axis({ kind: 'category' }),
    axis({ position: 'l' }),
    axis({ position: 'b' }),
    axis({ secondary: true, position: 't' }),
  ];
  const chart = { axes: [side, names, below, other] } as unknown as Chart;
  expect(axisOf(chart, false, 'category')).toBe(names);
  expect(axisOf(chart, false, 'value')).toBe(side);
  expect(axisOf(chart, false, 'across')).toBe(below);
  expect(axisOf(chart, false, 'upright')).toBe(side);
  expect(axisOf(chart, true, 'across')).toBe(other);
  expect(axisOf(chart, true, 'category')).toBeUndefined();
  const dated = { axes: [axis({ kind: 'date' })] } as unknown as Chart;
  expect(axisOf(dated, false, 'category')?.kind).toBe('date');
  expect(axisOf({ axes: [side] } as unknown as Chart, false, 'across')).toBe(side);
});

describe('the side of an axis', () => {
  const side = (more: object, situation: Partial<AxisSituation> = {}) =>
    valueAxis(scope, axis(more), scale, false, { ...upright, ...situation }).position;

  it('is the start of its partner, and its end when the axis crosses there', () => {
    expect(side({})).toBe('left');
    expect(side({ crosses: 'min' })).toBe('left');
    expect(side({ crosses: 'max' })).toBe('right');
    expect(side({}, { lies: true })).toBe('bottom');
    expect(side({ crosses: 'max' }, { lies: true })).toBe('top');
  });

  it('is mirrored when the partner is reversed, and away when the labels are', () => {
    expect(side({}, { partner: axis({ reversed: true }) })).toBe('right');
    expect(side({ crosses: 'max' }, { partner: axis({ reversed: true }) })).toBe('left');
    expect(side({ labels: 'high' })).toBe('right');
    expect(side({ labels: 'high', crosses: 'max' })).toBe('right');
    expect(side({ labels: 'low' })).toBe('left');
  });

  it('is the end of its partner when the axis crosses at a value from the end on', () => {
    expect(side({ crosses: 10 }, { partnerScale: scale })).toBe('right');
    expect(side({ crosses: 9.9 }, { partnerScale: scale })).toBe('left');
    expect(side({ crosses: 10 })).toBe('left');
  });

  it('is according to the position of a secondary axis without a crossing', () => {
    expect(side({ position: 'r' }, { second: true })).toBe('right');
    expect(side({ position: 'l' }, { second: true })).toBe('left');
    expect(side({ position: 't' }, { second: true, lies: true })).toBe('top');
    expect(side({ position: 'r' })).toBe('left');
    expect(side({ position: 'r', crosses: 'min' }, { second: true })).toBe('left');
  });
});

describe('the look of an axis', () => {
  const look = (more: object | undefined, situation = upright) =>
    valueAxis(scope, more && axis(more), scale, false, situation);

  it('is shown unless it is hidden or missing', () => {
    expect([look({}).show, look({ hidden: true }).show, look(undefined).show]).toEqual([true, false, false]);
    expect([look({}).axisLabel.show, look({ labels: 'none' }).axisLabel.show]).toEqual([true, false]);
  });

  it('has a grey line, the line of the file, or no line and no ticks', () => {
    expect(look({ majorTick: 'in' })).toMatchObject({
      axisLine: { show: true, lineStyle: { color: '#868686', width: 1 } },
      axisTick: { show: true, inside: true },
    });
    expect(look({ line: green, majorTick: 'out' })).toMatchObject({
      axisLine: { lineStyle: { color: '#00ff00', width: 2 } },
      axisTick: { show: true, inside: false },
    });
    expect(look({ line: none, majorTick: 'out', minorTick: 'out' })).toMatchObject({
      axisLine: { show: false },
      axisTick: { show: false },
      minorTick: { show: false },
    });
    expect(look({})).toMatchObject({ axisTick: { show: false }, minorTick: { show: false } });
    expect(look({ minorTick: 'none' }).minorTick.show).toBe(false);
    expect(look({ minorTick: 'cross' }).minorTick.show).toBe(true);
  });

  it('is at zero of its partner unless it crosses at an end or its labels are at the far side', () => {
    const onZero = (more: object) => look(more).axisLine.onZero;
    expect([
      onZero({}),
      onZero({ crosses: 3 }),
      onZero({ crosses: 'min' }),
      onZero({ labels: 'high' }),
    ]).toEqual([true, true, false, false]);
  });

  it.each([
    [{}, 5],
    [{ majorUnit: 10 }, 5],
    [{ minorUnit: 10 }, 5],
    [{ majorUnit: 10, minorUnit: 2.5 }, 4],
    [{ majorUnit: 10, minorUnit: 10 }, 2],
    [{ majorUnit: 100, minorUnit: 1 }, 20],
  ])('divides a step of the axis %o into %i parts', (more, parts) => {
    expect(look(more).minorTick.splitNumber).toBe(parts);
  });

  it('has grid lines when the file has them', () => {
    expect(look({}).splitLine.show).toBe(false);
    expect(look({ gridlines: none }).splitLine.show).toBe(false);
    expect(look({ gridlines: {} }).splitLine).toEqual({
      show: true,
      lineStyle: { color: '#868686', width: 1 },
    });
    expect(look({ gridlines: green }).splitLine).toMatchObject({
      show: true,
      lineStyle: { color: '#00ff00' },
    });
    expect(look({ minorGridlines: {} }).minorSplitLine.show).toBe(true);
    expect(look({ gridlines: {} }).minorSplitLine.show).toBe(false);
  });

  it('rotates its title against the direction of the file', () => {
    expect(look({ titleRotation: 30 }).nameRotate).toBe(-30);
    expect(look({}).nameRotate).toBeUndefined();
  });

  it('places its title farther below the axis than beside it', () => {
    // Texts have 12 pixels, and so do titles.
    expect(look({ title: 'x' }, flat).nameGap).toBeCloseTo(12 * 1.6, 9);
    expect(look({ title: 'x' }).nameGap).toBeCloseTo(12 * 0.9, 9);
  });
});

describe('valueAxis', () => {
  const made = (more: object, percent = false, of = scale) =>
    valueAxis(scope, axis(more), of, percent, upright);

  it('has the ends and steps of its scale', () => {
    expect(made({})).toMatchObject({ type: 'value', min: 0, max: 10, interval: 2 });
    expect(made({ logBase: 10 })).toMatchObject({ type: 'log', logBase: 10, interval: undefined });
  });

  it('has no label at an end that is not on a step', () => {
    expect(made({}).axisLabel.showMaxLabel).toBeUndefined();
    expect(made({}, false, { min: 0, max: 11, step: 2 }).axisLabel.showMaxLabel).toBe(false);
    expect(
      made({ logBase: 10 }, false, { min: 1, max: 11, step: 10 }).axisLabel.showMaxLabel,
    ).toBeUndefined();
  });

  it('formats values in their unit, and shares as percentages', () => {
    const words = (more: object, value: number, percent = false) =>
      made(more, percent).axisLabel.formatter(value);
    expect(words({}, 1500)).toBe('1500');
    expect(words({ displayUnit: 1000, format: '0.0' }, 1500)).toBe('1.5');
    expect(words({}, 0.25, true)).toBe('25%');
    expect(words({ format: '0.0%' }, 0.25, true)).toBe('25.0%');
    expect(words({ format: '0.0' }, 0.25, true)).toBe('25%');
    expect(made({ labelRotation: 45 }).axisLabel.rotate).toBe(-45);
  });
});

describe('labelFit', () => {
  // A letter is 5.1 pixels wide, a Chinese letter 10.
  it.each([
    [['aaaa'], 21, { interval: 0 }],
    [['aaaa'], 20.4, { interval: 0 }],
    [['aa aa'], 20, { interval: 0, width: 20, overflow: 'break' }],
    [['aa aa'], 10.2, { interval: 0, width: 10.2, overflow: 'break' }],
    [['aaaa'], 20, { interval: 0, rotate: 45 }],
    [['语文数学'], 20, { interval: 0, width: 20, overflow: 'break' }],
    [['语文数学语'], 13, { interval: 0, rotate: 45 }],
    [['aaaa'], 11, { interval: 0, rotate: 45 }],
    [['aaaa'], 10.9, { rotate: 45, hideOverlap: true }],
    [[], 10, { interval: 0 }],
  ])('returns for names %o in slots of %d: %o', (names, slot, fit) => {
    expect(labelFit(names, text, slot)).toEqual(fit);
  });
});

describe('scaleOf', () => {
  const of = (values: number[], more: object = {}, place: Partial<AxisSituation> = {}, percent = false) =>
    scaleOf(scope, axis(more), { values, percent }, { lies: false, length: 240, ...place });

  it('has as many steps as labels fit', () => {
    expect(of([0, 90])).toEqual({ min: 0, max: 100, step: 10 });
    expect(of([0, 90], {}, { length: 120 })).toEqual({ min: 0, max: 100, step: 20 });
  });

  it('counts wider labels along a horizontal axis', () => {
    expect(of([0, 90_000_000], {}, { lies: true }).step).toBe(50_000_000);
    expect(of([0, 90_000_000], { displayUnit: 1_000_000 }, { lies: true }).step).toBe(20_000_000);
  });

  it('covers shares from 0 to 1 and from -1, in steps of a tenth or more', () => {
    expect(of([0.5], {}, { length: 240 }, true)).toEqual({ min: 0, max: 1, step: 0.1 });
    expect(of([0.5], {}, { length: 120 }, true)).toEqual({ min: 0, max: 1, step: 0.2 });
    expect(of([-0.5], {}, {}, true)).toMatchObject({ min: -1, max: 0 });
    expect(of([-0.5, 0.5], {}, {}, true)).toMatchObject({ min: -1, max: 1 });
    expect(of([], {}, {}, true)).toMatchObject({ min: 0, max: 1 });
    expect(of([0.5], { min: 0.2, max: 0.8, majorUnit: 0.3 }, {}, true)).toEqual({
      min: 0.2,
      max: 0.8,
      step: 0.3,
    });
  });

  it('covers whole powers on a logarithmic axis, within the ends of the file', () => {
    expect(of([2, 500], { logBase: 10 })).toEqual({ min: 1, max: 1000, step: 10 });
    expect(of([0.05, 10], { logBase: 10 })).toEqual({ min: 0.01, max: 10, step: 10 });
    expect(of([2, 500], { logBase: 10, min: 100 })).toEqual({ min: 100, max: 1000, step: 10 });
    expect(of([2, 500], { logBase: 10, min: -1 }).min).toBe(1);
    expect(of([2, 500], { logBase: 10, max: 5 }).max).toBe(10);
  });
});

describe('namesWidth', () => {
  it('is the width of the longest name and half a letter, at most 38 % of the chart', () => {
    // 12 pixels: each Chinese letter has 12.
    expect(namesWidth(scope, axis(), ['语', '语文', null])).toBe(30);
    expect(namesWidth(scope, axis(), ['语文数学英语物理化学生物'.repeat(2)])).toBe(158);
    expect(namesWidth(scope, axis({ format: '0"分分"' }), [5])).toBeCloseTo(12 * 2.51 + 6, 9);
  });

  it('is 0 without visible names', () => {
    expect(namesWidth(scope, undefined, ['语'])).toBe(0);
    expect(namesWidth(scope, axis({ hidden: true }), ['语'])).toBe(0);
    expect(namesWidth(scope, axis({ labels: 'none' }), ['语'])).toBe(0);
  });
});

describe('categoryAxis', () => {
  const plot = (type: string) => ({ type, series: [] }) as unknown as ChartPlot;
  const made = (more: object, needs: object = {}, situation = flat) =>
    categoryAxis(
      scope,
      axis({ kind: 'category', ...more }),
      {
        plots: [plot('line')],
        categories: ['甲', 5, null],
        levels: undefined,
        step: undefined,
        labelsElsewhere: false,
        ...needs,
      },
      situation,
    );

  it('has the names of the categories, numbers in their format', () => {
    expect(made({ format: '0.0' }).data).toEqual(['甲', '5.0', '']);
  });

  it('has points on its tick marks for areas, or when the file sets it, but never for bars', () => {
    const gap = (more: object, ...types: string[]) => made(more, { plots: types.map(plot) }).boundaryGap;
    expect(gap({}, 'line')).toBe(true);
    expect(gap({}, 'area')).toBe(false);
    expect(gap({}, 'area', 'line')).toBe(true);
    expect(gap({ onMarks: true }, 'line')).toBe(false);
    expect(gap({ onMarks: false }, 'area')).toBe(true);
    expect(gap({ onMarks: true }, 'line', 'bar')).toBe(true);
    expect(gap({ onMarks: true }, 'boxWhisker')).toBe(true);
  });

  it('rotates its labels as the file sets it', () => {
    expect(made({ labelRotation: 30 }).axisLabel).toMatchObject({ rotate: -30, hideOverlap: true });
    expect(made({ labelRotation: 0 }).axisLabel).toMatchObject({ interval: 0 });
  });

  it('labels every nth category, by the step of the axis before the step of its dates', () => {
    expect(made({ labelStep: 3 }, { step: 7 }).axisLabel).toMatchObject({ interval: 2, hideOverlap: true });
    expect(made({}, { step: 7 }).axisLabel).toMatchObject({ interval: 6 });
    expect(made({}).axisLabel).toMatchObject({ interval: 0 });
  });

  it('hides labels that are drawn elsewhere or left out', () => {
    expect(made({}).axisLabel.show).toBe(true);
    expect(made({}, { labelsElsewhere: true }).axisLabel.show).toBe(false);
    expect(made({ labels: 'none' }).axisLabel.show).toBe(false);
  });

  it('breaks labels beside the plot, and leaves labels out when there is no space for all', () => {
    const categories = Array.from({ length: 25 }, (_, index) => `${index}`);
    expect(made({}, { categories }, upright).axisLabel).toMatchObject({
      interval: 0,
      width: 152,
      overflow: 'break',
    });
    const beside = (length: number) =>
      made({}, { categories: categories.concat(categories) }, { ...upright, length }).axisLabel;
    // 50 names of 12 pixels in slots of 10 pixels just fit.
    expect(beside(500)).toMatchObject({ interval: 0 });
    expect(beside(495)).toMatchObject({ interval: 1 });
    expect(beside(200)).toMatchObject({ interval: 2 });
  });

  it('fits labels below the plot into slots, after space for the value axis', () => {
    // (400 - 36) / 3 = 121.3 pixels: ten Chinese letters of 12 pixels fit, eleven do not.
    const below = (name: string) => made({}, { categories: [name, '', ''] }).axisLabel;
    expect(below('语'.repeat(10))).toMatchObject({ interval: 0 });
    expect(below('语'.repeat(10))).not.toHaveProperty('overflow');
    expect(below('语'.repeat(11))).toMatchObject({ overflow: 'break' });
  });

  it('shows several levels below the plot, not beside it', () => {
    const levels = [
      ['甲', '乙'],
      ['丙', null],
    ];
    expect(made({}, { levels }).axisLabel).toHaveProperty('rich');
    expect(made({}, { levels }, upright).axisLabel).not.toHaveProperty('rich');
    expect(made({}, { levels: [['甲']] }).axisLabel).not.toHaveProperty('rich');
  });
});
