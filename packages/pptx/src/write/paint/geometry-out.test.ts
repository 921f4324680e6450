import type { Frame, Geometry } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { geometryXml, transformXml } from './geometry-out.ts';

describe('transformXml', () => {
  const frame: Frame = { x: 1, y: 2, w: 3, h: 4 };

  it('returns position and size', () => {
    expect(transformXml('a:xfrm', frame)).toBe(
      '<a:xfrm><a:off x="9525" y="19050"/><a:ext cx="28575" cy="38100"/></a:xfrm>',
    );
  });

  it('returns rotation and mirroring', () => {
    expect(transformXml('p:xfrm', { ...frame, rotation: -90, flipH: true, flipV: true })).toMatch(
      /^<p:xfrm rot="16200000" flipH="1" flipV="1">/,
    );
    expect(transformXml('p:xfrm', { ...frame, rotation: 0, flipH: false, flipV: false })).toMatch(
      /^<p:xfrm>/,
    );
  });

  it('returns the space of the children of a group', () => {
    expect(transformXml('a:xfrm', frame, { w: 5, h: 6 })).toContain(
      '<a:chOff x="0" y="0"/><a:chExt cx="47625" cy="57150"/></a:xfrm>',
    );
  });
});

describe('geometryXml', () => {
  it('returns a preset with its adjustments', () => {
    expect(geometryXml({ type: 'preset', preset: 'rect' })).toBe(
      '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>',
    );
    expect(geometryXml({ type: 'preset', preset: 'star', adjust: { adj1: 12.6, adj2: 3 } })).toBe(
      '<a:prstGeom prst="star"><a:avLst><a:gd name="adj1" fmla="val 13"/><a:gd name="adj2" fmla="val 3"/></a:avLst></a:prstGeom>',
    );
  });

  const definition = {
    adjust: [
      ['adj', 'val 5'],
      ['adj2', 'val 6'],
    ],
    guides: [['g', '*/ w 1 2']],
    handles: [
      { type: 'xy', x: 'g', y: '0', refX: 'adj', minX: '0', maxX: '9' },
      {
        type: 'polar',
        x: 'g',
        y: '0',
        refR: 'adj',
        minR: '0',
        maxR: '9',
        refAng: 'adj2',
        minAng: '1',
        maxAng: '2',
      },
    ],
    sites: [{ ang: '0', x: 'l', y: 't' }],
    paths: [
      {
        w: 10,
        h: 20,
        fill: 'none',
        stroke: false,
        commands: [
          { c: 'M', x: '0', y: '1' },
          { c: 'L', x: '2', y: '3' },
          { c: 'A', wR: '4', hR: '5', start: '6', swing: '7' },
          { c: 'Q', p: ['1', '2', '3', '4'] },
          { c: 'C', p: ['1', '2', '3', '4', '5', '6'] },
          { c: 'Z' },
        ],
      },
    ],
  };
  const custom = (rest: object, adjust?: Record<string, number>) =>
    geometryXml({
      type: 'custom',
      definition: { ...definition, ...rest },
      ...(adjust && { adjust }),
    } as unknown as Geometry);

  it('returns every part of a custom geometry', () => {
    expect(custom({})).toBe(
      '<a:custGeom><a:avLst><a:gd name="adj" fmla="val 5"/><a:gd name="adj2" fmla="val 6"/></a:avLst><a:gdLst><a:gd name="g" fmla="*/ w 1 2"/></a:gdLst><a:ahLst><a:ahXY gdRefX="adj" minX="0" maxX="9"><a:pos x="g" y="0"/></a:ahXY><a:ahPolar gdRefR="adj" minR="0" maxR="9" gdRefAng="adj2" minAng="1" maxAng="2"><a:pos x="g" y="0"/></a:ahPolar></a:ahLst><a:cxnLst><a:cxn ang="0"><a:pos x="l" y="t"/></a:cxn></a:cxnLst><a:rect l="0" t="0" r="r" b="b"/><a:pathLst><a:path w="10" h="20" fill="none" stroke="0"><a:moveTo><a:pt x="0" y="1"/></a:moveTo><a:lnTo><a:pt x="2" y="3"/></a:lnTo><a:arcTo wR="4" hR="5" stAng="6" swAng="7"/><a:quadBezTo><a:pt x="1" y="2"/><a:pt x="3" y="4"/></a:quadBezTo><a:cubicBezTo><a:pt x="1" y="2"/><a:pt x="3" y="4"/><a:pt x="5" y="6"/></a:cubicBezTo><a:close/></a:path></a:pathLst></a:custGeom>',
    );
  });

  it('returns its own adjustments in place of the defaults', () => {
    expect(custom({}, { adj: 7.4 })).toContain(
      '<a:gd name="adj" fmla="val 7"/><a:gd name="adj2" fmla="val 6"/>',
    );
  });

  it('returns its rectangle of text', () => {
    expect(custom({ textRect: { l: 'a', t: 'b', r: 'c', b: 'd' } })).toContain(
      '<a:rect l="a" t="b" r="c" b="d"/>',
    );
  });
});
