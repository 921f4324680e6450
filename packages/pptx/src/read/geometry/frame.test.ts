import { describe, expect, it } from 'vitest';
import { node } from '../../../test/tree-scope.ts';
import {
  cameraTurn,
  childSpaceOf,
  frameOf,
  PAGE_SPACE,
  placeIn,
  readTransform,
  type Transform,
} from './frame.ts';

const OWN: Transform = { x: 100, y: 200, w: 40, h: 20, rotation: 0, flipH: false, flipV: false };

describe('readTransform', () => {
  it('returns position, size, rotation and flips', () => {
    const xfrm = node(
      '<a:xfrm rot="5400000" flipH="1" flipV="true"><a:off x="-1" y="2"/><a:ext cx="3" cy="4"/></a:xfrm>',
    );
    expect(readTransform(xfrm)).toEqual({ x: -1, y: 2, w: 3, h: 4, rotation: 90, flipH: true, flipV: true });
  });

  it('returns 0 for missing values, and no negative size', () => {
    expect(readTransform(node('<a:xfrm><a:ext cx="-3" cy="4"/></a:xfrm>'))).toEqual({
      ...{ x: 0, y: 0, w: 0, h: 4, rotation: 0, flipH: false, flipV: false },
    });
    expect(readTransform(node('<a:xfrm><a:off x="5"/></a:xfrm>'))).toMatchObject({ x: 5, y: 0, w: 0, h: 0 });
  });

  it('returns undefined without a position and size', () => {
    expect(readTransform(undefined)).toBeUndefined();
    expect(readTransform(node('<a:xfrm rot="60000"/>'))).toBeUndefined();
  });
});

describe('placeIn', () => {
  const space = { x: 10, y: 20, scaleX: 2, scaleY: 3 };

  it('returns the rectangle unchanged on the page', () => {
    expect(placeIn(PAGE_SPACE, OWN)).toBe(OWN);
  });

  it('subtracts the origin and scales', () => {
    expect(placeIn(space, OWN)).toEqual({ ...OWN, x: 180, y: 540, w: 80, h: 60 });
  });

  it.each([
    [44.9, 80, 60],
    [45, 120, 40],
    [134.9, 120, 40],
    [135, 80, 60],
    [-90, 120, 40],
    [270, 120, 40],
    [180, 80, 60],
    [-45, 80, 60],
  ])('scales a child that is rotated by %d° to %d by %d about its middle', (rotation, w, h) => {
    expect(placeIn(space, { ...OWN, rotation })).toEqual({
      ...{ ...OWN, rotation, w, h },
      x: 220 - w / 2,
      y: 570 - h / 2,
    });
  });
});

describe('childSpaceOf', () => {
  const group = (inside: string) => node(`<a:xfrm><a:off x="7" y="8"/>${inside}</a:xfrm>`);

  it('returns the child offset, and the scales from the child size to the own size', () => {
    const xfrm = group('<a:chOff x="1" y="2"/><a:chExt cx="20" cy="5"/>');
    expect(childSpaceOf(xfrm, OWN)).toEqual({ x: 1, y: 2, scaleX: 2, scaleY: 4 });
  });

  it('returns the own offset without a child offset, and no scale without a child size', () => {
    expect(childSpaceOf(group('<a:chExt cx="0" cy="10"/>'), OWN)).toEqual({
      ...{ x: 7, y: 8, scaleX: 1, scaleY: 2 },
    });
    expect(childSpaceOf(undefined, OWN)).toEqual({ x: 0, y: 0, scaleX: 1, scaleY: 1 });
  });
});

it('frameOf returns pixels, and rotation and flips only if they are set', () => {
  expect(frameOf({ ...OWN, x: 9525, y: -19050, w: 95250, h: 0 })).toEqual({ x: 1, y: -2, w: 10, h: 0 });
  expect(frameOf({ ...OWN, w: 9525, h: 9525, x: 0, y: 0, rotation: 45, flipH: true, flipV: true })).toEqual({
    ...{ x: 0, y: 0, w: 1, h: 1, rotation: 45, flipH: true, flipV: true },
  });
});

describe('cameraTurn', () => {
  const scene = (rotation: string, preset = 'orthographicFront') =>
    node(`<a:scene3d><a:camera prst="${preset}">${rotation}</a:camera></a:scene3d>`);

  it('returns the roll of a camera that looks straight, clockwise', () => {
    expect(cameraTurn(scene('<a:rot lat="0" lon="0" rev="5400000"/>'))).toBe(270);
    expect(cameraTurn(scene('<a:rot lat="21600000" lon="0" rev="0"/>'))).toBe(0);
  });

  it('returns 0 for a camera that looks from the side, of another kind, or without a rotation', () => {
    expect(cameraTurn(scene('<a:rot lat="60000" lon="0" rev="5400000"/>'))).toBe(0);
    expect(cameraTurn(scene('<a:rot lat="0" lon="60000" rev="5400000"/>'))).toBe(0);
    expect(cameraTurn(scene('<a:rot rev="5400000"/>', 'perspectiveFront'))).toBe(0);
    expect(cameraTurn(scene(''))).toBe(0);
    expect(cameraTurn(undefined)).toBe(0);
  });
});
