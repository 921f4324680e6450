import { describe, expect, it } from 'vitest';
import { layoutNode, valuesOf } from '../../../test/layout-node-source.ts';
import { boxWithin, extentOf, sizeOf } from './size.ts';

describe('sizeOf', () => {
  it('returns the size with the user’s scale', () => {
    const node = layoutNode({ custom: { scaleX: 2, scaleY: 0.5 } });
    expect(sizeOf(node, valuesOf(node, [node, { w: 10, h: 10 }]))).toEqual({ w: 20, h: 5 });
  });

  it('returns 0 for values that are not known', () => {
    const node = layoutNode();
    expect(sizeOf(node, valuesOf(node))).toEqual({ w: 0, h: 0 });
    expect(sizeOf(node, valuesOf(node, [node, { w: Number.NaN, h: 3 }]))).toEqual({ w: 0, h: 3 });
  });

  it('returns the largest size of an aspect ratio for a composite within another node', () => {
    const of = (algorithm: string, ratio: string, w: number, h: number) => {
      const child = layoutNode({ algorithm, parameters: { ar: ratio } });
      const root = layoutNode({}, child);
      return sizeOf(child, valuesOf(root, [child, { w, h }]));
    };
    expect(of('composite', '2', 30, 10)).toEqual({ w: 20, h: 10 });
    expect(of('composite', '2', 10, 30)).toEqual({ w: 10, h: 5 });
    expect(of('lin', '2', 30, 10)).toEqual({ w: 30, h: 10 });
    expect(of('composite', '0', 30, 10)).toEqual({ w: 30, h: 10 });
    const root = layoutNode({ parameters: { ar: '2' } });
    expect(sizeOf(root, valuesOf(root, [root, { w: 30, h: 10 }]))).toEqual({ w: 30, h: 10 });
  });
});

it('boxWithin returns the position from constraints, scaled about its middle', () => {
  const [plain, scaled] = [layoutNode(), layoutNode({ custom: { scaleX: 3, scaleY: 0.5 } })];
  const given = { l: 5, t: 6, w: 10, h: 20 };
  const values = valuesOf(layoutNode({}, plain, scaled), [plain, given], [scaled, given]);
  expect(boxWithin(plain, values)).toEqual({ x: 5, y: 6, w: 10, h: 20 });
  expect(boxWithin(scaled, values)).toEqual({ x: -5, y: 11, w: 30, h: 10 });
});

describe('extentOf', () => {
  const of = (algorithm: string, custom: object) => {
    const child = layoutNode({ custom });
    const node = layoutNode({ algorithm }, child);
    const given = { l: 2, t: 2, w: 6, h: 6 };
    return extentOf(node, valuesOf(node, [node, { w: 10, h: 10 }], [child, given]));
  };

  it('returns the own size unless a child was enlarged', () => {
    expect(of('composite', {})).toEqual({ x: 0, y: 0, w: 10, h: 10 });
    expect(of('composite', { scaleX: 0.5, scaleY: 0.5 })).toEqual({ x: 0, y: 0, w: 10, h: 10 });
  });

  it('returns the extent of enlarged children of a composite, for each direction', () => {
    expect(of('composite', { scaleX: 3 })).toEqual({ x: -4, y: 0, w: 18, h: 10 });
    expect(of('composite', { scaleY: 3 })).toEqual({ x: 0, y: -4, w: 10, h: 18 });
    expect(of('composite', { scaleX: 3, scaleY: 3 })).toEqual({ x: -4, y: -4, w: 18, h: 18 });
    expect(of('lin', { scaleX: 3 })).toEqual({ x: 0, y: 0, w: 10, h: 10 });
  });
});
