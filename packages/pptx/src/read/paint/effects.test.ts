import { describe, expect, it } from 'vitest';
import { holder } from '../../../test/tree-scope.ts';
import { readBevel, readEffects } from './effects.ts';

const RED = '<a:srgbClr val="FF0000"/>';
const red = { type: 'rgb', value: 'FF0000' };
const black = { type: 'rgb', value: '000000' };
const effectsOf = (content: string) => readEffects(holder(`<a:effectLst>${content}</a:effectLst>`));

describe('readEffects', () => {
  it('returns undefined without a list, and no effects for an empty list, which overrides others', () => {
    expect(readEffects(undefined)).toBeUndefined();
    expect(readEffects(holder('<a:ln/>'))).toBeUndefined();
    expect(effectsOf('')).toEqual({});
    expect(effectsOf('<a:odd/>')).toEqual({});
  });

  it('returns an outer shadow with all its values, and its defaults', () => {
    expect(
      effectsOf(
        `<a:outerShdw blurRad="9525" dist="19050" dir="2700000" sx="90000" sy="-80000" kx="60000" ky="120000" algn="bl" rotWithShape="0">${RED}</a:outerShdw>`,
      ),
    ).toEqual({
      outerShadow: {
        ...{ color: red, blur: 1, distance: 2, angle: 45, scaleX: 0.9, scaleY: -0.8, skewX: 1, skewY: 2 },
        ...{ align: 'bl', rotateWithShape: false },
      },
    });
    expect(effectsOf('<a:outerShdw/>')).toEqual({
      outerShadow: { color: black, blur: 0, distance: 0, angle: 0 },
    });
  });

  it('returns a preset shadow unless there is an outer shadow', () => {
    const preset = '<a:prstShdw dist="9525"/>';
    expect(effectsOf(preset)?.outerShadow?.distance).toBe(1);
    expect(effectsOf(`<a:outerShdw dist="19050"/>${preset}`)?.outerShadow?.distance).toBe(2);
  });

  it('returns inner shadow, glow, soft edge and blur', () => {
    const content = `<a:innerShdw blurRad="9525">${RED}</a:innerShdw><a:glow rad="19050">${RED}</a:glow><a:softEdge rad="28575"/><a:blur rad="38100"/>`;
    expect(effectsOf(content)).toEqual({
      innerShadow: { color: red, blur: 1, distance: 0, angle: 0 },
      glow: { color: red, radius: 2 },
      softEdge: { radius: 3 },
      blur: { radius: 4 },
    });
    expect(effectsOf('<a:glow/><a:softEdge/><a:blur/>')).toEqual({
      glow: { color: black, radius: 0 },
      softEdge: { radius: 0 },
      blur: { radius: 0 },
    });
  });

  it('returns a reflection with all its values, and its defaults', () => {
    expect(
      effectsOf(
        '<a:reflection blurRad="9525" stA="50000" stPos="10000" endA="20000" endPos="90000" dist="19050" dir="5400000" sx="70000" sy="-100000"/>',
      ),
    ).toEqual({
      reflection: {
        ...{ blur: 1, startAlpha: 0.5, endAlpha: 0.2, startPos: 0.1, endPos: 0.9, distance: 2, angle: 90 },
        ...{ scaleX: 0.7, scaleY: -1 },
      },
    });
    expect(effectsOf('<a:reflection/>')?.reflection).toEqual({
      ...{ blur: 0, startAlpha: 1, endAlpha: 0, startPos: 0, endPos: 1, distance: 0, angle: 0 },
    });
  });

  it('returns the effects at any depth of a graph, and prefers the list', () => {
    const dag = '<a:effectDag><a:cont><a:blur rad="9525"/></a:cont></a:effectDag>';
    expect(readEffects(holder(dag))).toEqual({ blur: { radius: 1 } });
    expect(readEffects(holder(`${dag}<a:effectLst/>`))).toEqual({});
    expect(effectsOf('<a:cont><a:blur rad="9525"/></a:cont>')).toEqual({});
  });
});

describe('readBevel', () => {
  const bevel = (attributes: string) => readBevel(holder(`<a:sp3d><a:bevelT ${attributes}/></a:sp3d>`));

  it('returns its width, 8 pixels by default', () => {
    expect(bevel('w="9525"')).toEqual({ width: 1 });
    expect(bevel('h="9525"')).toEqual({ width: 8 });
  });

  it('returns undefined without width or height, and without a bevel', () => {
    expect(bevel('w="0"')).toBeUndefined();
    expect(bevel('w="9525" h="0"')).toBeUndefined();
    expect(readBevel(holder('<a:sp3d/>'))).toBeUndefined();
    expect(readBevel(undefined)).toBeUndefined();
  });
});
