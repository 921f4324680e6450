import type { Chart, PageDesign } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { Axis } from '../cartesian/chart-axes.ts';
import type { ChartText } from '../chart-paint.ts';
import type { ChartScope } from '../chart-scope.ts';
import { axisWords, categoryAt, type RoomAxes, roomWithin, shareOf, textShape, ticks } from './solid-room.ts';
import type { SolidView } from './solid-view.ts';

const design = { colors: { map: {}, colors: {} } } as unknown as PageDesign;
/** Texts of 10 pixels: a digit has 5.1, a Chinese letter 10. */
const scopeOf = (more: object = {}): ChartScope => ({
  chart: { plots: [], axes: [], text: { size: 7.5 }, ...more } as unknown as Chart,
  design,
  size: { w: 400, h: 300 },
});
const scope = scopeOf();
const axis = (more: object = {}) => ({ kind: 'value', ...more }) as Axis;
const axesOf = (more: object = {}) =>
  ({
    names: ['甲', '乙'],
    rows: [],
    scale: { min: 0, max: 10, step: 5 },
    percent: false,
    lying: false,
    onMarks: false,
    ...more,
  }) as unknown as RoomAxes;
const room = { left: 10, top: 20, right: 30, bottom: 40 };

describe('shareOf', () => {
  const scale = { min: 10, max: 30, step: 5 };

  it('returns the position between the ends of the axis, never beyond them', () => {
    expect([10, 15, 30].map((value) => shareOf(value, scale, undefined))).toEqual([0, 0.25, 1]);
    expect([5, 35].map((value) => shareOf(value, scale, undefined))).toEqual([0, 1]);
    expect(shareOf(15, scale, axis({ reversed: true }))).toBe(0.75);
    expect(shareOf(Number.NaN, scale, undefined)).toBe(0);
    expect(shareOf(10, { min: 10, max: 10, step: 1 }, undefined)).toBe(0);
    expect(shareOf(10.5, { min: 10, max: 10, step: 1 }, undefined)).toBe(0.5);
  });

  it('returns the position of the powers on a logarithmic axis', () => {
    const powers = { min: 1, max: 100, step: 10 };
    expect(shareOf(10, powers, axis({ logBase: 10 }))).toBeCloseTo(0.5, 9);
    expect(shareOf(0, powers, axis({ logBase: 10 }))).toBe(0);
    expect(shareOf(10, powers, axis({ logBase: 1 }))).toBeCloseTo(9 / 99, 9);
  });
});

it('categoryAt returns the middle of a slot, or a tick mark, from the end when the axis is reversed', () => {
  expect([0, 1].map((index) => categoryAt(index, axesOf()))).toEqual([0.25, 0.75]);
  expect([0, 1].map((index) => categoryAt(index, axesOf({ onMarks: true })))).toEqual([0, 1]);
  expect(categoryAt(0, axesOf({ names: ['甲', '乙', '丙', '丁'], category: axis({ reversed: true }) }))).toBe(
    0.875,
  );
  expect(categoryAt(0, axesOf({ names: ['甲'], onMarks: true }))).toBe(0);
  expect(categoryAt(0, axesOf({ names: [] }))).toBe(0.5);
});

describe('ticks', () => {
  it('returns every step from the lower end to the upper end', () => {
    expect(ticks(axesOf())).toEqual([0, 5, 10]);
    expect(ticks(axesOf({ scale: { min: 1, max: 10, step: 5 } }))).toEqual([1, 6]);
    expect(ticks(axesOf({ scale: { min: 0, max: 0.3, step: 0.1 } }))).toHaveLength(4);
    expect(ticks(axesOf({ scale: { min: 0, max: 10_000, step: 1 } }))).toHaveLength(501);
  });

  it('returns the powers of a logarithmic axis', () => {
    const value = axis({ logBase: 10 });
    expect(ticks(axesOf({ value, scale: { min: 1, max: 1000, step: 10 } }))).toEqual([1, 10, 100, 1000]);
    expect(ticks(axesOf({ value, scale: { min: 1e-40, max: 1e40, step: 10 } }))).toHaveLength(60);
  });
});

describe('roomWithin', () => {
  const area = (more: object = {}, chart: object = {}) => roomWithin(scopeOf(chart), room, axesOf(more));

  it('returns the whole room without visible axes', () => {
    expect(area()).toEqual({ left: 10, top: 20, width: 360, height: 240 });
    expect(area({ value: axis({ hidden: true }), category: axis({ labels: 'none' }) }).width).toBe(360);
  });

  it('leaves space for the widest value at the side, and its title', () => {
    // "10" has 10.2 pixels, the gap has 8.
    expect(area({ value: axis() }).left).toBeCloseTo(28.2, 9);
    expect(area({ value: axis() }).width).toBeCloseTo(341.8, 9);
    expect(area({ value: axis({ title: '分' }) }).left).toBeCloseTo(28.2 + 16, 9);
    expect(area({ value: axis({ title: '分', labels: 'none' }) }).left).toBeCloseTo(26, 9);
    expect(area({ value: axis({ title: '分', hidden: true }) }).left).toBe(10);
    expect(area({ lying: true, category: axis(), names: ['语'.repeat(50)] }).left).toBeCloseTo(
      10 + 160 + 8,
      9,
    );
  });

  it('leaves space for the lines of the names below, and the title', () => {
    const height = (more: object, names: string[] = ['甲', '乙']) =>
      240 - area({ category: axis(more), names }).height;
    expect(height({})).toBeCloseTo(20, 9);
    expect(height({ title: '班' })).toBeCloseTo(36, 9);
    expect(height({ title: '班', labels: 'none' })).toBeCloseTo(16, 9);
    // A slot has 180 pixels, so 19 letters need two lines, and 60 letters more than three.
    expect(height({}, ['语'.repeat(19), '乙'])).toBeCloseTo(32, 9);
    expect(height({}, ['语'.repeat(55), '乙'])).toBeCloseTo(20 + 90, 9);
    // Rotated names need 71 % of their length.
    expect(height({}, ['a'.repeat(11), ...'bcdef'])).toBeCloseTo(20 + 56.1 * 0.71, 9);
    expect(240 - area({ lying: true, value: axis() }).height).toBeCloseTo(18, 9);
  });

  it('leaves space for the names of rows at the far side', () => {
    const rows = ['语文', '数'];
    expect(area({ rows, series: axis() }).width).toBe(360 - 26);
    expect(area({ rows, series: axis({ hidden: true }) }).width).toBe(360);
    expect(area({ series: axis() }).width).toBe(360);
    expect(area({ rows: ['语'.repeat(50)], series: axis() }).width).toBe(360 - 86);
  });

  it('returns the room alone when the file sets the position of the plot without its labels', () => {
    const more = { value: axis(), category: axis(), series: axis(), rows: ['语'] };
    const layout = { x: 0, y: 0, w: 1, h: 1 };
    expect(area(more, { layout })).toEqual({ left: 10, top: 20, width: 360, height: 240 });
    expect(area(more, { layout, layoutOuter: true }).width).toBeLessThan(360);
  });
});

interface Words {
  readonly x: number;
  readonly y: number;
  readonly rotation?: number;
  readonly style: {
    readonly text: string;
    readonly align: string;
    readonly verticalAlign: string;
    readonly width?: number;
  };
}
/** 100 by 100 pixels, depth to the upper right by 10 pixels each. */
const view: SolidView = {
  place: (x, y, z) => [100 * x + 10 * z, 100 * (1 - y) - 10 * z],
  farX: 0,
  farZ: 1,
  fromAbove: true,
};
const wordsOf = (more: object, from: object = {}) =>
  (axisWords(scope, { ...view, ...from }, axesOf(more)) as Words[]).map(({ x, y, style }) => [
    style.text,
    Math.round(x * 100) / 100,
    Math.round(y * 100) / 100,
    style.align,
    style.verticalAlign,
  ]);

describe('axisWords', () => {
  it('places values beside the far side, and below when they run to the right', () => {
    expect(wordsOf({ value: axis() })).toEqual([
      ['0', -5, 100, 'right', 'middle'],
      ['5', -5, 50, 'right', 'middle'],
      ['10', -5, 0, 'right', 'middle'],
    ]);
    expect(wordsOf({ value: axis() }, { farX: 1 })[0]).toEqual(['0', 105, 100, 'left', 'middle']);
    expect(wordsOf({ value: axis() }, { farZ: 0 })[0]).toEqual(['0', 5, 90, 'right', 'middle']);
    expect(wordsOf({ value: axis(), lying: true })[1]).toEqual(['5', 50, 104, 'center', 'top']);
  });

  it('formats values in their unit, and shares as percentages', () => {
    const text = (more: object, percent = false) => wordsOf({ value: axis(more), percent })[1]?.[0];
    expect(text({ displayUnit: 5, format: '0.0' })).toBe('1.0');
    const percent = (more: object) =>
      wordsOf({ value: axis(more), percent: true, scale: { min: 0, max: 1, step: 0.5 } })[1]?.[0];
    expect(percent({})).toBe('50%');
    expect(percent({ format: '0.0' })).toBe('50%');
    expect(percent({ format: '0.0%' })).toBe('50.0%');
  });

  it('places names below, and beside when values run to the right', () => {
    expect(wordsOf({ category: axis() })).toEqual([
      ['甲', 25, 104, 'center', 'top'],
      ['乙', 75, 104, 'center', 'top'],
    ]);
    expect(wordsOf({ category: axis(), lying: true })[0]).toEqual(['甲', -5, 75, 'right', 'middle']);
  });

  it('leaves names out by the step of the axis, or when they are too many', () => {
    const many = Array.from({ length: 25 }, (_, index) => `${'a'.repeat(9)}${index}`);
    const names = (more: object, lying = false) =>
      wordsOf({ category: axis(more), names: many, lying }).length;
    expect(names({ labelStep: 10 })).toBe(3);
    // Slots of 4 pixels: rotated names of 10 pixels need four of them, lines beside the plot three.
    expect(names({})).toBe(7);
    expect(names({}, true)).toBe(9);
  });

  it('rotates and wraps names to fit', () => {
    const shape = (more: object, names: string[]) =>
      axisWords(scope, view, axesOf({ category: axis(more), names }))[0] as Words;
    expect(shape({ labelRotation: 90 }, ['甲'])).toMatchObject({
      rotation: -Math.PI / 2,
      style: { align: 'left', verticalAlign: 'middle' },
    });
    expect(shape({ labelRotation: -90 }, ['甲'])).toMatchObject({
      rotation: Math.PI / 2,
      style: { align: 'right' },
    });
    expect(shape({}, ['a'.repeat(40)])).toMatchObject({ rotation: Math.PI / 4, style: { align: 'right' } });
    expect(shape({}, ['语'.repeat(15)]).style).toMatchObject({ width: 100, overflow: 'break' });
    expect(shape({}, ['语']).style).not.toHaveProperty('width');
  });

  it('places the names of rows along the depth at the near side', () => {
    const more = { series: axis(), rows: ['一', '二'] };
    expect(wordsOf(more)).toEqual([
      ['一', 108.5, 97.5, 'left', 'top'],
      ['二', 113.5, 92.5, 'left', 'top'],
    ]);
    expect(wordsOf(more, { farX: 1 })[0]).toEqual(['一', -3.5, 97.5, 'right', 'top']);
    expect(wordsOf({ ...more, rows: [] })).toEqual([]);
    expect(wordsOf({ rows: ['一'] })).toEqual([]);
  });

  it('places titles below the names and beside the values', () => {
    const titled = { title: '题', labels: 'none' };
    expect(wordsOf({ category: axis(titled) })).toEqual([['题', 50, 116, 'center', 'bottom']]);
    expect(wordsOf({ value: axis(titled) })).toEqual([['题', -8, 50, 'center', 'middle']]);
    expect(wordsOf({ value: axis(titled) }, { farX: 1 })).toEqual([['题', 108, 50, 'center', 'middle']]);
    expect(wordsOf({ value: axis(titled), lying: true })).toEqual([['题', 50, 116, 'center', 'bottom']]);
    const hidden = axis({ title: '题', hidden: true });
    expect(wordsOf({ value: hidden, category: hidden })).toEqual([]);
  });
});

it('textShape returns a text that is rotated about its point', () => {
  const text = {
    fontFamily: 'Arial',
    fontSize: 10,
    fontWeight: 'bold',
    fontStyle: 'italic',
    color: '#112233',
  } as ChartText;
  expect(textShape('甲', [1, 2], text, { align: 'left' })).toEqual({
    type: 'text',
    x: 1,
    y: 2,
    style: { x: 0, y: 0, text: '甲', fill: '#112233', font: 'italic bold 10px Arial', align: 'left' },
  });
  expect(textShape('甲', [1, 2], text, { rotation: 3 })).toMatchObject({
    rotation: 3,
    originX: 0,
    originY: 0,
  });
});
