import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOf, shownPoints } from '../../scoring/score.ts';
import type { RuleName } from '../../scoring/scoring-rule.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import type { Area } from './area.ts';
import { hotspot } from './question.ts';
import type { Point, Shape } from './shape.ts';

type Body = Parameters<typeof hotspot.judge>[0];
type Response = Parameters<typeof hotspot.judge>[2];

const SQUARE = { asset: '0'.repeat(64), width: 100, height: 100 };

const position = fc.double({ min: 0, max: 1, noNaN: true });
const points: fc.Arbitrary<Point> = fc.record({ x: position, y: position });
const low = fc.double({ min: 0, max: 0.4, noNaN: true });
const high = fc.double({ min: 0.5, max: 1, noNaN: true });
const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc.record({
    type: fc.constant('circle' as const),
    centre: points,
    radius: fc.double({ min: 0.01, max: 1, noNaN: true }),
  }),
  fc.record({ type: fc.constant('rectangle' as const), left: low, right: high, top: low, bottom: high }),
  // A triangle and a shape like an L.
  fc.tuple(low, low, high, high).map(([left, top, right, bottom]) => ({
    type: 'polygon' as const,
    corners: [
      { x: left, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  })),
  fc.tuple(low, low, high, high).map(([left, top, right, bottom]) => ({
    type: 'polygon' as const,
    corners: [
      { x: left, y: top },
      { x: left + 0.02, y: top },
      { x: left + 0.02, y: bottom - 0.02 },
      { x: right, y: bottom - 0.02 },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  })),
);

describeKind(hotspot, {
  asked: fc
    .tuple(
      fc.array(fc.tuple(shapes, fc.boolean(), fc.boolean()), { minLength: 1, maxLength: 6 }),
      fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined }),
      fc.integer({ min: 1, max: 300 }),
    )
    .map(([list, margin, height]) => {
      const areas = list.map(([shape], index) => ({ id: `a${index}`, shape }));
      const right = areas.filter((_, index) => index === 0 || list[index]?.[1]).map(({ id }) => id);
      return {
        body: {
          picture: { ...SQUARE, height },
          areas: areas.filter((_, index) => list[index]?.[2]),
          taps: right.length,
        },
        key: {
          areas: areas.filter((_, index) => !list[index]?.[2]).map((one) => ({ ...one, margin })),
          right,
        },
      };
    }),
  response: () =>
    fc.record({
      points: fc.array(points, { maxLength: 8 }),
      areas: fc.option(fc.subarray(['a0', 'a1', 'a2', 'no such area']), { nil: undefined }),
    }),
  empty: { points: [], areas: [] },
  reordered: (body) => ({ ...body, areas: body.areas.toReversed() }),
});

describe('a picture question', () => {
  const circle: Area = { id: 'circle', shape: { type: 'circle', centre: { x: 0.2, y: 0.5 }, radius: 0.1 } };
  const box: Area = {
    id: 'box',
    shape: { type: 'rectangle', left: 0.6, top: 0.4, right: 0.8, bottom: 0.6 },
  };
  const hidden: Body = { picture: SQUARE, areas: [], taps: 3 };
  const key = { areas: [circle, { ...box, margin: 0.1 }], right: ['circle', 'box'] };
  const at = (...list: [number, number][]) => ({ points: list.map(([x, y]) => ({ x, y })) });
  const states = (body: Body, response: Response, answer = key) => {
    const { items, extra } = hotspot.judge(body, answer, response);
    return [...items.map(({ state }) => state), extra];
  };
  const earned = (response: Response, rule: RuleName) =>
    shownPoints(shareOf(hotspot.judge(hidden, key, response), { name: rule }).share);

  it('judges each right area by its taps; taps beside every right area are extra', () => {
    expect(states(hidden, at([0.25, 0.5], [0.7, 0.5]))).toEqual(['right', 'right', 0]);
    expect(states(hidden, at([0.25, 0.5], [0.84, 0.5], [0.5, 0.5]))).toEqual(['right', 'partly', 1]);
    expect(states(hidden, at([0.31, 0.5], [0.9, 0.5]))).toEqual(['missing', 'missing', 2]);
  });

  it.each<[RuleName, number]>([
    ['distance', 0.75],
    ['per-item', 0.75],
    ['net', 0.25],
    ['exact', 0],
  ])(
    'gives by the rule %s for a tap within, one in the middle of the margin and one beside',
    (rule, share) => {
      expect(earned(at([0.2, 0.5], [0.85, 0.5], [0.5, 0.5]), rule)).toBe(share);
    },
  );

  it('counts the best tap of an area, and only as many taps as a pupil has', () => {
    expect(earned(at([0.89, 0.5], [0.7, 0.5], [0.2, 0.5]), 'distance')).toBe(1);
    expect(states({ ...hidden, taps: 2 }, at([0, 0], [0.7, 0.5], [0.2, 0.5]))).toEqual([
      'missing',
      'right',
      1,
    ]);
  });

  it('judges areas that pupils see by their outlines, and no picks of hidden areas', () => {
    const shown = { ...hidden, areas: [circle, box] };
    const answer = { areas: [], right: ['box'] };
    expect(states(shown, { points: [], areas: ['box', 'circle', 'box'] }, answer)).toEqual(['right', 1]);
    expect(states(hidden, { points: [], areas: ['circle', 'box'] })).toEqual(['missing', 'missing', 0]);
    expect(states({ ...shown, taps: 1 }, { points: [{ x: 0.2, y: 0.5 }], areas: ['box'] }, answer)).toEqual([
      'right',
      0,
    ]);
  });

  it('measures distances by the width of pictures that are not square', () => {
    const wide = { ...hidden, picture: { ...SQUARE, height: 50 } };
    const above = at([0.2, 0.32]);
    expect([states(hidden, above)[0], states(wide, above)[0]]).toEqual(['missing', 'right']);
  });

  it('reports a missing picture and key, areas without room for a tap, too few taps, and unknown and equal ids', () => {
    expect(hotspot.problems({ ...hidden, picture: undefined }, key)).toEqual([{ code: 'part-blank' }]);
    expect(hotspot.problems(hidden, { ...key, right: [] })).toEqual([{ code: 'key-empty' }]);
    expect(hotspot.problems({ ...hidden, taps: 1 }, key)).toEqual([{ code: 'key-too-many' }]);
    expect(hotspot.problems(hidden, { ...key, right: ['z'] })).toEqual([{ code: 'unknown-id', at: 'z' }]);
    expect(hotspot.problems({ ...hidden, areas: [circle] }, key)).toEqual([
      { code: 'same-id', at: 'circle' },
    ]);
    const line = { x: 0.1, y: 0.1 };
    const narrow: Shape[] = [
      { type: 'circle', centre: line, radius: 0 },
      { type: 'rectangle', left: 0.5, right: 0.5, top: 0, bottom: 1 },
      { type: 'polygon', corners: [line, { x: 0.9, y: 0.9 }, { x: 0.5, y: 0.5 }] },
    ];
    for (const shape of narrow)
      expect(hotspot.problems(hidden, { areas: [{ id: 'n', shape }], right: ['n'] })).toEqual([
        { code: 'range-empty', at: 'n' },
      ]);
  });
});
