import type { Frame, ShapeElement } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { evaluateGeometry } from '../../view/geometry/evaluate.ts';
import { definitionOf, loadAllPresets } from '../../view/geometry/presets.ts';
import { boundsOf, placementOf } from '../geometry/placement.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { type Contour, mapped, type PathNode } from './contour.ts';
import { contoursOfShape, geometryOf, reshaped } from './reshape.ts';

beforeAll(loadAllPresets);

const p = (x: number, y: number) => ({ x, y });
const contour = (nodes: readonly PathNode[], closed = true, more: Partial<Contour> = {}): Contour => ({
  subs: [{ nodes, closed }],
  fill: 'norm',
  stroke: true,
  ...more,
});
const triangle = contour([{ at: p(10, 20) }, { at: p(110, 20) }, { at: p(60, 70) }]);
const box = { x: 10, y: 20, w: 100, h: 50 };
const frame = { x: 100, y: 100, w: 200, h: 100 };
const definition = (geometry: ReturnType<typeof geometryOf>) => {
  if (geometry.type !== 'custom') throw new Error('it is a custom outline');
  return geometry.definition;
};
const outline = (geometry: ReturnType<typeof geometryOf>, w = box.w, h = box.h) =>
  evaluateGeometry(definition(geometry), w, h);

describe('geometryOf', () => {
  it('writes lines and curves in EMU from the corner of the box', () => {
    const curved = contour(
      [
        { at: p(10, 20), out: p(20, 20) },
        { at: p(110, 70), in: p(110, 60) },
      ],
      false,
    );
    const [path] = definition(geometryOf([curved], box)).paths;
    expect(path).toEqual({
      w: 952_500,
      h: 476_250,
      commands: [
        { c: 'M', x: '0', y: '0' },
        { c: 'C', p: ['95250', '0', '952500', '381000', '952500', '476250'] },
      ],
    });
    expect(
      definition(geometryOf([triangle], box))
        .paths[0]?.commands.map(({ c }) => c)
        .join(''),
    ).toBe('MLLZ');
    const back = contour([{ at: p(10, 20), in: p(9, 9) }, { at: p(110, 20) }, { at: p(60, 70) }]);
    expect(
      definition(geometryOf([back], box))
        .paths[0]?.commands.map(({ c }) => c)
        .join(''),
    ).toBe('MLLCZ');
  });

  it('keeps the fill and the stroke of a part', () => {
    const [path] = definition(geometryOf([{ ...triangle, fill: 'lighten', stroke: false }], box)).paths;
    expect(path).toMatchObject({ fill: 'lighten', stroke: false });
    const [plain] = definition(geometryOf([triangle], box)).paths;
    expect([plain && 'fill' in plain, plain && 'stroke' in plain]).toEqual([false, false]);
  });

  it('has its points as sites, which move with its size', () => {
    const geometry = geometryOf([triangle], box);
    const at = (w: number, h: number) =>
      outline(geometry, w, h).sites.map(({ x, y }) => [x, y].map(Math.round));
    expect(at(100, 50)).toEqual([
      [0, 0],
      [100, 0],
      [50, 50],
    ]);
    expect(at(200, 50)[2]).toEqual([100, 50]);
  });

  it('has at most 64 sites', () => {
    const many = contour(Array.from({ length: 70 }, (_, i) => ({ at: p(10 + i, 20 + (i % 2) * 50) })));
    expect(definition(geometryOf([many], box)).sites).toHaveLength(64);
  });

  it('keeps other sites and the box of the text', () => {
    const kept = { sites: [{ x: 60, y: 45, angle: 90 }], textRect: { l: 20, t: 30, r: 100, b: 60 } };
    const { sites, textRect } = outline(geometryOf([triangle], box, kept));
    expect(sites.map(({ x, y, angle }) => [x, y, angle].map(Math.round))).toEqual([[50, 25, 90]]);
    expect(Object.values(textRect).map(Math.round)).toEqual([10, 10, 90, 40]);
  });

  it('has no size along an axis without an extent', () => {
    const level = contour([{ at: p(0, 5) }, { at: p(40, 5) }], false);
    const { paths, sites } = definition(geometryOf([level], { x: 0, y: 5, w: 40, h: 0 }));
    expect(paths[0] && 'h' in paths[0]).toBe(false);
    expect(paths[0]?.w).toBe(381_000);
    expect(sites[1]?.y).toBe('0');
  });

  it('leaves out a line without points', () => {
    const none = { ...triangle, subs: [{ nodes: [], closed: true }, ...triangle.subs] };
    expect(definition(geometryOf([none], box)).paths[0]?.commands).toHaveLength(4);
  });
});

describe('contoursOfShape', () => {
  it('returns the points in the box of the shape', () => {
    const nodes = contoursOfShape(shapeRecord('a', frame))?.[0]?.subs[0]?.nodes;
    expect(nodes?.map(({ at }) => [at.x, at.y])).toEqual([
      [0, 0],
      [200, 0],
      [200, 100],
      [0, 100],
    ]);
    const round = (adj: number) =>
      contoursOfShape({ frame, geometry: { type: 'preset', preset: 'roundRect', adjust: { adj } } });
    expect(JSON.stringify(round(10_000))).not.toBe(JSON.stringify(round(20_000)));
  });
});

describe('reshaped', () => {
  const doubled = (shape: ShapeElement) => {
    const { store } = new Hand([shape]);
    const wide = mapped(contoursOfShape(shape) ?? [], ({ x, y }) => p(x * 2, y));
    const { geometry, frame: next } = reshaped(store, shape, wide);
    const after = { ...shape, geometry, frame: next };
    return {
      store,
      after,
      next,
      outline: outline(geometry, next.w, next.h),
      definition: definitionOf(geometry),
    };
  };

  it('fits the box around the points, and keeps the corner of an upright shape', () => {
    expect(doubled(shapeRecord('a', frame)).next).toMatchObject({ x: 100, y: 100, w: 400, h: 100 });
  });

  it.each<Partial<Frame>>([{ rotation: 90 }, { flipH: true }, { rotation: 180, flipV: true }])(
    'keeps the first corner in place on the page with %o',
    (more) => {
      const shape = shapeRecord('a', { ...frame, ...more });
      const { store, after } = doubled(shape);
      expect(after.frame).toMatchObject(more);
      const [before, now] = [shape, after].map((each) => boundsOf(placementOf(store, each)));
      const grows = more.rotation === 90 ? 'h' : 'w';
      expect(now?.[grows]).toBeCloseTo((before?.[grows] ?? 0) + 200);
    },
  );

  it('keeps the sites of a preset in place', () => {
    const { sites } = doubled(shapeRecord('a', frame)).outline;
    expect(sites.map(({ x, y, angle }) => [x, y, angle].map(Math.round))).toEqual([
      [100, 0, 270],
      [0, 50, 180],
      [100, 100, 90],
      [200, 50, 0],
    ]);
  });

  it('moves sites that are its points with them', () => {
    const custom: ShapeElement = { ...shapeRecord('a', frame), geometry: geometryOf([triangle], box) };
    const { sites } = doubled(custom).outline;
    expect(sites.map(({ x, y }) => [x, y].map(Math.round))).toEqual([
      [0, 0],
      [400, 0],
      [200, 100],
    ]);
  });

  it('keeps the box of the text unless it is the whole shape', () => {
    const whole = doubled(shapeRecord('a', frame));
    expect(whole.definition && 'textRect' in whole.definition).toBe(false);
    const ellipse = doubled({ ...shapeRecord('a', frame), geometry: { type: 'preset', preset: 'ellipse' } });
    const { textRect } = ellipse.outline;
    expect(Math.round(textRect.r)).toBe(171);
    expect(Math.round(textRect.l)).toBe(29);
  });
});
