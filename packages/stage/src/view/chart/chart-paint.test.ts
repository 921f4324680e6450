import type { Chart, Fill, Line, PageDesign, RunProps } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { chartAreaStyle } from './chart-area.ts';
import { chartFill, chartStroke, chartText, drawnStroke, surfaceFill, titleText } from './chart-paint.ts';

const design = { colors: { map: {}, colors: { dk1: '102030' } } } as unknown as PageDesign;
const rgb = (value: string, mods: object[] = []) => ({ type: 'rgb', value, mods });
const solid = (value: string) => ({ type: 'solid', color: rgb(value) });
const gradient = (shade: object, ...stops: [number, string][]) => ({
  type: 'gradient',
  shade,
  stops: stops.map(([pos, value]) => ({ pos, color: rgb(value) })),
});
const pattern = { type: 'pattern', preset: 'pct50', foreground: rgb('112233'), background: rgb('DDEEFF') };

describe('chartFill', () => {
  const fill = (given: object | undefined) => chartFill(given as Fill | undefined, design);

  it('returns a colour, with its opacity', () => {
    expect(fill(solid('AA0000'))).toBe('#aa0000');
    const half = { type: 'solid', color: rgb('AA0000', [{ op: 'alpha', value: 0.5 }]) };
    expect(fill(half)).toBe('rgba(170,0,0,0.5)');
  });

  it('returns transparent for no fill, and undefined without a setting', () => {
    expect(fill({ type: 'none' })).toBe('transparent');
    expect(fill(undefined)).toBeUndefined();
    expect(fill({ type: 'picture' })).toBeUndefined();
    expect(fill(pattern)).toBe('#112233');
  });

  it('returns a gradient in its direction, with its colours in order', () => {
    const linear = { type: 'linear', angle: 90 };
    expect(fill(gradient(linear, [1.5, '0000BB'], [0, 'AA0000']))).toEqual({
      type: 'linear',
      x: expect.closeTo(0.5, 9),
      y: 0,
      x2: expect.closeTo(0.5, 9),
      y2: 1,
      colorStops: [
        { offset: 0, color: '#aa0000' },
        { offset: 1, color: '#0000bb' },
      ],
    });
    expect(fill(gradient({ type: 'path', angle: 90 }, [-1, 'AA0000']))).toMatchObject({
      x: 0,
      y: 0.5,
      x2: 1,
      y2: 0.5,
      colorStops: [{ offset: 0 }],
    });
  });
});

it('surfaceFill returns the dots of a pattern on its background, else the fill', () => {
  expect(surfaceFill(solid('AA0000') as Fill, design)).toBe('#aa0000');
  expect(surfaceFill(pattern as unknown as Fill, design)).toMatchObject({
    svgWidth: 8,
    svgHeight: 8,
    svgElement: {
      tag: 'g',
      children: [
        { tag: 'rect', attrs: { width: 8, height: 8, fill: '#ddeeff' } },
        { tag: 'path', attrs: { fill: '#112233' } },
      ],
    },
  });
});

describe('chartStroke', () => {
  const stroke = (line: object | undefined) => chartStroke(line as Line | undefined, design);

  it('returns a line with a colour only', () => {
    expect(stroke({ fill: solid('00FF00'), width: 2 })).toEqual({
      color: '#00ff00',
      width: 2,
      type: 'solid',
    });
    expect(stroke({ fill: solid('00FF00') })?.width).toBe(1);
    expect(stroke({ width: 2 })).toBeUndefined();
    expect(stroke({ fill: { type: 'none' } })).toBeUndefined();
    expect(stroke(undefined)).toBeUndefined();
  });

  it('returns at least half a pixel', () => {
    expect(stroke({ fill: solid('00FF00'), width: 0 })?.width).toBe(0.5);
  });

  it.each([
    ['solid', 'solid'],
    ['dot', 'dotted'],
    ['sysDot', 'dotted'],
    ['dash', 'dashed'],
    ['lgDashDot', 'dashed'],
  ])('returns for the dash %s a %s line', (dash, type) => {
    expect(stroke({ fill: solid('00FF00'), dash })?.type).toBe(type);
  });
});

describe('drawnStroke', () => {
  const stroke = (line: object | undefined) => drawnStroke(line as Line | undefined, design, '#445566', 3);

  it('returns the given colour and width for a line that does not set them', () => {
    expect(stroke(undefined)).toEqual({ color: '#445566', width: 3, type: 'solid' });
    expect(stroke({ dash: 'dot' })).toEqual({ color: '#445566', width: 3, type: 'dotted' });
    expect(stroke({ width: 0 })).toEqual({ color: '#445566', width: 0.5, type: 'solid' });
    expect(stroke({ width: 5 })?.width).toBe(5);
  });

  it('returns the colour of the line, or the first colour of its gradient', () => {
    expect(stroke({ fill: solid('00FF00') })).toEqual({ color: '#00ff00', width: 3, type: 'solid' });
    expect(stroke({ fill: gradient({}, [0, 'AA0000'], [1, '0000BB']) })?.color).toBe('#aa0000');
    expect(stroke({ fill: gradient({}) })?.color).toBe('#445566');
  });

  it('returns undefined for a line that the file removes', () => {
    expect(stroke({ fill: { type: 'none' } })).toBeUndefined();
  });
});

it('chartText returns the default text in pixels, with the properties of inner texts over outer texts', () => {
  expect(chartText(design, 9)).toMatchObject({
    fontSize: 12,
    fontWeight: 'normal',
    fontStyle: 'normal',
    color: '#102030',
  });
  const inner = { size: 18, italic: true, fill: solid('AA0000') } as unknown as RunProps;
  expect(chartText(design, 9, { bold: true, size: 15 } as RunProps, undefined, inner)).toMatchObject({
    fontSize: 24,
    fontWeight: 'bold',
    fontStyle: 'italic',
    color: '#aa0000',
  });
});

it('titleText returns a bold text, a fifth larger than the text of the chart for large titles', () => {
  const size = (usual: number, chart: object | undefined, own?: object) =>
    titleText(design, usual, chart as RunProps | undefined, own as RunProps | undefined).fontSize;
  expect(titleText(design, 18, undefined, undefined)).toMatchObject({ fontSize: 24, fontWeight: 'bold' });
  expect(size(18, { size: 15 })).toBeCloseTo(24, 9);
  expect(size(10, { size: 15 })).toBe(20);
  expect(size(18, { bold: false })).toBe(24);
  expect(size(18, { size: 15 }, { size: 30 })).toBe(40);
  expect(titleText(design, 18, { bold: false } as RunProps, undefined).fontWeight).toBe('normal');
});

describe('chartAreaStyle', () => {
  const style = (chart: object) => chartAreaStyle(chart as Chart, design, { w: 400, h: 300 });

  it('has the fill, and the border inside the edge', () => {
    expect(style({})).toEqual({ overflow: 'clip' });
    expect(
      style({ fill: solid('112233'), line: { fill: solid('00FF00'), width: 3, dash: 'dash' } }),
    ).toMatchObject({
      background: '#112233',
      outline: '3px dashed #00ff00',
      outlineOffset: -1.5,
    });
    expect(style({ fill: pattern }).background).toBeUndefined();
  });

  it('has rounded corners of 4 % of the shorter side', () => {
    expect(style({ rounded: true }).borderRadius).toBe(12);
    expect(style({ rounded: false }).borderRadius).toBeUndefined();
  });

  it.each([
    [0, 90],
    [90, 180],
    [180, 270],
  ])('has a gradient of %i degrees in the file as %i degrees of CSS', (angle, degrees) => {
    const fill = gradient({ type: 'linear', angle }, [0, 'AA0000'], [0.25, '0000BB']);
    expect(style({ fill }).background).toBe(`linear-gradient(${degrees}deg, #aa0000 0%, #0000bb 25%)`);
  });
});
