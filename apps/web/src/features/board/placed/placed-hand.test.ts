import { CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { addPicture, boardOf, LEAST_PLACED } from '@lectern/courseware/board';
import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { PlacedHand } from './placed-hand.ts';

let store: CoursewareStore;
let page: string;
let hand: PlacedHand;
beforeEach(() => {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot(boardOf()));
  store = new CoursewareStore(doc);
  page = store.pages()[0] ?? '';
  hand = new PlacedHand(store);
  hand.show(page);
  place('a', 100, 100);
  place('b', 400, 100);
});

function place(id: string, x: number, y: number, size = 100): void {
  const asset = { id: 'f'.repeat(64), mime: 'image/png', size: 9 };
  store.transact((edit) => addPicture(edit, page, { id, asset, frame: { x, y, w: size, h: size }, alt: '' }));
}
const frameOf = (id: string) => store.find('element', id)?.frame;
const taken = () => hand.taken.get().map(({ id }) => id);
const sample = (x: number, y: number) => [x, y, 0.5] as never;
const loop = (x: number, y: number, size: number) =>
  [
    [x, y],
    [x + size, y],
    [x + size, y + size],
    [x, y + size],
    [x, y],
  ].map(([a = 0, b = 0]) => sample(a, b));

describe('the selection', () => {
  it('contains elements of the shown page, with the box around all', () => {
    hand.hold(['a', 'b', 'gone']);
    expect(taken()).toEqual(['a', 'b']);
    expect(hand.box.get()).toEqual({ minX: 100, minY: 100, maxX: 500, maxY: 200 });
    hand.show(undefined);
    expect([taken(), hand.box.get()]).toEqual([[], undefined]);
    hand.hold(['a']);
    expect(taken()).toEqual([]);
  });

  it('is the touched element, or the elements within a loop', () => {
    hand.take([sample(150, 150)], false);
    expect(taken()).toEqual(['a']);
    hand.take([sample(150, 150)], true);
    expect(taken()).toEqual([]);
    hand.take([sample(900, 900)], false);
    expect(taken()).toEqual([]);
    hand.take(loop(120, 120, 380), false);
    expect(taken()).toEqual(['a', 'b']);
    hand.take(loop(60, 60, 150), false);
    expect(taken()).toEqual(['a']);
    hand.take([], false);
    expect(taken()).toEqual(['a']);
  });

  it('follows changes and removals by other users', () => {
    hand.hold(['a', 'b']);
    store.transact((edit) => edit.remove('a'));
    expect([taken(), hand.box.get()?.minX]).toEqual([['b'], 400]);
    hand.dispose();
    store.transact((edit) => edit.remove('b'));
    expect(taken()).toEqual(['b']);
  });
});

describe('the selected elements', () => {
  it('are moved and scaled, with ink in the same step', () => {
    hand.hold(['a']);
    let inks = 0;
    hand.put({ dx: 10, dy: 20, scale: 2 } as never, [100, 100], () => {
      inks += 1;
    });
    expect(frameOf('a')).toMatchObject({ x: 110, y: 120, w: 200, h: 200 });
    expect([inks, taken(), hand.box.get()?.maxX]).toEqual([1, ['a'], 310]);
  });

  it('are not scaled below the smallest size', () => {
    hand.hold(['a']);
    const scale = (LEAST_PLACED - 1) / 100;
    hand.put({ dx: 0, dy: 0, scale } as never, [100, 100]);
    expect(frameOf('a')?.w).toBe(100);
  });

  it('are rotated further, within a turn', () => {
    hand.hold(['a']);
    hand.putTurned(200);
    hand.putTurned(170);
    expect(frameOf('a')?.rotation).toBe(10);
  });

  it('are copied, and the copies are selected', () => {
    hand.hold(['a']);
    hand.copy({ dx: 5, dy: 5, scale: 1 } as never);
    const [copy = ''] = taken();
    expect([taken().length, copy === 'a', frameOf(copy)?.x, frameOf('a')?.x]).toEqual([1, false, 105, 100]);
  });

  it('are removed', () => {
    hand.hold(['a']);
    hand.remove();
    expect([frameOf('a'), frameOf('b')?.x, taken()]).toEqual([undefined, 400, []]);
  });
});

it('returns no text at a point without one', () => {
  expect(hand.textAt([150, 150], 5)).toBeUndefined();
  expect(hand.textAt([900, 900], 5)).toBeUndefined();
});

it('remembers whether ink is selected too', () => {
  hand.inkIsTaken(true);
  expect(hand.withInk.get()).toBe(true);
  hand.inkIsTaken(false);
  expect(hand.withInk.get()).toBe(false);
});
