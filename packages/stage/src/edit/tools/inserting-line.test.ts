import type { LineElement } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { Hand, type Modifiers } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import { settledLine } from './inserting-line.ts';

beforeAll(loadAllPresets);

const line = { type: 'line', preset: 'line', arrow: 'none' } as const;

function drawn(
  from: readonly [number, number],
  to: readonly [number, number],
  modifiers: Modifiers = {},
  hand = new Hand([]),
) {
  hand.session.startInsertion(line);
  hand.down(...from, modifiers);
  hand.move(...to, modifiers);
  const shown = hand.session.overlay.get().line?.frame;
  hand.up(...to, modifiers);
  return { hand, shown, element: hand.store.find('element', hand.chosen[0] ?? '') as LineElement };
}

describe('settledLine', () => {
  it('returns the end at the nearest step of 45 degrees, at the same distance', () => {
    const from = { x: 100, y: 100 };
    expect(settledLine(from, { x: 200, y: 110 })).toEqual({ x: 200.5, y: 100 });
    expect(settledLine(from, { x: 95, y: 0 })).toEqual({ x: 100, y: -0.12 });
    expect(settledLine(from, { x: 160, y: 140 })).toEqual({ x: 150.99, y: 150.99 });
    expect(settledLine(from, { x: 40, y: 60 })).toEqual({ x: 49.01, y: 49.01 });
    expect(settledLine(from, from)).toEqual(from);
  });
});

describe('drawing a line', () => {
  it('shows it, and inserts it where it was drawn', () => {
    const { hand, shown, element } = drawn([100, 300], [400, 100]);
    expect(shown).toMatchObject({ x: 100, y: 100, w: 300, h: 200, flipV: true });
    expect(element.frame).toMatchObject({ x: 100, y: 100, w: 300, h: 200, flipV: true });
    expect([element.start, element.end]).toEqual([undefined, undefined]);
    expect(hand.session.overlay.get().line).toBeUndefined();
    expect(hand.session.tools.state.name).toBe('idle');
  });

  it('is horizontal, vertical or diagonal with Shift', () => {
    expect(drawn([100, 100], [300, 120], { shift: true }).element.frame).toMatchObject({
      x: 100,
      y: 100,
      h: 0,
    });
    expect(drawn([100, 100], [300, 120]).element.frame).toMatchObject({ w: 200, h: 20 });
  });

  it('is 200 pixels long and horizontal after a click', () => {
    expect(drawn([100, 100], [102, 103]).element.frame).toMatchObject({ x: 100, y: 100, w: 200, h: 0 });
    expect(drawn([100, 100], [104, 100]).element.frame).toMatchObject({ x: 100, y: 100, w: 4, h: 0 });
  });

  it('is connected to the sites at both ends unless Alt is held', () => {
    const shapes = () =>
      new Hand([
        shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 }),
        shapeRecord('two', { x: 400, y: 300, w: 100, h: 100 }, 'page', 'a1'),
      ]);
    const { element } = drawn([203, 148], [396, 352], { alt: false }, shapes());
    expect(element).toMatchObject({
      frame: { x: 200, y: 150, w: 200, h: 200 },
      start: { elementId: 'one', site: 3 },
      end: { elementId: 'two', site: 1 },
    });
    const off = drawn([203, 148], [396, 352], { alt: true }, shapes()).element;
    expect([off.frame.x, off.start, off.end]).toEqual([203, undefined, undefined]);
    const begun = drawn([203, 148], [204, 149], { alt: false }, shapes()).element;
    expect(begun).toMatchObject({ frame: { x: 200, y: 150, w: 200, h: 0 }, start: { elementId: 'one' } });
    expect(begun.end).toBeUndefined();
  });

  it('inserts nothing when it is cancelled or lifted without a press', () => {
    const hand = new Hand([]);
    hand.session.startInsertion(line);
    hand.move(300, 300);
    hand.up(300, 300);
    expect(hand.session.tools.state.name).toBe('insertingLine');
    expect(hand.session.overlay.get().line).toBeUndefined();
    hand.down(100, 100);
    hand.move(300, 300);
    hand.session.tools.step((state) => state.cancel());
    expect([hand.session.tools.state.name, hand.session.overlay.get().line]).toEqual(['idle', undefined]);
    expect(hand.store.children('page')).toEqual([]);
  });
});
