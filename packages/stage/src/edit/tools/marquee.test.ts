import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const all = () => [
  shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 }, 'page', 'a0'),
  shapeRecord('two', { x: 300, y: 100, w: 100, h: 100 }, 'page', 'a1'),
  shapeRecord('three', { x: 500, y: 100, w: 100, h: 100 }, 'page', 'a2'),
];

describe('a marquee', () => {
  it('is shown between the press and the pointer, and disappears when it is lifted', () => {
    const hand = new Hand(all());
    hand.down(250, 250);
    hand.move(50, 90);
    expect(hand.session.overlay.get().marquee).toEqual({ x: 50, y: 90, w: 200, h: 160 });
    expect(hand.chosen).toEqual(['one']);
    hand.move(50, 120);
    expect(hand.chosen).toEqual([]);
    hand.up(50, 120);
    expect([hand.session.overlay.get().marquee, hand.session.tools.state.name]).toEqual([undefined, 'idle']);
  });

  it.each([{ shift: true }, { control: true }])('adds to the selection with %o', (modifiers) => {
    const hand = new Hand(all());
    hand.session.choose(['three', 'two']);
    hand.drag([50, 50], [410, 250], modifiers);
    expect(hand.chosen).toEqual(['three', 'two', 'one']);
  });

  it('replaces the selection at the press', () => {
    const hand = new Hand(all());
    hand.session.choose(['three']);
    hand.down(50, 50);
    expect(hand.chosen).toEqual([]);
  });

  it('restores the selection when it is cancelled', () => {
    const hand = new Hand(all());
    hand.session.choose(['three']);
    hand.down(50, 50);
    hand.move(250, 250);
    hand.session.tools.step((state) => state.cancel());
    expect([hand.chosen, hand.session.overlay.get().marquee]).toEqual([['three'], undefined]);
  });

  it('does not notify while the same elements are selected', () => {
    const hand = new Hand(all());
    hand.down(50, 50);
    hand.move(250, 250);
    let notified = 0;
    hand.session.selection.subscribe(() => {
      notified += 1;
    });
    hand.move(260, 260);
    expect(notified).toBe(0);
    hand.move(410, 260);
    expect(notified).toBe(1);
  });
});
