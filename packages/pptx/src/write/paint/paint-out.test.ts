import type { Color, Effects, Fill, Line, Recolor } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { asset, outScope, relationsOf } from '../../../test/out-scope-source.ts';
import {
  bevelXml,
  blipXml,
  colorXml,
  effectsXml,
  fillXml,
  lineXml,
  paintXml,
  sidesAttributes,
} from './paint-out.ts';

const scope = () => outScope([asset('h', 'image/png')]);
const red: Color = { type: 'rgb', value: 'ff0000' };
const accent: Color = { type: 'scheme', slot: 'accent1' };

it.each([
  ['a colour', red, '<a:srgbClr val="FF0000"/>'],
  ['a colour of the theme', accent, '<a:schemeClr val="accent1"/>'],
  [
    'transforms in fractions and degrees',
    {
      ...accent,
      mods: [
        { op: 'lumMod', value: 0.75 },
        { op: 'hue', value: 30 },
        { op: 'hueOff', value: -1.5 },
        { op: 'hueMod', value: 2 },
        { op: 'gray' },
      ],
    },
    '<a:schemeClr val="accent1"><a:lumMod val="75000"/><a:hue val="1800000"/><a:hueOff val="-90000"/><a:hueMod val="200000"/><a:gray/></a:schemeClr>',
  ],
] as const)('colorXml returns %s', (_, color, xml) => {
  expect(colorXml(color as Color)).toBe(xml);
});

it('sidesAttributes leaves out sides of 0', () => {
  expect(sidesAttributes({ l: 0.1, t: 0, r: -0.2, b: 0 })).toEqual({
    l: 10_000,
    t: undefined,
    r: -20_000,
    b: undefined,
  });
});

describe('fillXml', () => {
  const stop = (pos: number) => ({ pos, color: red });
  const stretch = { type: 'stretch' } as const;
  const tile = {
    type: 'tile',
    offsetX: 1,
    offsetY: 2,
    scaleX: 0.5,
    scaleY: 2,
    flip: 'x',
    align: 'tl',
  } as const;

  it.each([
    ['nothing', undefined, undefined],
    ['no fill', { type: 'none' }, '<a:noFill/>'],
    ['a colour', { type: 'solid', color: red }, '<a:solidFill><a:srgbClr val="FF0000"/></a:solidFill>'],
    ["the group's fill", { type: 'group' }, '<a:grpFill/>'],
    [
      'a pattern',
      { type: 'pattern', preset: 'pct25', foreground: red, background: accent },
      '<a:pattFill prst="pct25"><a:fgClr><a:srgbClr val="FF0000"/></a:fgClr><a:bgClr><a:schemeClr val="accent1"/></a:bgClr></a:pattFill>',
    ],
    [
      'a linear gradient',
      { type: 'gradient', stops: [stop(0), stop(1)], shade: { type: 'linear', angle: -90, scaled: false } },
      '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="100000"><a:srgbClr val="FF0000"/></a:gs></a:gsLst><a:lin ang="16200000" scaled="0"/></a:gradFill>',
    ],
    [
      'a gradient along a path',
      {
        type: 'gradient',
        rotateWithShape: false,
        stops: [stop(0), stop(0.5)],
        shade: { type: 'path', path: 'circle', focus: { l: 0.5, t: 0.5, r: 0.5, b: 0.5 } },
      },
      '<a:gradFill rotWithShape="0"><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="50000"><a:srgbClr val="FF0000"/></a:gs></a:gsLst><a:path path="circle"><a:fillToRect l="50000" t="50000" r="50000" b="50000"/></a:path></a:gradFill>',
    ],
    [
      'a gradient with a single stop, twice',
      { type: 'gradient', stops: [stop(0)], shade: { type: 'linear', angle: 0 } },
      '<a:gradFill><a:gsLst><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs><a:gs pos="0"><a:srgbClr val="FF0000"/></a:gs></a:gsLst><a:lin ang="0"/></a:gradFill>',
    ],
    [
      'a stretched picture',
      { type: 'picture', asset: 'h', mode: stretch },
      '<a:blipFill><a:blip r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></a:blipFill>',
    ],
    [
      'a picture in part',
      {
        type: 'picture',
        asset: 'h',
        rotateWithShape: true,
        crop: { l: 0.1, t: 0, r: 0, b: 0 },
        mode: { ...stretch, inset: { l: 0, t: 0.2, r: 0, b: 0 } },
      },
      '<a:blipFill rotWithShape="1"><a:blip r:embed="rId1"/><a:srcRect l="10000"/><a:stretch><a:fillRect t="20000"/></a:stretch></a:blipFill>',
    ],
    [
      'a tiled picture',
      { type: 'picture', asset: 'h', mode: tile },
      '<a:blipFill><a:blip r:embed="rId1"/><a:tile tx="9525" ty="19050" sx="50000" sy="200000" flip="x" algn="tl"/></a:blipFill>',
    ],
    ['no fill for a missing picture', { type: 'picture', asset: 'missing', mode: stretch }, '<a:noFill/>'],
  ] as const)('returns %s', (_, fill, xml) => {
    expect(fillXml(fill as Fill | undefined, scope())).toBe(xml);
  });

  it('relates its picture, under another name on request', () => {
    const own = scope();
    expect(fillXml({ type: 'picture', asset: 'h', mode: stretch }, own, 'p:blipFill')).toMatch(
      /^<p:blipFill>/,
    );
    expect(relationsOf(own)).toEqual(['rId1 image ppt/media/media1.png']);
  });
});

describe('blipXml', () => {
  it.each([
    ['nothing', undefined, '<a:blip r:embed="rId5"/>'],
    [
      'all changes',
      {
        opacity: 0.5,
        brightness: 0.1,
        contrast: -0.2,
        grayscale: true,
        biLevel: 0.25,
        duotone: [red, accent],
        colorChange: { from: red, to: accent },
      },
      '<a:blip r:embed="rId5"><a:alphaModFix amt="50000"/><a:biLevel thresh="25000"/><a:clrChange><a:clrFrom><a:srgbClr val="FF0000"/></a:clrFrom><a:clrTo><a:schemeClr val="accent1"/></a:clrTo></a:clrChange><a:duotone><a:srgbClr val="FF0000"/><a:schemeClr val="accent1"/></a:duotone><a:grayscl/><a:lum bright="10000" contrast="-20000"/></a:blip>',
    ],
    ['only a brightness', { brightness: 0.1 }, '<a:blip r:embed="rId5"><a:lum bright="10000"/></a:blip>'],
    [
      'only a contrast',
      { contrast: 0.1, grayscale: false },
      '<a:blip r:embed="rId5"><a:lum contrast="10000"/></a:blip>',
    ],
  ] as const)('has %s', (_, recolor, xml) => {
    expect(blipXml('rId5', recolor as Recolor | undefined)).toBe(xml);
  });

  it('refers to the SVG of its picture', () => {
    expect(blipXml('rId5', undefined, 'rId6')).toBe(
      '<a:blip r:embed="rId5"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId6"/></a:ext></a:extLst></a:blip>',
    );
  });
});

describe('lineXml', () => {
  it.each([
    ['nothing', undefined, undefined],
    ['an empty line', {}, '<a:ln/>'],
    [
      'all settings',
      {
        width: 2,
        cap: 'round',
        compound: 'dbl',
        fill: { type: 'solid', color: red },
        dash: 'dash',
        join: 'miter',
        head: { type: 'triangle', width: 'lg', length: 'sm' },
        tail: { type: 'none' },
      },
      '<a:ln w="19050" cap="rnd" cmpd="dbl"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill><a:prstDash val="dash"/><a:miter lim="800000"/><a:headEnd type="triangle" w="lg" len="sm"/><a:tailEnd type="none"/></a:ln>',
    ],
    ['a flat cap and a round join', { cap: 'flat', join: 'round' }, '<a:ln cap="flat"><a:round/></a:ln>'],
    ['a square cap and a bevel', { cap: 'square', join: 'bevel' }, '<a:ln cap="sq"><a:bevel/></a:ln>'],
    [
      'dashes of its own',
      { dash: [3, 1, 1, 2, 9] },
      '<a:ln><a:custDash><a:ds d="300000" sp="100000"/><a:ds d="100000" sp="200000"/></a:custDash></a:ln>',
    ],
    ['the greatest width', { width: 99_999 }, '<a:ln w="20116800"/>'],
    ['no fill of a picture', { fill: { type: 'picture', asset: 'h', mode: { type: 'stretch' } } }, '<a:ln/>'],
    ['no fill of a group', { fill: { type: 'group' } }, '<a:ln/>'],
  ] as const)('returns %s', (_, line, xml) => {
    expect(lineXml(line as unknown as Line | undefined, scope())).toBe(xml);
  });

  it('has another name on request', () => {
    expect(lineXml({ width: 1 }, scope(), 'a:lnL')).toBe('<a:lnL w="9525"/>');
  });
});

describe('effectsXml', () => {
  const shadow = { blur: 1, distance: 2, angle: 90, color: red };

  it.each([
    ['nothing', undefined, undefined],
    ['no effects', {}, '<a:effectLst/>'],
    [
      'blur, glow and soft edges',
      { softEdge: { radius: 3 }, blur: { radius: 1 }, glow: { radius: 2, color: red } },
      '<a:effectLst><a:blur rad="9525"/><a:glow rad="19050"><a:srgbClr val="FF0000"/></a:glow><a:softEdge rad="28575"/></a:effectLst>',
    ],
    [
      'an inner shadow',
      { innerShadow: shadow },
      '<a:effectLst><a:innerShdw blurRad="9525" dist="19050" dir="5400000"><a:srgbClr val="FF0000"/></a:innerShdw></a:effectLst>',
    ],
    [
      'an outer shadow',
      { outerShadow: shadow },
      '<a:effectLst><a:outerShdw blurRad="9525" dist="19050" dir="5400000"><a:srgbClr val="FF0000"/></a:outerShdw></a:effectLst>',
    ],
    [
      'a scaled outer shadow',
      {
        outerShadow: {
          ...shadow,
          scaleX: 1.1,
          scaleY: -1,
          skewX: 10,
          skewY: -5,
          align: 'b',
          rotateWithShape: false,
        },
      },
      '<a:effectLst><a:outerShdw blurRad="9525" dist="19050" dir="5400000" sx="110000" sy="-100000" kx="600000" ky="-300000" algn="b" rotWithShape="0"><a:srgbClr val="FF0000"/></a:outerShdw></a:effectLst>',
    ],
    [
      'a reflection',
      {
        reflection: {
          blur: 1,
          startAlpha: 0.5,
          startPos: 0.1,
          endAlpha: 0.2,
          endPos: 0.9,
          distance: 2,
          angle: 90,
          scaleX: 1,
          scaleY: -1,
        },
      },
      '<a:effectLst><a:reflection blurRad="9525" stA="50000" stPos="10000" endA="20000" endPos="90000" dist="19050" dir="5400000" sx="100000" sy="-100000"/></a:effectLst>',
    ],
    [
      'a reflection without a scale',
      { reflection: { blur: 0, startAlpha: 1, startPos: 0, endAlpha: 0, endPos: 1, distance: 0, angle: 0 } },
      '<a:effectLst><a:reflection blurRad="0" stA="100000" stPos="0" endA="0" endPos="100000" dist="0" dir="0"/></a:effectLst>',
    ],
  ] as const)('returns %s', (_, effects, xml) => {
    expect(effectsXml(effects as Effects | undefined)).toBe(xml);
  });
});

it('bevelXml returns a scene and a bevel of its size, undefined without one', () => {
  expect(bevelXml({ bevel: { width: 2 } })).toBe(
    '<a:scene3d><a:camera prst="orthographicFront"/><a:lightRig rig="threePt" dir="t"/></a:scene3d><a:sp3d><a:bevelT w="19050" h="19050"/></a:sp3d>',
  );
  expect([bevelXml({}), bevelXml(undefined)]).toEqual([undefined, undefined]);
});

it('paintXml returns fill, line and effects in order', () => {
  expect(paintXml({ effects: {}, line: {}, fill: { type: 'none' } }, scope())).toBe(
    '<a:noFill/><a:ln/><a:effectLst/>',
  );
  expect(paintXml({}, scope())).toBe('');
});
