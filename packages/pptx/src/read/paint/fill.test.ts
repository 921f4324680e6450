import { describe, expect, it } from 'vitest';
import { png, sha256 } from '../../../test/deck-source.ts';
import { holder, node, notesOf, scopeOf } from '../../../test/tree-scope.ts';
import { fillOf, readFill, readRecolor, readSides } from './fill.ts';

const rgb = (value: string) => ({ type: 'rgb', value });
const srgb = (value: string) => `<a:srgbClr val="${value}"/>`;

const scope = await scopeOf({
  relations: [{ id: 'r1', type: 'image', target: '../media/a.png' }],
  parts: { 'ppt/media/a.png': png() },
});
const of = (content: string) => fillOf(node(content), scope);

describe('readFill', () => {
  it('returns the first fill of an element, also of an alternative', () => {
    const first = `<a:ln/><a:noFill/><a:solidFill>${srgb('111111')}</a:solidFill>`;
    expect(readFill(holder(first), scope)).toEqual({ type: 'none' });
    const within = `<mc:AlternateContent><mc:Fallback><a:grpFill/></mc:Fallback></mc:AlternateContent>`;
    expect(readFill(holder(within), scope)).toEqual({ type: 'group' });
    expect(readFill(holder('<a:ln/>'), scope)).toBeUndefined();
    expect(readFill(undefined, scope)).toBeUndefined();
  });
});

describe('fillOf', () => {
  it('returns a solid fill, and none without a colour', () => {
    expect(of(`<a:solidFill>${srgb('112233')}</a:solidFill>`)).toEqual({
      ...{ type: 'solid', color: rgb('112233') },
    });
    expect(of('<a:solidFill/>')).toEqual({ type: 'none' });
  });

  it('returns a pattern with its colours, and its defaults', () => {
    expect(
      of(
        `<a:pattFill prst="wave"><a:fgClr>${srgb('111111')}</a:fgClr><a:bgClr>${srgb('222222')}</a:bgClr></a:pattFill>`,
      ),
    ).toEqual({ type: 'pattern', preset: 'wave', foreground: rgb('111111'), background: rgb('222222') });
    expect(of('<a:pattFill/>')).toEqual({
      ...{ type: 'pattern', preset: 'pct5', foreground: rgb('000000'), background: rgb('FFFFFF') },
    });
  });

  describe('of a gradient', () => {
    const stops = `<a:gsLst><a:gs pos="100000">${srgb('222222')}</a:gs><a:gs pos="-5">${srgb('111111')}</a:gs><a:gs pos="50000"/></a:gsLst>`;
    const sorted = [
      { pos: 0, color: rgb('111111') },
      { pos: 0.5, color: rgb('000000') },
      { pos: 1, color: rgb('222222') },
    ];

    it('returns its stops in order with a linear shade', () => {
      expect(
        of(`<a:gradFill rotWithShape="0">${stops}<a:lin ang="5400000" scaled="1"/></a:gradFill>`),
      ).toEqual({
        ...{ type: 'gradient', stops: sorted, rotateWithShape: false },
        shade: { type: 'linear', angle: 90, scaled: true },
      });
      expect(of(`<a:gradFill>${stops}</a:gradFill>`)).toEqual({
        ...{ type: 'gradient', stops: sorted, shade: { type: 'linear', angle: 0 } },
      });
    });

    it('returns a shade along a path with its focus', () => {
      const path = '<a:path path="circle"><a:fillToRect l="50000" t="20000" r="50000" b="80000"/></a:path>';
      expect(of(`<a:gradFill>${stops}${path}</a:gradFill>`)).toMatchObject({
        shade: { type: 'path', path: 'circle', focus: { l: 0.5, t: 0.2, r: 0.5, b: 0.8 } },
      });
      expect(of(`<a:gradFill>${stops}<a:path/></a:gradFill>`)).toMatchObject({
        shade: { type: 'path', path: 'rect', focus: { l: 0, t: 0, r: 0, b: 0 } },
      });
    });

    it('returns none without stops', () => {
      expect(of('<a:gradFill><a:lin ang="1"/></a:gradFill>')).toEqual({ type: 'none' });
    });
  });

  describe('of a picture', () => {
    const picture = (content: string, attributes = '') =>
      of(`<a:blipFill ${attributes}><a:blip r:embed="r1"/>${content}</a:blipFill>`);
    const asset = sha256(png());

    it('returns a stretched picture with crop and inset', () => {
      expect(
        picture('<a:srcRect l="10000"/><a:stretch><a:fillRect t="-20000"/></a:stretch>', 'rotWithShape="1"'),
      ).toEqual({
        ...{ type: 'picture', asset, rotateWithShape: true },
        crop: { l: 0.1, t: 0, r: 0, b: 0 },
        mode: { type: 'stretch', inset: { l: 0, t: -0.2, r: 0, b: 0 } },
      });
      expect(picture('<a:stretch/>')).toEqual({ type: 'picture', asset, mode: { type: 'stretch' } });
    });

    it('returns a tiled picture with its settings, and its defaults without stretching', () => {
      expect(
        picture('<a:tile tx="9525" ty="19050" sx="50000" sy="25000" flip="xy" algn="ctr"/><a:stretch/>'),
      ).toMatchObject({
        mode: { type: 'tile', offsetX: 1, offsetY: 2, scaleX: 0.5, scaleY: 0.25, flip: 'xy', align: 'ctr' },
      });
      expect(picture('')).toMatchObject({
        mode: { type: 'tile', offsetX: 0, offsetY: 0, scaleX: 1, scaleY: 1, flip: 'none', align: 'tl' },
      });
    });

    it('returns none when the picture is missing, and reports it', () => {
      expect(of('<p:blipFill><a:blip r:embed="r2"/></p:blipFill>')).toEqual({ type: 'none' });
      expect(notesOf(scope)).toEqual([{ code: 'PICTURE_MISSING', pageId: 'page' }]);
    });
  });

  it('returns undefined for another element', () => {
    expect(of('<a:ln/>')).toBeUndefined();
  });
});

it('readSides returns fractions, and undefined when every side is 0', () => {
  expect(readSides(node('<a:x b="25000"/>'))).toEqual({ l: 0, t: 0, r: 0, b: 0.25 });
  expect(readSides(node('<a:x l="1000" t="2000" r="3000"/>'))).toEqual({ l: 0.01, t: 0.02, r: 0.03, b: 0 });
  expect(readSides(node('<a:x l="0"/>'))).toBeUndefined();
  expect(readSides(undefined)).toBeUndefined();
});

describe('readRecolor', () => {
  const recolor = (content: string) => readRecolor(node(`<a:blip>${content}</a:blip>`));

  it('returns each effect with its values', () => {
    expect(
      recolor(
        `<a:alphaModFix amt="30000"/><a:lum bright="10000" contrast="-20000"/><a:grayscl/><a:biLevel thresh="40000"/><a:duotone>${srgb('111111')}${srgb('222222')}</a:duotone><a:clrChange><a:clrFrom>${srgb('333333')}</a:clrFrom><a:clrTo>${srgb('444444')}</a:clrTo></a:clrChange>`,
      ),
    ).toEqual({
      ...{ opacity: 0.3, brightness: 0.1, contrast: -0.2, grayscale: true, biLevel: 0.4 },
      duotone: [rgb('111111'), rgb('222222')],
      colorChange: { from: rgb('333333'), to: rgb('444444') },
    });
  });

  it('returns the defaults of effects without values', () => {
    expect(recolor('<a:alphaModFix/><a:lum/><a:biLevel/>')).toEqual({
      ...{ opacity: 1, brightness: 0, contrast: 0, biLevel: 0.5 },
    });
  });

  it('returns undefined without effects, and for effects that lack a colour', () => {
    expect(recolor('<a:extLst/>')).toBeUndefined();
    expect(recolor(`<a:duotone>${srgb('111111')}</a:duotone>`)).toBeUndefined();
    expect(recolor(`<a:clrChange><a:clrFrom>${srgb('333333')}</a:clrFrom></a:clrChange>`)).toBeUndefined();
  });
});
