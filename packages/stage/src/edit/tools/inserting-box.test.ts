import { describe, expect, it } from 'vitest';
import { Hand, type Modifiers } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const shape = { type: 'shape', preset: 'ellipse' } as const;

function drawn(
  from: readonly [number, number],
  to: readonly [number, number],
  modifiers: Modifiers = {},
  hand = new Hand([]),
) {
  hand.session.startInsertion(shape);
  hand.down(...from, modifiers);
  hand.move(...to, modifiers);
  const { marquee } = hand.session.overlay.get();
  hand.up(...to, modifiers);
  return { hand, marquee, frame: hand.frame(hand.chosen[0] ?? '') };
}

describe('drawing a box', () => {
  it('shows its outline, and inserts the shape in it, from any corner', () => {
    const { hand, marquee, frame } = drawn([400, 300], [300, 200]);
    expect(marquee).toEqual({ x: 300, y: 200, w: 100, h: 100 });
    expect(frame).toMatchObject({ x: 300, y: 200, w: 100, h: 100 });
    expect(hand.session.overlay.get().marquee).toBeUndefined();
    expect(hand.session.tools.state.name).toBe('idle');
    expect(hand.store.find('element', hand.chosen[0] ?? '')).toMatchObject({
      geometry: { preset: 'ellipse' },
    });
  });

  it('draws a square with Shift, by the longer side and in each direction', () => {
    const square = (x: number, y: number) => drawn([400, 300], [400 + x, 300 + y], { shift: true }).frame;
    expect(square(100, 40)).toMatchObject({ x: 400, y: 300, w: 100, h: 100 });
    expect(square(-40, 100)).toMatchObject({ x: 300, y: 300, w: 100, h: 100 });
    expect(square(-100, -40)).toMatchObject({ x: 300, y: 200, w: 100, h: 100 });
  });

  it('gives a box of less than 8 by 8 pixels the default size', () => {
    expect(drawn([400, 300], [407, 307]).frame).toMatchObject({ x: 400, y: 300, w: 150, h: 150 });
    expect(drawn([400, 300], [408, 302]).frame).toMatchObject({ w: 8, h: 2 });
    expect(drawn([400, 300], [402, 308]).frame).toMatchObject({ w: 2, h: 8 });
  });

  it('snaps to the grid if it is on, unless Alt is held', () => {
    const grid = () => {
      const hand = new Hand([]);
      hand.session.aids.set({ guides: false, step: 50 });
      return hand;
    };
    const snap = { alt: false };
    expect(drawn([404, 303], [517, 388], snap, grid()).frame).toMatchObject({
      x: 400,
      y: 300,
      w: 100,
      h: 100,
    });
    expect(drawn([404, 303], [517, 388], { alt: true }, grid()).frame).toMatchObject({
      x: 404,
      y: 303,
      w: 113,
    });
    // Without grid and guides, it does not snap to other elements either.
    const beside = new Hand([shapeRecord('a', { x: 400, y: 300, w: 50, h: 50 })]);
    expect(drawn([403, 302], [517, 388], snap, beside).frame).toMatchObject({ x: 403, y: 302 });
  });

  it('inserts nothing when it is cancelled, moved or lifted without a press', () => {
    const hand = new Hand([]);
    hand.session.startInsertion(shape);
    hand.move(300, 300);
    hand.up(300, 300);
    expect(hand.session.tools.state.name).toBe('insertingBox');
    expect(hand.session.tools.state.cursor).toBe('crosshair');
    hand.down(100, 100);
    hand.move(300, 300);
    hand.session.tools.step((state) => state.cancel());
    expect([hand.session.tools.state.name, hand.session.overlay.get().marquee]).toEqual(['idle', undefined]);
    expect(hand.store.children('page')).toEqual([]);
  });

  it('opens a text box that it inserted', () => {
    const hand = new Hand([]);
    hand.session.startInsertion({ type: 'text' });
    expect(hand.session.tools.state.cursor).toBe('text');
    hand.drag([100, 100], [300, 160]);
    expect(hand.session.openText.get()?.elementId).toBe(hand.chosen[0]);
    expect(hand.session.tools.state.name).toBe('editingText');
  });
});
