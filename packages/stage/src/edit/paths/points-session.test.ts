import type { ShapeElement } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { nodeAt } from './point-edits.ts';
import { PointsSession } from './points-session.ts';
import { contoursOfShape } from './reshape.ts';

beforeAll(loadAllPresets);

const frame = { x: 100, y: 100, w: 200, h: 100 };
const on = (node: number) => ({ contour: 0, sub: 0, node });

function opened(more: Partial<ShapeElement> = {}) {
  const hand = new Hand([{ ...shapeRecord('a', frame), ...more }]);
  hand.session.startDrawing({ type: 'points', elementId: 'a' });
  const points = PointsSession.begin(hand.session, 'a');
  if (!points) throw new Error('the shape has points');
  const stored = () => hand.store.find('element', 'a') as ShapeElement;
  const count = () => contoursOfShape(stored())?.[0]?.subs[0]?.nodes.length;
  const node = (index: number) => nodeAt(points.state.get().contours, on(index));
  const steps = () => {
    let undone = 0;
    while (hand.store.canUndo) {
      hand.session.undo();
      undone += 1;
    }
    return undone;
  };
  return { hand, points, stored, count, node, steps };
}

describe('PointsSession.begin', () => {
  it('returns undefined for other elements, locked shapes, and without permission', () => {
    const begun = (hand: Hand, id = 'a') => PointsSession.begin(hand.session, id) !== undefined;
    expect(begun(new Hand([shapeRecord('a', frame)]))).toBe(true);
    expect(begun(new Hand([shapeRecord('a', frame)]), 'none')).toBe(false);
    expect(begun(new Hand([{ ...shapeRecord('a', frame), locked: true }]))).toBe(false);
    expect(begun(new Hand([shapeRecord('a', frame)], { canEdit: false }))).toBe(false);
  });
});

describe('PointsSession', () => {
  it('shows a drag as a draft, and stores it when it is released', () => {
    const { hand, points, stored, node, steps } = opened();
    points.choose(on(2));
    points.pull('at', { x: 30, y: 40 }, false);
    expect(node(2)?.at).toEqual({ x: 200, y: 100 });
    points.hold();
    points.pull('at', { x: 30, y: 40 }, false);
    points.pull('at', { x: 50, y: 60 }, false);
    expect(node(2)?.at).toEqual({ x: 250, y: 160 });
    expect(hand.session.draft.find('element', 'a')?.frame).toMatchObject({ w: 250, h: 160 });
    expect(stored().frame).toEqual(frame);
    points.release();
    expect(stored().frame).toMatchObject({ x: 100, y: 100, w: 250, h: 160 });
    expect(steps()).toBe(1);
  });

  it('discards a drag that is cancelled', () => {
    const { hand, points, stored, node } = opened();
    points.choose(on(2));
    points.hold();
    points.pull('at', { x: 30, y: 40 }, false);
    points.release(false);
    expect(node(2)?.at).toEqual({ x: 200, y: 100 });
    expect(stored().frame).toEqual(frame);
    expect(hand.session.draft.find('element', 'a')?.frame).toEqual(frame);
    expect(hand.store.canUndo).toBe(false);
  });

  it('stores nothing for a press without a movement, and pulls no handle that is missing', () => {
    const { hand, points } = opened();
    points.choose(on(1));
    points.hold();
    points.pull('out', { x: 9, y: 9 }, false);
    points.release();
    points.release();
    expect(hand.store.canUndo).toBe(false);
  });

  it('joins consecutive arrow keys in one undo step', () => {
    const { points, stored, steps } = opened();
    points.choose(on(2));
    points.nudge('at', { x: 10, y: 0 });
    points.nudge('at', { x: 10, y: 0 });
    expect(stored().frame.w).toBe(220);
    expect(steps()).toBe(1);
  });

  it('adds a point after the selected one, and selects it', () => {
    const { points, count, node, steps } = opened();
    points.add();
    expect(count()).toBe(4);
    points.choose(on(1));
    points.add(0.5);
    expect(count()).toBe(5);
    expect(points.state.get().chosen).toEqual(on(2));
    expect(node(2)?.at).toEqual({ x: 200, y: 50 });
    expect(steps()).toBe(1);
  });

  it('removes the selected point, and no selected segment', () => {
    const { points, count } = opened();
    points.choose(on(1), true);
    points.remove();
    expect(count()).toBe(4);
    points.choose(on(1));
    points.remove();
    expect(count()).toBe(3);
    expect(points.state.get().chosen).toBeUndefined();
    points.remove();
    expect(count()).toBe(3);
  });

  it('reports and toggles smooth points, curved segments and closed lines', () => {
    const { points } = opened();
    expect([points.isSmooth, points.isCurved, points.isClosed]).toEqual([false, false, false]);
    points.toggleSmooth();
    points.choose(on(1));
    expect([points.isSmooth, points.isCurved, points.isClosed]).toEqual([false, false, true]);
    points.toggleSmooth();
    expect([points.isSmooth, points.isCurved]).toEqual([true, true]);
    points.toggleSmooth();
    expect(points.isSmooth).toBe(false);
    points.toggleCurved();
    expect(points.isCurved).toBe(true);
    points.toggleCurved();
    points.toggleClosed();
    expect([points.isCurved, points.isClosed]).toEqual([false, false]);
    points.toggleClosed();
    expect(points.isClosed).toBe(true);
  });

  it('moves one handle of a smooth point when handles are apart, or by `freed`', () => {
    const turned = (apart: boolean, freed: boolean) => {
      const { points, node } = opened();
      points.choose(on(1));
      points.toggleSmooth();
      if (apart) points.toggleApart();
      const before = node(1)?.in;
      points.hold();
      points.pull('out', { x: 10, y: 10 }, freed);
      return JSON.stringify(node(1)?.in) !== JSON.stringify(before);
    };
    expect([turned(false, false), turned(true, false), turned(false, true)]).toEqual([true, false, false]);
  });

  it('continues from changes of other users, and keeps a selected point that exists', () => {
    const { hand, points, node } = opened();
    points.choose(on(2));
    hand.store.transact((edit) => edit.update('a', { frame: { ...frame, w: 400 } }), {
      source: 'remote' as never,
    });
    expect(points.state.get().chosen).toEqual(on(2));
    expect([node(2)?.at.x, points.state.get().element.frame.w]).toEqual([400, 400]);
    expect(points.placement.w).toBe(400);
    points.choose(on(3));
    hand.store.transact(
      (edit) => edit.update<ShapeElement>('a', { geometry: { type: 'preset', preset: 'triangle' } }),
      { source: 'remote' as never },
    );
    expect(points.state.get().chosen).toBeUndefined();
  });

  it.each<[string, (hand: Hand) => void]>([
    ['another element is selected', ({ session }) => session.selection.set({ ids: ['a', 'b'] })],
    ['no element is selected', ({ session }) => session.selection.set({ ids: [] })],
    ['the shape is locked', ({ store }) => store.transact((edit) => edit.update('a', { locked: true }))],
    ['the shape is deleted', ({ store }) => store.transact((edit) => edit.remove('a'))],
  ])('finishes when %s', (_, change) => {
    const { hand } = opened();
    expect(hand.session.drawing.get()).toBeDefined();
    change(hand);
    expect(hand.session.drawing.get()).toBeUndefined();
  });

  it('does not end the drawing of another shape when it finishes', () => {
    const { hand, points } = opened();
    hand.session.drawing.set({ type: 'points', elementId: 'other' });
    points.finish();
    expect(hand.session.drawing.get()).toEqual({ type: 'points', elementId: 'other' });
  });
});
