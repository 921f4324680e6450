import { describe, expect, it } from 'vitest';
import type { Geometry } from '../../records/geometry.ts';
import { connectorRoute, plain, type RouteEnd, runsByItself } from './connector-route.ts';
import { type Point, turned } from './geometry.ts';

const bent = { type: 'preset', preset: 'bentConnector3', adjust: { adj1: 20_000 } } as const;
const ELBOW: Geometry = { type: 'preset', preset: 'bentConnector3' };

/** Connection sites of a box of 100 by 100, by the direction in which a line leaves them. */
type Way = 0 | 90 | 180 | 270;
const SIDES: Readonly<Record<Way, Point>> = {
  0: { x: 100, y: 50 },
  90: { x: 50, y: 100 },
  180: { x: 0, y: 50 },
  270: { x: 50, y: 0 },
};
const WAYS: readonly Way[] = [0, 90, 180, 270];

function glued(x: number, y: number, way: Way): RouteEnd {
  const side = SIDES[way];
  const corners = [
    { x, y },
    { x: x + 100, y },
    { x: x + 100, y: y + 100 },
    { x, y: y + 100 },
  ];
  return { at: { x: x + side.x, y: y + side.y }, way, corners };
}

/** Corners of the route on the page, as PowerPoint draws the presets bentConnector2 to 5, ends included. */
function pointsOf(start: RouteEnd, end: RouteEnd): readonly Point[] {
  const route = connectorRoute(ELBOW, start, end);
  if (route?.geometry.type !== 'preset') throw new Error('an elbow has a route');
  const { adjust = {}, preset } = route.geometry;
  const across = turned({ x: end.at.x - start.at.x, y: end.at.y - start.at.y }, -route.rotation);
  const w = Math.max(Math.abs(across.x), 0.01);
  const h = Math.max(Math.abs(across.y), 0.01);
  const [x1, y2, x3] = [
    (w * (adjust.adj1 ?? 50_000)) / 100_000,
    (h * (adjust.adj2 ?? 50_000)) / 100_000,
    (w * (adjust.adj3 ?? 50_000)) / 100_000,
  ];
  const corners: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
    bentConnector2: [[w, 0]],
    bentConnector3: [
      [x1, 0],
      [x1, h],
    ],
    bentConnector4: [
      [x1, 0],
      [x1, y2],
      [w, y2],
    ],
    bentConnector5: [
      [x1, 0],
      [x1, y2],
      [x3, y2],
      [x3, h],
    ],
  };
  const own: readonly (readonly [number, number])[] = [[0, 0], ...(corners[preset] ?? []), [w, h]];
  return own.map(([x, y]) => {
    const seen = turned({ x: across.x < 0 ? -x : x, y: across.y < 0 ? -y : y }, route.rotation);
    return { x: start.at.x + seen.x, y: start.at.y + seen.y };
  });
}

/** Whether a horizontal or vertical segment goes through the inside of a box. */
function crosses(a: Point, b: Point, corners: readonly Point[] = []): boolean {
  const edge = (of: readonly number[], inner: number): readonly [number, number] => [
    Math.min(...of) + inner,
    Math.max(...of) - inner,
  ];
  const over = ([a0, a1]: readonly [number, number], [b0, b1]: readonly [number, number]) =>
    a0 < b1 && b0 < a1;
  return (
    over(
      edge([a.x, b.x], -0.1),
      edge(
        corners.map(({ x }) => x),
        1,
      ),
    ) &&
    over(
      edge([a.y, b.y], -0.1),
      edge(
        corners.map(({ y }) => y),
        1,
      ),
    )
  );
}

const PLACES: readonly (readonly [string, number, number])[] = [
  ['right of it', 400, 0],
  ['left of it', -400, 0],
  ['above', 0, -400],
  ['below', 0, 400],
  ['right of it and below', 400, 300],
  ['left of it and below', -400, 300],
  ['right of it and above', 400, -300],
  ['left of it and above', -400, -300],
  ['left of it and half below', -400, 60],
  ['below and half left of it', -60, 400],
];

describe('an elbow connector between two shapes', () => {
  it.each(PLACES)(
    'leaves and reaches each shape in the direction of its site when the other site is %s',
    (_, x, y) => {
      for (const from of WAYS) {
        for (const to of WAYS) {
          const [start, end] = [glued(0, 0, from), glued(x, y, to)];
          const points = pointsOf(start, end);
          const said = `${from} to ${to}: ${points.map((point) => `${point.x},${point.y}`).join(' ')}`;
          const [first, second] = points as [Point, Point];
          const [before, last] = points.slice(-2) as [Point, Point];
          const toward = (a: Point, b: Point, way: Way) => {
            const step = turned({ x: 1, y: 0 }, way);
            return (b.x - a.x) * step.x + (b.y - a.y) * step.y;
          };
          expect(toward(first, second, from), said).toBeGreaterThan(-0.02);
          expect(toward(last, before, to), said).toBeGreaterThan(-0.02);
          for (let at = 1; at < points.length; at += 1) {
            const [a, b] = points.slice(at - 1, at + 1) as [Point, Point];
            expect(crosses(a, b, start.corners), `${said} through the first`).toBe(false);
          }
        }
      }
    },
  );

  it('has five segments when its sites point away from each other, and goes around shapes in one row', () => {
    const back = connectorRoute(ELBOW, glued(0, 0, 0), glued(-400, 300, 180));
    expect(back).toEqual({
      geometry: {
        type: 'preset',
        preset: 'bentConnector5',
        adjust: { adj1: -4_800, adj2: 50_000, adj3: 104_800 },
      },
      rotation: 0,
    });
    const points = pointsOf(glued(0, 0, 0), glued(-400, 0, 180));
    expect(Math.max(...points.map(({ y }) => Math.abs(y - 50)))).toBeCloseTo(74, 1);
  });

  it('goes around on one side when both sites point there, even for shapes exactly below each other', () => {
    const points = pointsOf(glued(0, 0, 0), glued(0, 400, 0));
    expect(points.map(({ x }) => Math.round(x))).toEqual([100, 124, 124, 100]);
  });

  it('stays curved if it was curved', () => {
    const curved = { type: 'preset', preset: 'curvedConnector3' } as const;
    expect(connectorRoute(curved, glued(0, 0, 0), glued(-400, 300, 270))?.geometry).toMatchObject({
      preset: 'curvedConnector4',
    });
  });
});

describe('the route of a bent connector', () => {
  const at = (x: number, y: number, way?: number): RouteEnd => ({ at: { x, y }, way });

  it('has two corners between opposite sites, and one between a horizontal and a vertical site', () => {
    expect(connectorRoute(bent, at(0, 0, 0), at(200, 100, 180))).toEqual({ geometry: bent, rotation: 0 });
    expect(connectorRoute(bent, at(0, 0, 90), at(200, 100, 270))).toEqual({ geometry: bent, rotation: 90 });
    const corner = { type: 'preset', preset: 'bentConnector2' };
    expect(connectorRoute(bent, at(0, 0, 0), at(200, 100, 270))).toEqual({ geometry: corner, rotation: 0 });
    expect(connectorRoute(bent, at(0, 0, 90), at(200, 100, 180))).toEqual({ geometry: corner, rotation: 90 });
    expect(connectorRoute(bent, at(0, 0), at(200, 100, 270))).toEqual({ geometry: bent, rotation: 90 });
  });

  it('is undefined for a straight line and for a line with two free ends', () => {
    expect(
      connectorRoute({ type: 'preset', preset: 'line' }, at(0, 0, 0), at(200, 100, 180)),
    ).toBeUndefined();
    expect(connectorRoute(bent, at(0, 0), at(200, 100))).toBeUndefined();
  });

  it('goes back around its shape when its other end is free and behind the shape', () => {
    expect(connectorRoute(ELBOW, at(0, 0, 0), at(-200, 100))?.geometry.adjust).toEqual({ adj1: -12_000 });
  });

  it('keeps corners that were placed for the same ends, and no others', () => {
    const far = { type: 'preset', preset: 'bentConnector3', adjust: { adj1: 180_000 } } as const;
    const [start, end] = [at(0, 0, 0), at(200, 100, 0)];
    expect(connectorRoute(far, start, end)?.geometry).toBe(far);
    expect(connectorRoute(bent, start, end)?.geometry.adjust).toEqual({ adj1: 112_000 });
    expect(runsByItself(far, 0, start, end)).toBe(false);
    expect(runsByItself({ ...plain(far), adjust: { adj1: 112_001 } } as Geometry, 0, start, end)).toBe(true);
  });
});
