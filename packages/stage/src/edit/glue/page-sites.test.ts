import type { Element } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { gluedLine } from '../testing/connector.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { nearestSite, sitesNear, sitesOf, sitesOnPage } from './page-sites.ts';

beforeAll(loadAllPresets);

const frame = { x: 100, y: 100, w: 200, h: 100 };
const picture = { ...shapeRecord('p', frame), type: 'picture', asset: 'a' } as unknown as Element;
const group = { ...shapeRecord('group', { x: 50, y: 50, w: 400, h: 400 }), type: 'group' } as Element;
const rounded = (sites: readonly { at: { x: number; y: number }; angle: number }[]) =>
  sites.map(({ at, angle }) => [at.x, at.y, angle].map((each) => Math.round(each) + 0));

describe('sitesOf', () => {
  it('returns the sites of the outline of a shape', () => {
    expect(sitesOf(shapeRecord('a', frame)).map(({ x, y, angle }) => [x, y, angle])).toEqual([
      [100, 0, 270],
      [0, 50, 180],
      [100, 100, 90],
      [200, 50, 0],
    ]);
    const triangle = {
      ...shapeRecord('a', frame),
      geometry: { type: 'preset', preset: 'triangle' },
    } as const;
    expect(sitesOf(triangle)).toHaveLength(6);
    const half = { ...triangle, geometry: { ...triangle.geometry, adjust: { adj: 0 } } };
    expect(sitesOf(half)[0]?.x).toBe(0);
  });

  it('returns the midpoints of the sides of other elements, and none of lines and groups', () => {
    expect(sitesOf(picture)).toEqual([
      { x: 100, y: 0, angle: 270 },
      { x: 0, y: 50, angle: 180 },
      { x: 100, y: 100, angle: 90 },
      { x: 200, y: 50, angle: 0 },
    ]);
    expect(sitesOf(gluedLine())).toEqual([]);
    expect(sitesOf(group)).toEqual([]);
  });
});

describe('sitesOnPage', () => {
  it('returns positions and directions of a rotated element on the page', () => {
    const { store } = new Hand([shapeRecord('a', { ...frame, rotation: 90 })]);
    expect(rounded(sitesOnPage(store, 'a'))).toEqual([
      [250, 150, 0],
      [200, 50, -90],
      [150, 150, 180],
      [200, 250, 90],
    ]);
    expect(sitesOnPage(store, 'a').map(({ glue }) => glue)).toEqual(
      [0, 1, 2, 3].map((site) => ({ elementId: 'a', site })),
    );
    expect(sitesOnPage(store, 'missing')).toEqual([]);
  });
});

describe('sitesNear', () => {
  const ids = (elements: readonly Element[], x: number, y: number, reach = 10) => [
    ...new Set(
      sitesNear(new Hand(elements).store, 'page', { x, y }, reach).map(({ glue }) => glue.elementId),
    ),
  ];

  it('returns the sites of elements at a point or within reach, the topmost first', () => {
    const all = [shapeRecord('below', frame, 'page', 'a0'), shapeRecord('above', frame, 'page', 'a1')];
    expect(ids(all, 150, 150)).toEqual(['above', 'below']);
    expect(ids(all, 90, 150)).toEqual(['above', 'below']);
    expect(ids(all, 89, 150)).toEqual([]);
  });

  it('looks into groups, and leaves out hidden elements', () => {
    const inside = shapeRecord('inside', { x: 50, y: 50, w: 100, h: 100 }, 'group');
    expect(ids([group, inside], 150, 150)).toEqual(['inside']);
    expect(ids([group, { ...inside, hidden: true }], 150, 150)).toEqual([]);
  });
});

describe('nearestSite', () => {
  const sites = sitesOnPage(new Hand([shapeRecord('a', frame)]).store, 'a');

  it('returns the nearest site within reach', () => {
    expect(nearestSite(sites, { x: 195, y: 104 }, 12)?.glue.site).toBe(0);
    expect(nearestSite(sites, { x: 200, y: 112 }, 12)?.glue.site).toBe(0);
    expect(nearestSite(sites, { x: 200, y: 112.1 }, 12)).toBeUndefined();
    expect(nearestSite(sites, { x: 200, y: 160 }, 500)?.glue.site).toBe(2);
    expect(nearestSite([], { x: 0, y: 0 }, 500)).toBeUndefined();
  });
});
