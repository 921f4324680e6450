import type { Color, Fill } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { node } from '../../../test/tree-scope.ts';
import type { ThemeStyles } from '../context.ts';
import { readStyle, recolorFill, styledFill, styledLevels } from './style.ts';

const PLACE: Color = { type: 'scheme', slot: 'phClr', mods: [{ op: 'tint', value: 0.5 }] };
const RED: Color = { type: 'rgb', value: 'FF0000', mods: [{ op: 'alpha', value: 0.1 }] };
/** `PLACE` after the colour RED was put in. */
const MIXED: Color = {
  type: 'rgb',
  value: 'FF0000',
  mods: [
    { op: 'alpha', value: 0.1 },
    { op: 'tint', value: 0.5 },
  ],
};
const PLAIN: Color = { type: 'rgb', value: '00FF00' };
const solid = (color: Color): Fill => ({ type: 'solid', color });
const shadow = { blur: 1, distance: 2, angle: 3 };

const theme: ThemeStyles = {
  id: 't',
  fills: [solid(PLACE), solid(PLAIN)],
  backgroundFills: [solid(PLAIN), solid(PLACE)],
  lines: [{ width: 1, fill: solid(PLACE) }, { width: 2 }],
  effects: [
    {},
    {
      outerShadow: { ...shadow, color: PLACE },
      innerShadow: { ...shadow, color: PLACE },
      glow: { radius: 4, color: PLACE },
      blur: { radius: 5 },
    },
    { softEdge: { radius: 1 } },
  ],
};
const red = '<a:srgbClr val="FF0000"><a:alpha val="10000"/></a:srgbClr>';
const reference = (name: string, index: string | undefined, color = '') =>
  `<a:${name}${index === undefined ? '' : ` idx="${index}"`}>${color}</a:${name}>`;
const styleOf = (content: string) => readStyle(node(`<p:style>${content}</p:style>`), theme);

describe('styledFill', () => {
  it.each([
    ['1', solid(MIXED)],
    ['2', solid(PLAIN)],
    ['3', undefined],
    ['0', { type: 'none' }],
    ['1000', { type: 'none' }],
    ['1001', solid(PLAIN)],
    ['1002', solid(MIXED)],
    ['1003', undefined],
    [undefined, { type: 'none' }],
  ])('returns for the index %s the fill %j', (index, fill) => {
    expect(styledFill(node(reference('fillRef', index, red)), theme)).toEqual(fill);
  });

  it('returns the text colour for a reference without a colour, and undefined without a reference', () => {
    expect(styledFill(node(reference('fillRef', '1')), theme)).toEqual(
      solid({ type: 'scheme', slot: 'tx1', mods: [{ op: 'tint', value: 0.5 }] }),
    );
    expect(styledFill(undefined, theme)).toBeUndefined();
  });
});

describe('readStyle', () => {
  it('returns undefined without a style, and nothing for an empty style', () => {
    expect(readStyle(undefined, theme)).toBeUndefined();
    expect(styleOf('')).toEqual({ fill: undefined, line: undefined, effects: undefined, text: undefined });
  });

  it('returns the line of its index in its colour', () => {
    const line = (index: string) => styleOf(reference('lnRef', index, red))?.line;
    expect(line('0')).toEqual({ fill: { type: 'none' } });
    expect(line('1')).toEqual({ width: 1, fill: solid(MIXED) });
    expect(line('2')).toEqual({ width: 2 });
    expect(line('3')).toBeUndefined();
  });

  it('returns the effects of its index in its colour', () => {
    const effects = (index: string) => styleOf(reference('effectRef', index, red))?.effects;
    expect([effects('0'), effects('1'), effects('4')]).toEqual([undefined, undefined, undefined]);
    expect(effects('2')).toEqual({
      outerShadow: { ...shadow, color: MIXED },
      innerShadow: { ...shadow, color: MIXED },
      glow: { radius: 4, color: MIXED },
      blur: { radius: 5 },
    });
    expect(effects('3')).toEqual({ softEdge: { radius: 1 } });
  });

  it('returns the fonts of the theme and the colour for the text', () => {
    expect(styleOf(reference('fontRef', 'major', red))?.text).toEqual({
      ...{ latin: '+mj-lt', eastAsian: '+mj-ea', complexScript: '+mj-cs', fill: solid(RED) },
    });
    expect(styleOf(reference('fontRef', 'minor'))?.text?.eastAsian).toBe('+mn-ea');
    expect(styleOf(reference('fontRef', 'none'))?.text).toEqual({});
  });
});

it('styledLevels returns the format for each level, and undefined without a format', () => {
  expect(styledLevels({ bold: true }, 2)).toEqual([{ run: { bold: true } }, { run: { bold: true } }]);
  expect([styledLevels({}, 2), styledLevels(undefined, 2)]).toEqual([undefined, undefined]);
});

describe('recolorFill', () => {
  it('replaces the colour in every stop of a gradient, and in both colours of a pattern', () => {
    const stops = (color: Color) => [
      { pos: 0, color },
      { pos: 1, color: PLAIN },
    ];
    const gradient = { type: 'gradient', shade: { type: 'linear', angle: 0 } } as const;
    expect(recolorFill({ ...gradient, stops: stops(PLACE) }, RED)).toEqual({
      ...gradient,
      stops: stops(MIXED),
    });
    const pattern = { type: 'pattern', preset: 'wave' } as const;
    expect(recolorFill({ ...pattern, foreground: PLACE, background: PLACE }, RED)).toEqual({
      ...{ ...pattern, foreground: MIXED, background: MIXED },
    });
  });

  it('replaces the colours of a recoloured picture, and keeps another fill', () => {
    const picture = { type: 'picture', asset: 'a', mode: { type: 'stretch' } } as const;
    expect(recolorFill({ ...picture, recolor: { opacity: 0.5, duotone: [PLACE, PLAIN] } }, RED)).toEqual({
      ...{ ...picture, recolor: { opacity: 0.5, duotone: [MIXED, PLAIN] } },
    });
    for (const fill of [{ ...picture }, { type: 'group' } as const])
      expect(recolorFill(fill, RED)).toBe(fill);
  });
});
