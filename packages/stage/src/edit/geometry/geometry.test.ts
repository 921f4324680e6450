import { multiply } from '@lectern/base';
import { CoursewareStore, type Element, type Frame } from '@lectern/courseware';
import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { elementAt } from '../kinds/element-at.ts';
import { type Random, random, shapeRecord } from '../testing/records.ts';
import { writeFrames } from '../tools/moving.ts';
import { apply } from './matrix.ts';
import {
  boundsOf,
  cornersOf,
  matrixOfFrame,
  middleOf,
  parentMatrix,
  placementOf,
  turnOf,
} from './placement.ts';
import { distance } from './point.ts';
import { handles, resizedFrame, sidesOf } from './resize.ts';
import { drawnAt } from './scale.ts';
import { settledTurn, turnedFrame } from './turn.ts';

function frameBy(next: Random): Frame {
  return {
    x: next(-300, 900),
    y: next(-300, 900),
    w: next(20, 400),
    h: next(20, 400),
    rotation: next(0, 360),
    flipH: next(0, 1) > 0.5,
    flipV: next(0, 1) > 0.5,
  };
}

/** A shape in a group in a group, all rotated and flipped at random. */
function nested(next: Random) {
  const store = new CoursewareStore(new Y.Doc());
  const group = (id: string, parentId: string): Element => ({
    ...shapeRecord(id, frameBy(next), parentId),
    type: 'group',
  });
  store.transact((edit) => {
    edit.create({ kind: 'deck', id: 'deck', schema: 1, size: { w: 1280, h: 720 } });
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
    edit.create(group('outer', 'page'));
    edit.create(group('inner', 'outer'));
    edit.create(shapeRecord('shape', frameBy(next), 'inner'));
  });
  const shape = store.find('element', 'shape');
  if (!shape) throw new Error('the shape was not created');
  return { store, shape };
}

describe('geometry of rotated, flipped and grouped elements', () => {
  test('a resize handle follows the pointer and the opposite handle stays, in any nesting', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = random(seed);
      const { store, shape } = nested(next);
      const placement = placementOf(store, shape);
      const handle = handles[Math.floor(next(0, 7.99))] ?? 'se';
      const sides = sidesOf(handle);
      const by = { x: next(-15, 15), y: next(-15, 15) };
      const frame = resizedFrame(shape.frame, placement, parentMatrix(store, shape), handle, by, {
        ratio: false,
        centred: false,
        least: 0,
      });
      store.transact((edit) => edit.update('shape', { frame }));
      const after = store.find('element', 'shape');
      if (!after) throw new Error('gone');
      const moved = placementOf(store, after);
      const at = (x: number, y: number, w: number, h: number) => ({
        x: (w / 2) * (1 + x),
        y: (h / 2) * (1 + y),
      });
      const opposite = apply(placement.matrix, at(-sides.x, -sides.y, placement.w, placement.h));
      const oppositeAfter = apply(moved.matrix, at(-sides.x, -sides.y, moved.w, moved.h));
      expect(distance(opposite, oppositeAfter), `seed ${seed}: ${handle}`).toBeLessThan(1e-6);
      if (sides.x !== 0 && sides.y !== 0) {
        const pulled = apply(placement.matrix, at(sides.x, sides.y, placement.w, placement.h));
        const pulledAfter = apply(moved.matrix, at(sides.x, sides.y, moved.w, moved.h));
        expect(
          distance({ x: pulled.x + by.x, y: pulled.y + by.y }, pulledAfter),
          `seed ${seed}`,
        ).toBeLessThan(1e-6);
      }
    }
  });

  test('rotating by an angle changes the rotation on the page by that angle, in mirrored groups too', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const next = random(seed);
      const { store, shape } = nested(next);
      const before = placementOf(store, shape);
      const by = next(-180, 180);
      const frame = turnedFrame(shape.frame, before, parentMatrix(store, shape), by, middleOf(before));
      store.transact((edit) => edit.update('shape', { frame }));
      const after = store.find('element', 'shape');
      if (!after) throw new Error('gone');
      const turned = turnOf(placementOf(store, after)) - turnOf(before);
      expect(Math.abs(((turned - by + 540) % 360) - 180), `seed ${seed}`).toBeLessThan(1e-3);
      expect(distance(middleOf(before), middleOf(placementOf(store, after)))).toBeLessThan(1e-6);
    }
  });

  test('a frame written inside rotated and mirrored groups moves no other element on the page', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const next = random(seed);
      const { store, shape } = nested(next);
      const frame = { ...shape.frame, x: shape.frame.x + next(-200, 200), w: shape.frame.w * next(0.5, 2) };
      const parent = parentMatrix(store, shape);
      const expected = cornersOf({ matrix: multiply(parent, matrixOfFrame(frame)), w: frame.w, h: frame.h });
      store.transact((edit) => writeFrames(edit, new Map([['shape', frame]])));
      const after = store.find('element', 'shape');
      if (!after) throw new Error('gone');
      cornersOf(placementOf(store, after)).forEach((corner, index) => {
        expect(distance(corner, expected[index] ?? { x: 0, y: 0 }), `seed ${seed}`).toBeLessThan(0.01);
      });
    }
  });

  test('resizing a group resizes its children and its tables', () => {
    const store = new CoursewareStore(new Y.Doc());
    store.transact((edit) => {
      edit.create({ kind: 'page', id: 'page', order: 'a0' });
      edit.create({ ...shapeRecord('group', { x: 0, y: 0, w: 100, h: 100 }), type: 'group' });
      edit.create({
        ...shapeRecord('table', { x: 50, y: 0, w: 50, h: 20 }, 'group'),
        type: 'table',
        table: { columns: [{ id: 'c', width: 50 }], rows: [{ id: 'r', height: 20 }], cells: {} },
      });
    });
    const group = store.find('element', 'group');
    if (!group) throw new Error('gone');
    const [drawn, table] = drawnAt(store, group, { x: 0, y: 0, w: 200, h: 300 });
    expect(drawn?.frame).toMatchObject({ w: 200, h: 300 });
    expect(table).toMatchObject({
      frame: { x: 100, y: 0, w: 100, h: 60 },
      table: { columns: [{ id: 'c', width: 100 }], rows: [{ id: 'r', height: 60 }] },
    });
  });

  test('a rotation snaps to quarter turns, and with Shift to steps of fifteen degrees', () => {
    expect(settledTurn(91.5, undefined, 2)).toBe(90);
    expect(settledTurn(359, undefined, 2)).toBe(0);
    expect(settledTurn(93, undefined, 2)).toBe(93);
    expect(settledTurn(52, 15, 2)).toBe(45);
    expect(settledTurn(-20, 15, 2)).toBe(345);
  });

  test('elementAt returns the topmost element under a point, and an unfilled frame only at its edge', () => {
    const store = new CoursewareStore(new Y.Doc());
    store.transact((edit) => {
      edit.create({ kind: 'page', id: 'page', order: 'a0' });
      edit.create(shapeRecord('below', { x: 40, y: 40, w: 20, h: 20 }));
      edit.create({
        ...shapeRecord('frame', { x: 0, y: 0, w: 100, h: 100 }, 'page', 'a1'),
        type: 'shape',
        fill: { type: 'none' },
      });
    });
    expect(elementAt(store, 'page', { x: 50, y: 50 }, { reach: 6 })?.id).toBe('below');
    expect(elementAt(store, 'page', { x: 1, y: 50 }, { reach: 6 })?.id).toBe('frame');
    expect(elementAt(store, 'page', { x: 20, y: 20 }, { reach: 6 })?.id).toBe('frame');
    expect(elementAt(store, 'page', { x: 200, y: 20 }, { reach: 6 })).toBeUndefined();
  });

  test('the bounds of a rotated box include its corners', () => {
    const store = new CoursewareStore(new Y.Doc());
    store.transact((edit) => edit.create(shapeRecord('turned', { x: 0, y: 0, w: 100, h: 50, rotation: 90 })));
    const turned = store.find('element', 'turned');
    if (!turned) throw new Error('gone');
    expect(boundsOf(placementOf(store, turned))).toEqual({ x: 25, y: -25, w: 50, h: 100 });
  });
});
