import type { Frame, ShapeElement } from '@lectern/courseware';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { boxAround } from '../geometry/box.ts';
import { apply } from '../geometry/matrix.ts';
import { placementOf } from '../geometry/placement.ts';
import { curveFrom, pointOn } from '../paths/contour.ts';
import { contoursOfShape } from '../paths/reshape.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import type { Uniting } from './areas.ts';
import { uniteShapes } from './unite-shapes.ts';

beforeAll(loadAllPresets);

function shapeOf(hand: Hand, id: string): ShapeElement {
  const element = hand.store.find('element', id);
  if (element?.type !== 'shape') throw new Error('it is a shape');
  return element;
}

/** The outlines that a shape draws on its page. */
function rings(hand: Hand, id: string) {
  const shape = shapeOf(hand, id);
  const { matrix } = placementOf(hand.store, shape);
  return (contoursOfShape(shape) ?? []).flatMap(({ subs }) =>
    subs.map((sub) =>
      sub.nodes.flatMap((_, index) => {
        const curve = curveFrom(sub, index);
        return curve ? Array.from({ length: 32 }, (_, t) => apply(matrix, pointOn(curve, t / 32))) : [];
      }),
    ),
  );
}

/** The area that a shape covers on its page, square pixels; holes run in the opposite direction. */
function areaOf(hand: Hand, id: string): number {
  const sums = rings(hand, id).map((ring) =>
    ring.reduce((sum, { x, y }, at) => {
      const next = ring[(at + 1) % ring.length] ?? { x, y };
      return sum + (x * next.y - next.x * y) / 2;
    }, 0),
  );
  return Math.abs(sums.reduce((sum, each) => sum + each, 0));
}

const square: Frame = { x: 100, y: 100, w: 200, h: 200 };
const circle: Frame = { x: 200, y: 200, w: 200, h: 200 };
/** A quarter of the circle overlaps the square. */
const quarter = (Math.PI * 100 ** 2) / 4;
const disc = quarter * 4;

function squareAndCircle(more: Partial<ShapeElement> = {}, frame = square): Hand {
  const ellipse = { type: 'preset', preset: 'ellipse' } as const;
  return new Hand([
    { ...shapeRecord('a', frame), ...more },
    { ...shapeRecord('b', circle, 'page', 'a2'), geometry: ellipse },
    shapeRecord('c', { x: 900, y: 100, w: 50, h: 50 }, 'page', 'a1'),
    shapeRecord('d', { x: 900, y: 300, w: 50, h: 50 }, 'page', 'a3'),
  ]);
}

describe('merged shapes', () => {
  test.each<[Uniting, number]>([
    ['unite', 200 ** 2 + disc - quarter],
    ['exclude', 200 ** 2 + disc - 2 * quarter],
    ['intersect', quarter],
    ['subtract', 200 ** 2 - quarter],
  ])(
    'have the area of the operation “%s” on a square and a circle that overlap, with curves',
    (how, area) => {
      const hand = squareAndCircle();
      expect(uniteShapes(hand.session, ['a', 'b'], how)).toEqual(['a']);
      expect(Math.abs(areaOf(hand, 'a') / area - 1)).toBeLessThan(0.002);
      expect(JSON.stringify(shapeOf(hand, 'a').geometry)).toContain('"c":"C"');
      // The result has the topmost shape's position in the order; one undo restores both shapes.
      expect(hand.store.children('page')).toEqual(['c', 'a', 'd']);
      hand.session.undo();
      expect(hand.store.children('page')).toEqual(['a', 'c', 'b', 'd']);
      expect(shapeOf(hand, 'a')).toMatchObject({ frame: square, geometry: { preset: 'rect' } });
    },
  );

  test.each<Frame>([
    { ...square, rotation: 90 },
    { ...square, flipH: true },
    { ...square, rotation: 180, flipV: true },
  ])('are cut in place when they are rotated or flipped: %o', (frame) => {
    const text = { paragraphs: [{ runs: [{ type: 'text', text: '甲' }] }] } as ShapeElement['text'];
    const triangle = { type: 'preset', preset: 'rtTriangle' } as const;
    const hand = squareAndCircle({ geometry: triangle, ...(text ? { text } : {}) }, frame);
    const before = boxAround(rings(hand, 'a').flat());
    uniteShapes(hand.session, ['a', 'd'], 'unite');
    // Two parts that do not touch: one at the position of each shape.
    expect(areaOf(hand, 'a')).toBeCloseTo(200 ** 2 / 2 + 50 ** 2, -1);
    const after = boxAround(rings(hand, 'a').flat());
    expect([after.x, after.y].map(Math.round)).toEqual([before.x, before.y].map(Math.round));
    expect(Math.round(after.x + after.w)).toBe(950);
    expect(shapeOf(hand, 'a').text).toEqual(text);
    expect(shapeOf(hand, 'a').frame.rotation).toBe(frame.rotation);
  });

  test('have a hole when the subtracted shape is inside', () => {
    const hand = new Hand([
      shapeRecord('a', square),
      shapeRecord('b', { x: 150, y: 150, w: 100, h: 100 }, 'page', 'a1'),
    ]);
    uniteShapes(hand.session, ['a', 'b'], 'subtract');
    expect(rings(hand, 'a')).toHaveLength(2);
    expect(areaOf(hand, 'a')).toBeCloseTo(200 ** 2 - 100 ** 2, 0);
  });

  test('are the pieces of all intersections when they are divided, and one piece has the text', () => {
    const text = { paragraphs: [{ runs: [{ type: 'text', text: '甲' }] }] } as ShapeElement['text'];
    const hand = squareAndCircle(text ? { text } : {});
    const made = uniteShapes(hand.session, ['a', 'b'], 'divide');
    const areas = made.map((id) => areaOf(hand, id)).sort((a, b) => a - b);
    [quarter, disc - quarter, 200 ** 2 - quarter].forEach((area, at) => {
      expect(Math.abs((areas[at] ?? 0) / area - 1)).toBeLessThan(0.002);
    });
    expect(made.map((id) => shapeOf(hand, id).text !== undefined)).toEqual([true, false, false]);
    expect(hand.store.children('page')).toEqual(['c', ...made, 'd']);
    expect(hand.session.selection.get().ids).toEqual(made);
    hand.session.undo();
    expect(hand.store.children('page')).toEqual(['a', 'c', 'b', 'd']);
  });

  test('stay unchanged when the result would be empty', () => {
    const hand = squareAndCircle();
    expect(uniteShapes(hand.session, ['a', 'd'], 'intersect')).toEqual([]);
    expect(hand.store.children('page')).toEqual(['a', 'c', 'b', 'd']);
    expect(shapeOf(hand, 'a').geometry).toMatchObject({ preset: 'rect' });
  });
});
