import type { Geometry, ShapeElement } from '@lectern/courseware';
import { beforeAll, describe, expect, test } from 'vitest';
import { evaluateGeometry } from '../../view/geometry/evaluate.ts';
import { definitionOf, loadAllPresets } from '../../view/geometry/presets.ts';
import { distanceToSegment } from '../geometry/point.ts';
import { Hand } from '../testing/hand.ts';
import { random, shapeRecord } from '../testing/records.ts';
import { boxOfContours, contoursOf, curveFrom, dataOf, pointOn } from './contour.ts';
import { fittedCurve } from './fit-curve.ts';
import { FreehandSession } from './freehand-session.ts';
import { PenSession } from './pen-session.ts';
import { addedNode, isSmooth, nearestOn, nodeAt } from './point-edits.ts';
import { PointsSession } from './points-session.ts';

beforeAll(loadAllPresets);

function contoursOfPreset(preset: string, w: number, h: number) {
  const definition = definitionOf({ type: 'preset', preset });
  if (!definition) throw new Error('the presets are loaded');
  return contoursOf(evaluateGeometry(definition, w, h).paths);
}

function shapeOf(hand: Hand, id: string): ShapeElement {
  const element = hand.store.find('element', id);
  if (element?.type !== 'shape') throw new Error('it is a shape');
  return element;
}

function outlineOf(hand: Hand, id: string) {
  const { geometry, frame } = shapeOf(hand, id);
  const definition = definitionOf(geometry as Geometry);
  if (!definition) throw new Error('it has an outline');
  return evaluateGeometry(definition, frame.w, frame.h);
}

const pointsOf = (hand: Hand, id: string) =>
  contoursOf(outlineOf(hand, id).paths).flatMap(({ subs }) =>
    subs.flatMap(({ nodes }) => nodes.map(({ at }) => [Math.round(at.x), Math.round(at.y)])),
  );

describe('the points of an outline', () => {
  test('of an ellipse are four smooth points whose curves are on the ellipse', () => {
    const contours = contoursOfPreset('ellipse', 200, 100);
    const nodes = contours[0]?.subs[0]?.nodes ?? [];
    expect(nodes).toHaveLength(4);
    expect(nodes.every(isSmooth)).toBe(true);
    for (let node = 0; node < 4; node++) {
      const curve = contours[0]?.subs[0] && curveFrom(contours[0].subs[0], node);
      for (const t of [0.2, 0.5, 0.9]) {
        const { x, y } = pointOn(
          curve ?? ([nodes[0], nodes[0], nodes[0], nodes[0]].map((n) => n?.at) as never),
          t,
        );
        expect(((x - 100) / 100) ** 2 + ((y - 50) / 50) ** 2).toBeCloseTo(1, 2);
      }
    }
  });

  test.each(['rect', 'star5', 'cloud', 'can', 'donut', 'heart', 'pie', 'wedgeRoundRectCallout', 'gear6'])(
    'of %s have the same bounds as the outline',
    (preset) => {
      const contours = contoursOfPreset(preset, 240, 160);
      const box = boxOfContours(contours);
      const again = contoursOf(contours.map(({ subs, fill, stroke }) => ({ d: dataOf(subs), fill, stroke })));
      const boxAgain = boxOfContours(again);
      for (const side of ['x', 'y', 'w', 'h'] as const) expect(boxAgain[side]).toBeCloseTo(box[side], 1);
      expect(again.map(({ subs }) => subs.map((sub) => [sub.closed, sub.nodes.length]))).toEqual(
        contours.map(({ subs }) => subs.map((sub) => [sub.closed, sub.nodes.length])),
      );
    },
  );

  test('leave the shape of the curve unchanged when a point is added', () => {
    const contours = contoursOfPreset('ellipse', 200, 100);
    const way = { contour: 0, sub: 0, node: 1 };
    const added = addedNode(contours, way, 0.3);
    expect(added[0]?.subs[0]?.nodes).toHaveLength(5);
    for (const t of [0.1, 0.25, 0.6, 0.95]) {
      const curve = curveFrom(contours[0]?.subs[0] ?? { nodes: [], closed: false }, 1);
      if (!curve) throw new Error('the curve is missing');
      const near = [1, 2].map((node) => nearestOn(added, { ...way, node }, pointOn(curve, t))?.distance ?? 9);
      expect(Math.min(...near)).toBeLessThan(0.2);
    }
  });
});

describe('a shape whose points are edited', () => {
  const frame = { x: 100, y: 100, w: 200, h: 100 };

  test('is fitted around them in one undo step each, and unchanged points stay in place although it is rotated', () => {
    const hand = new Hand([shapeRecord('a', { ...frame, rotation: 90 })]);
    hand.session.choose(['a']);
    const points = PointsSession.begin(hand.session, 'a');
    points?.choose({ contour: 0, sub: 0, node: 2 });
    points?.hold();
    points?.pull('at', { x: 0, y: 50 }, false);
    expect(shapeOf(hand, 'a').geometry?.type).toBe('preset');
    points?.release();
    const changed = shapeOf(hand, 'a');
    expect(changed.geometry?.type).toBe('custom');
    // The shape is rotated by a quarter, so down on the page is right in the shape: the box is 250 wide, its other
    // corners stay.
    expect(changed.frame).toMatchObject({ w: 250, h: 100, rotation: 90 });
    expect(changed.frame.x + changed.frame.w / 2).toBeCloseTo(200);
    expect(changed.frame.y + changed.frame.h / 2).toBeCloseTo(175);
    expect(pointsOf(hand, 'a')).toEqual([
      [0, 0],
      [200, 0],
      [250, 100],
      [0, 100],
    ]);
    points?.add();
    points?.toggleSmooth();
    expect(pointsOf(hand, 'a')).toHaveLength(5);
    for (let step = 0; step < 3; step++) hand.session.undo();
    expect(shapeOf(hand, 'a')).toMatchObject({
      frame: { ...frame, rotation: 90 },
      geometry: { preset: 'rect' },
    });
    points?.finish();
  });

  test('can be opened, closed, bent and straightened, and keeps at least two points', () => {
    const hand = new Hand([shapeRecord('a', frame)]);
    hand.session.startDrawing({ type: 'points', elementId: 'a' });
    const points = PointsSession.begin(hand.session, 'a');
    if (!points) throw new Error('it has points');
    points.choose({ contour: 0, sub: 0, node: 1 });
    points.toggleCurved();
    expect(points.isCurved).toBe(true);
    points.pull('out', { x: 0, y: 0 }, false);
    points.nudge('out', { x: 0, y: -60 });
    expect(outlineOf(hand, 'a').paths[0]?.d).toContain('C');
    points.toggleCurved();
    expect(outlineOf(hand, 'a').paths[0]?.d).not.toContain('C');
    points.toggleClosed();
    expect(pointsOf(hand, 'a')).toHaveLength(5);
    expect(outlineOf(hand, 'a').paths[0]?.d).not.toContain('Z');
    points.choose({ contour: 0, sub: 0, node: 4 });
    points.toggleClosed();
    expect(outlineOf(hand, 'a').paths[0]?.d).toContain('Z');
    for (let left = 0; left < 8; left++) {
      points.choose({ contour: 0, sub: 0, node: 0 });
      points.remove();
    }
    expect(pointsOf(hand, 'a').length).toBeGreaterThan(1);
    hand.session.choose([]);
    expect(hand.session.drawing.get()).toBeUndefined();
  });

  test('rotates both handles of a smooth point together, and only one when they are separated', () => {
    const hand = new Hand([shapeRecord('a', frame)]);
    hand.session.startDrawing({ type: 'points', elementId: 'a' });
    const points = PointsSession.begin(hand.session, 'a');
    if (!points) throw new Error('it has points');
    points.choose({ contour: 0, sub: 0, node: 1 });
    points.toggleSmooth();
    const nodeNow = () => points.state.get().contours[0]?.subs[0]?.nodes[1];
    const smooth = nodeNow();
    points.nudge('out', { x: 10, y: 0 });
    expect(points.isSmooth).toBe(true);
    expect(nodeNow()?.in).not.toEqual(smooth?.in);
    points.toggleApart();
    const turned = nodeNow()?.in;
    points.nudge('out', { x: 30, y: 0 });
    expect(nodeNow()?.in?.x).toBeCloseTo(turned?.x ?? 0, 2);
    expect(nodeNow()?.in?.y).toBeCloseTo(turned?.y ?? 0, 2);
    expect(points.isSmooth).toBe(false);
    points.finish();
  });

  test("continues from another user's change, and ends the session when the shape is deleted", () => {
    const hand = new Hand([shapeRecord('a', frame)]);
    hand.session.startDrawing({ type: 'points', elementId: 'a' });
    const points = PointsSession.begin(hand.session, 'a');
    points?.choose({ contour: 0, sub: 0, node: 2 });
    points?.hold();
    points?.pull('at', { x: 30, y: 30 }, false);
    hand.store.transact((edit) => edit.update('a', { frame: { x: 0, y: 0, w: 400, h: 300 } }), {
      source: 'remote' as never,
    });
    points?.release();
    expect(nodeAt(points?.state.get().contours ?? [], { contour: 0, sub: 0, node: 2 })?.at).toEqual({
      x: 400,
      y: 300,
    });
    hand.store.transact((edit) => edit.remove('a'), { source: 'remote' as never });
    expect(hand.session.drawing.get()).toBeUndefined();
  });

  test('cannot be edited without permission, or when it is locked', () => {
    const hand = new Hand([shapeRecord('a', frame)], { canEdit: false });
    expect(PointsSession.begin(hand.session, 'a')).toBeUndefined();
    const other = new Hand([{ ...shapeRecord('a', frame), locked: true }]);
    expect(PointsSession.begin(other.session, 'a')).toBeUndefined();
  });
});

describe('the pen tool', () => {
  test('draws corners by presses and curves by drags, undoes the last point, and closes at the first', () => {
    const hand = new Hand([]);
    const pen = new PenSession(hand.session);
    pen.press({ x: 100, y: 100 });
    pen.lift();
    pen.press({ x: 300, y: 100 });
    pen.pull({ x: 340, y: 140 });
    pen.lift();
    pen.press({ x: 999, y: 9 });
    expect(pen.back()).toBe(true);
    pen.press({ x: 200, y: 300 });
    expect(pen.closesAt({ x: 104, y: 103 }, 10)).toBe(true);
    const id = pen.finish(true) ?? '';
    expect(hand.chosen).toEqual([id]);
    const shape = shapeOf(hand, id);
    expect(shape.fill).toMatchObject({ type: 'solid' });
    expect(shape.frame.x).toBe(100);
    expect(pointsOf(hand, id)).toHaveLength(3);
    expect(outlineOf(hand, id).sites).toHaveLength(3);
    hand.session.undo();
    expect(hand.store.find('element', id)).toBeUndefined();
  });

  test('keeps a horizontal line at its position, without fill, and draws nothing for a single point', () => {
    const hand = new Hand([]);
    const pen = new PenSession(hand.session);
    pen.press({ x: 100, y: 200 });
    expect(pen.finish(false)).toBeUndefined();
    pen.press({ x: 100, y: 200 });
    pen.press({ x: 500, y: 200 });
    const id = pen.finish(false) ?? '';
    expect(shapeOf(hand, id)).toMatchObject({
      frame: { x: 100, y: 200, w: 400, h: 0 },
      fill: { type: 'none' },
    });
    expect(pointsOf(hand, id)).toEqual([
      [0, 0],
      [400, 0],
    ]);
  });
});

describe('a freehand line', () => {
  test('is smoothed to few points close to the drawn points', () => {
    const chance = random(7);
    const drawn = Array.from({ length: 200 }, (_, index) => ({
      x: 100 + index * 3 + chance(-0.5, 0.5),
      y: 300 + Math.sin(index / 25) * 120 + chance(-0.5, 0.5),
    }));
    const nodes = fittedCurve(drawn, 2.5);
    expect(nodes.length).toBeLessThan(20);
    const sub = { nodes, closed: false };
    const along = nodes.flatMap((_, index) => {
      const curve = curveFrom(sub, index);
      return curve ? Array.from({ length: 21 }, (_step, t) => pointOn(curve, t / 20)) : [];
    });
    for (const point of drawn) {
      const far = Math.min(
        ...along.slice(1).map((to, index) => distanceToSegment(point, along[index] ?? to, to)),
      );
      expect(far).toBeLessThan(3.5);
    }
  });

  test('becomes a closed shape when it returns to its beginning', () => {
    const hand = new Hand([]);
    const free = new FreehandSession(hand.session);
    for (let step = 0; step <= 60; step++) {
      const angle = (step / 60) * Math.PI * 2;
      free.draw({ x: 400 + Math.cos(angle) * 100, y: 300 + Math.sin(angle) * 100 });
    }
    const id = free.finish() ?? '';
    expect(outlineOf(hand, id).paths[0]?.d).toContain('Z');
    expect(shapeOf(hand, id).frame.w).toBeCloseTo(200, -1);
    free.draw({ x: 1, y: 1 });
    expect(free.finish()).toBeUndefined();
  });
});
