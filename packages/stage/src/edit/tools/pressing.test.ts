import type { Element } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const one = () => shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 });
const two = () => shapeRecord('two', { x: 300, y: 100, w: 100, h: 100 }, 'page', 'a1');
const tool = (hand: Hand) => hand.session.tools.state.name;
const grouped = (): Element[] => [
  { ...shapeRecord('group', { x: 100, y: 100, w: 300, h: 100 }), type: 'group' } as Element,
  shapeRecord('inside', { x: 0, y: 0, w: 100, h: 100 }, 'group'),
  shapeRecord('beside', { x: 200, y: 0, w: 100, h: 100 }, 'group', 'a1'),
];

describe('a press on an element', () => {
  it('becomes a drag after 3 pixels of a mouse and 8 of a finger', () => {
    const dragged = (far: number, kind: 'mouse' | 'touch') => {
      const hand = new Hand([one()]);
      hand.down(150, 150, { kind });
      hand.move(150 + far, 150, { kind });
      return tool(hand);
    };
    expect([dragged(2.9, 'mouse'), dragged(3, 'mouse')]).toEqual(['pressing', 'dragging']);
    expect([dragged(7.9, 'touch'), dragged(8, 'touch')]).toEqual(['pressing', 'dragging']);
  });

  it('selects only the pressed one of several when it is lifted', () => {
    const hand = new Hand([one(), two()]);
    hand.session.choose(['one', 'two']);
    hand.down(150, 150);
    expect(hand.chosen).toEqual(['one', 'two']);
    hand.up(150, 150);
    expect(hand.chosen).toEqual(['one']);
    expect(hand.session.openText.get()).toBeUndefined();
  });

  it('drags all selected elements', () => {
    const hand = new Hand([one(), two()]);
    hand.session.choose(['one', 'two']);
    hand.drag([150, 150], [150, 250]);
    expect([hand.frame('one')?.y, hand.frame('two')?.y]).toEqual([200, 200]);
  });

  it('adds and removes elements with Control as with Shift', () => {
    const hand = new Hand([one(), two()]);
    hand.click(150, 150);
    hand.click(350, 150, { control: true });
    expect(hand.chosen).toEqual(['one', 'two']);
    hand.click(150, 150, { control: true });
    expect(hand.chosen).toEqual(['two']);
  });

  it('opens the text at a second click, and at a double click', () => {
    const hand = new Hand([one()]);
    hand.click(150, 150);
    expect(hand.session.openText.get()).toBeUndefined();
    hand.click(150, 150);
    expect(hand.session.openText.get()).toMatchObject({ elementId: 'one', at: { x: 150, y: 150 } });
    expect(tool(hand)).toBe('editingText');
    const other = new Hand([one()]);
    other.click(150, 150, { clicks: 2 });
    expect(other.session.openText.get()?.elementId).toBe('one');
  });

  it('opens no text of a locked element, which a drag does not move', () => {
    const hand = new Hand([{ ...one(), locked: true }, two()]);
    hand.click(150, 150);
    hand.click(150, 150);
    expect([hand.chosen, hand.session.openText.get(), tool(hand)]).toEqual([['one'], undefined, 'idle']);
    hand.down(150, 150);
    hand.move(450, 250);
    expect(tool(hand)).toBe('marquee');
    hand.session.tools.step((state) => state.cancel());
    expect(hand.frame('one')).toMatchObject({ x: 100, y: 100 });
  });

  it('pans the page in a window without permission to edit', () => {
    const hand = new Hand([one()], { canEdit: false });
    hand.session.viewport.setWindow(800, 600);
    hand.session.viewport.zoomTo(2);
    const { x } = hand.session.viewport.view.get().origin;
    hand.down(150, 150);
    hand.move(170, 150);
    expect(tool(hand)).toBe('panning');
    expect(hand.session.viewport.view.get().origin.x - x).toBe(20);
    hand.up(170, 150);
    expect(tool(hand)).toBe('idle');
  });

  it('keeps the group that was entered, and leaves it for an element outside', () => {
    const hand = new Hand([
      ...grouped(),
      shapeRecord('free', { x: 600, y: 100, w: 50, h: 50 }, 'page', 'a9'),
    ]);
    hand.click(150, 150);
    hand.click(150, 150);
    hand.click(350, 150);
    expect(hand.session.selection.get()).toEqual({ ids: ['beside'], within: 'group' });
    hand.click(150, 150, { shift: true });
    expect(hand.session.selection.get()).toEqual({ ids: ['beside', 'inside'], within: 'group' });
    hand.click(620, 120, { shift: true });
    expect(hand.session.selection.get()).toEqual({ ids: ['free'] });
  });

  it('enters a group by a double click', () => {
    const hand = new Hand(grouped());
    hand.click(350, 150, { clicks: 2 });
    expect(hand.session.selection.get()).toEqual({ ids: ['beside'], within: 'group' });
  });
});
