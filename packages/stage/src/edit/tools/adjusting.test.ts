import type { ShapeElement } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllPresets } from '../../view/geometry/presets.ts';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

beforeAll(loadAllPresets);

const round = (more: Partial<ShapeElement> = {}): ShapeElement => ({
  ...shapeRecord('one', { x: 100, y: 100, w: 200, h: 100 }),
  geometry: { type: 'preset', preset: 'roundRect' },
  ...more,
});
const handle = { type: 'adjust', index: 0 } as const;
const adjustOf = (hand: Hand, from: 'draft' | 'store') => {
  const element =
    from === 'draft' ? hand.session.draft.find('element', 'one') : hand.store.find('element', 'one');
  return element?.type === 'shape' ? element.geometry?.adjust : undefined;
};

function opened(element: ShapeElement) {
  const hand = new Hand([element]);
  hand.session.choose(['one']);
  return hand;
}

describe('a yellow handle', () => {
  it('shows the outline while it is dragged, and stores it when it is lifted', () => {
    const hand = opened(round());
    hand.down(117, 100, {}, handle);
    expect(hand.session.tools.state.name).toBe('adjusting');
    hand.move(130, 150);
    expect([adjustOf(hand, 'draft'), adjustOf(hand, 'store')]).toEqual([{ adj: 30_000 }, undefined]);
    hand.up(130, 150);
    expect([adjustOf(hand, 'store'), hand.session.tools.state.name]).toEqual([{ adj: 30_000 }, 'idle']);
    hand.session.undo();
    expect(adjustOf(hand, 'store')).toBeUndefined();
  });

  it('is dragged in the coordinates of a rotated shape', () => {
    const hand = opened(round({ frame: { x: 100, y: 100, w: 200, h: 100, rotation: 90 } }));
    // The left top corner of the shape is at the right top on the page.
    hand.drag([250, 67], [250, 80], {});
    hand.session.choose(['one']);
    hand.down(250, 67, {}, handle);
    hand.move(220, 70);
    hand.up(220, 70);
    expect(adjustOf(hand, 'store')).toEqual({ adj: expect.any(Number) });
  });

  it('stores nothing when it is cancelled or not moved', () => {
    const hand = opened(round());
    hand.down(117, 100, {}, handle);
    hand.move(130, 100);
    hand.session.tools.step((state) => state.cancel());
    expect(adjustOf(hand, 'draft')).toBeUndefined();
    hand.down(117, 100, {}, handle);
    hand.up(117, 100);
    expect(hand.store.canUndo).toBe(false);
  });

  it('does not exist for locked shapes and for elements without an outline', () => {
    const locked = opened(round({ locked: true }));
    locked.down(117, 100, {}, handle);
    expect(locked.session.tools.state.name).toBe('idle');
    const { geometry: _, ...plain } = round();
    const none = opened(plain as ShapeElement);
    none.down(117, 100, {}, handle);
    expect(none.session.tools.state.name).toBe('idle');
  });
});
