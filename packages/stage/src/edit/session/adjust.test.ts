import type { Geometry } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { adjustedGeometry, adjustHandlesOf } from './adjust.ts';

beforeAll(loadAllPresets);

const size = { w: 200, h: 100 };
const preset = (name: string, adjust?: Record<string, number>): Geometry => ({
  type: 'preset',
  preset: name,
  ...(adjust ? { adjust } : {}),
});
const at = (geometry: Geometry | undefined) =>
  adjustHandlesOf(geometry, size).map(({ x, y }) => [Math.round(x), Math.round(y)]);

describe('adjustHandlesOf', () => {
  it('returns the positions of the handles in the box', () => {
    expect(at(preset('roundRect'))).toEqual([[17, 0]]);
    expect(at(preset('roundRect', { adj: 50_000 }))).toEqual([[50, 0]]);
    expect(at(preset('rightArrow'))).toHaveLength(2);
    expect(at(preset('rect'))).toEqual([]);
    expect(at(undefined)).toEqual([]);
  });
});

describe('adjustedGeometry', () => {
  it('moves a handle to a point along its axis', () => {
    const geometry = adjustedGeometry(preset('roundRect'), size, 0, { x: 30, y: 80 });
    expect(geometry).toEqual(preset('roundRect', { adj: 30_000 }));
  });

  it('stays within the bounds of the handle', () => {
    expect(adjustedGeometry(preset('roundRect'), size, 0, { x: 90, y: 0 }).adjust).toEqual({ adj: 50_000 });
    expect(adjustedGeometry(preset('roundRect'), size, 0, { x: -90, y: 0 }).adjust).toEqual({ adj: 0 });
  });

  it('changes both values of a handle that moves in two directions, and keeps others', () => {
    const callout = preset('wedgeRoundRectCallout', { adj3: 20_000 });
    const moved = adjustedGeometry(callout, size, 0, { x: 250, y: -60 });
    expect(at(moved)[0]).toEqual([250, -60]);
    expect(moved.adjust?.adj3).toBe(20_000);
    expect(callout.adjust).toEqual({ adj3: 20_000 });
  });

  it('moves a handle along an arc', () => {
    const pie = adjustedGeometry(preset('pie'), { w: 100, h: 100 }, 0, { x: 50, y: 100 });
    const [handle] = adjustHandlesOf(pie, { w: 100, h: 100 });
    expect([handle?.x, handle?.y].map((each) => Math.round(each ?? 0))).toEqual([50, 100]);
  });

  it('ends for a handle whose bounds in the file are beyond the integers', () => {
    const custom: Geometry = {
      type: 'custom',
      definition: {
        adjust: [['adj', 'val 0']],
        guides: [],
        handles: [{ type: 'xy', refX: 'adj', minX: '0', maxX: '9'.repeat(60), x: 'adj', y: '0' }],
        sites: [],
        paths: [],
      },
    };
    const moved = adjustedGeometry(custom, size, 0, { x: 5e55, y: 0 });
    expect(Number.isFinite(moved.adjust?.adj)).toBe(true);
  });

  it('returns the same outline for a handle that does not exist', () => {
    const rect = preset('rect');
    expect(adjustedGeometry(rect, size, 0, { x: 1, y: 1 })).toBe(rect);
    const round = preset('roundRect');
    expect(adjustedGeometry(round, size, 1, { x: 1, y: 1 })).toBe(round);
  });
});
