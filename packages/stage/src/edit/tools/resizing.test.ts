import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../geometry/resize.ts';
import { Hand, type Modifiers } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

/** These tests hold Alt by default, which resizes from the centre, and Control turns snapping off. */
const free = { alt: false, control: true } as const;
const one = () => shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 });
const two = () => shapeRecord('two', { x: 300, y: 200, w: 100, h: 100 }, 'page', 'a1');

function pulled(
  elements: readonly Element[],
  handle: Handle,
  [x, y]: readonly [number, number],
  modifiers: Modifiers = free,
  chosen = elements.map(({ id }) => id),
) {
  const hand = new Hand(elements);
  hand.session.choose(chosen);
  hand.down(500, 500, modifiers, { type: 'handle', handle });
  hand.move(500 + x, 500 + y, modifiers);
  const shown = hand.session.overlay.get();
  hand.up(500 + x, 500 + y, modifiers);
  const frames = Object.fromEntries(elements.map(({ id }) => [id, hand.frame(id)]));
  return { hand, shown, frames, one: hand.frame('one'), two: hand.frame('two') };
}

describe('a handle of one element', () => {
  it.each<[Handle, object]>([
    ['nw', { x: 110, y: 120, w: 90, h: 80 }],
    ['n', { x: 100, y: 120, w: 100, h: 80 }],
    ['ne', { x: 100, y: 120, w: 110, h: 80 }],
    ['e', { x: 100, y: 100, w: 110, h: 100 }],
    ['se', { x: 100, y: 100, w: 110, h: 120 }],
    ['s', { x: 100, y: 100, w: 100, h: 120 }],
    ['sw', { x: 110, y: 100, w: 90, h: 120 }],
    ['w', { x: 110, y: 100, w: 90, h: 100 }],
  ])('%s moves its sides', (handle, frame) => {
    expect(pulled([one()], handle, [10, 20]).one).toMatchObject(frame);
  });

  it('shows the size, and does not reduce a side below 4 pixels', () => {
    expect(pulled([one()], 'se', [10.4, 20.6]).shown.measure).toBe('110 × 121');
    expect(pulled([one()], 'e', [-99, 0]).one?.w).toBe(4);
  });

  it('snaps to another element, but not with Control or when the element is rotated', () => {
    const snap = { alt: false };
    const near = pulled([one(), two()], 'e', [96, 0], snap, ['one']);
    expect(near.one).toMatchObject({ x: 100, w: 200 });
    expect(near.shown.guides).not.toEqual([]);
    expect(pulled([one(), two()], 'e', [90, 0], snap, ['one']).one?.w).toBe(190);
    expect(pulled([one(), two()], 'e', [96, 0], free, ['one']).one?.w).toBe(196);
    const rotated = { ...one(), frame: { ...one().frame, rotation: 30 } };
    const off = pulled([rotated, two()], 'e', [96, 0], snap, ['one']);
    expect(off.one?.w).toBeCloseTo(100 + 96 * Math.cos(Math.PI / 6));
  });

  it('snaps the side that is pulled on the page when the element is rotated by a quarter turn', () => {
    const upright = { ...one(), frame: { x: 100, y: 100, w: 100, h: 100, rotation: 90 } };
    // The right side of the element is at the bottom of the page.
    const { one: frame } = pulled([upright, two()], 'e', [0, 97], { alt: false }, ['one']);
    expect(frame?.w).toBe(200);
  });

  it('stores one undo step, and nothing without a movement', () => {
    const { hand } = pulled([one()], 'se', [10, 20]);
    hand.session.undo();
    expect([hand.frame('one')?.w, hand.store.canUndo]).toEqual([100, false]);
    const still = new Hand([one()]);
    still.session.choose(['one']);
    still.down(200, 200, free, { type: 'handle', handle: 'se' });
    still.up(200, 200, free);
    expect(still.store.canUndo).toBe(false);
  });

  it('is not pulled without an element that can be moved', () => {
    const hand = new Hand([{ ...one(), locked: true }]);
    hand.session.choose(['one']);
    hand.down(200, 200, free, { type: 'handle', handle: 'se' });
    expect(hand.session.tools.state.name).toBe('idle');
  });
});

describe('a handle of several elements', () => {
  const both = () => [one(), two()];

  it('scales their positions and sizes about the opposite side', () => {
    const { one: a, two: b, shown } = pulled(both(), 'se', [300, 0]);
    expect(a).toMatchObject({ x: 100, y: 100, w: 200, h: 100 });
    expect(b).toMatchObject({ x: 500, y: 200, w: 200, h: 100 });
    expect(shown.measure).toBeUndefined();
    const left = pulled(both(), 'w', [-300, 0]);
    expect(left.one).toMatchObject({ x: -200, w: 200 });
    expect(left.two).toMatchObject({ x: 200, w: 200 });
    const top = pulled(both(), 'n', [0, 100]);
    expect(top.one).toMatchObject({ y: 200, h: 50 });
    expect(top.two).toMatchObject({ y: 250, h: 50 });
  });

  it('keeps the ratio with Shift at a corner, and the centre with Alt', () => {
    const even = pulled(both(), 'se', [300, 0], { ...free, shift: true });
    expect(even.one).toMatchObject({ x: 100, y: 100, w: 200, h: 200 });
    expect(even.two).toMatchObject({ x: 500, y: 300, w: 200, h: 200 });
    const side = pulled(both(), 'e', [300, 0], { ...free, shift: true });
    expect(side.one).toMatchObject({ w: 200, h: 100 });
    const centred = pulled(both(), 'e', [150, 0], { alt: true, control: true });
    expect(centred.one).toMatchObject({ x: -50, w: 200 });
    expect(centred.two).toMatchObject({ x: 350, w: 200 });
  });

  it('does not reduce them below 4 pixels together', () => {
    const { one: a, two: b } = pulled(both(), 'e', [-500, 0]);
    expect([a?.x, (b?.x ?? 0) + (b?.w ?? 0)].map((each) => Math.round(each ?? 0))).toEqual([100, 104]);
  });

  it('snaps their common side to another element', () => {
    const third = shapeRecord('third', { x: 600, y: 600, w: 50, h: 50 }, 'page', 'a2');
    const chosen = ['one', 'two'];
    const { two: right, shown } = pulled([...both(), third], 'e', [197, 0], { alt: false }, chosen);
    expect((right?.x ?? 0) + (right?.w ?? 0)).toBeCloseTo(600);
    expect(shown.guides).not.toEqual([]);
    const off = pulled([...both(), third], 'e', [197, 0], free, chosen).two;
    expect((off?.x ?? 0) + (off?.w ?? 0)).toBeCloseTo(597);
    const left = pulled(
      [...both(), shapeRecord('third', { x: 20, y: 600, w: 20, h: 50 })],
      'w',
      [-77, 0],
      { alt: false },
      chosen,
    );
    expect(left.one?.x).toBeCloseTo(20);
    const centred = pulled([...both(), third], 'e', [197, 0], { alt: true, control: false }, chosen).two;
    expect((centred?.x ?? 0) + (centred?.w ?? 0)).toBeCloseTo(600);
  });

  it('scales an element in place that has no extent along an axis', () => {
    const level = shapeRecord('one', { x: 100, y: 300, w: 100, h: 0 });
    const other = shapeRecord('two', { x: 300, y: 300, w: 100, h: 0 }, 'page', 'a1');
    const { one: a, two: b } = pulled([level, other], 'e', [300, 0]);
    expect(a).toMatchObject({ x: 100, y: 300, w: 200, h: 0 });
    expect(b).toMatchObject({ x: 500, w: 200, h: 0 });
  });
});
