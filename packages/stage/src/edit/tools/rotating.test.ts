import { describe, expect, it } from 'vitest';
import { Hand, type Modifiers } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';

const one = (rotation?: number) =>
  shapeRecord('one', { x: 100, y: 100, w: 100, h: 100, ...(rotation === undefined ? {} : { rotation }) });
const two = () => shapeRecord('two', { x: 300, y: 100, w: 100, h: 100 }, 'page', 'a1');
const rotate = { type: 'rotate' } as const;

/** Rotates the selection from straight up to this bearing, about the middle. */
function rotated(hand: Hand, middle: readonly [number, number], degrees: number, modifiers: Modifiers = {}) {
  const [x, y] = middle;
  const radians = (degrees * Math.PI) / 180;
  hand.down(x, y - 80, modifiers, rotate);
  hand.move(x + 80 * Math.sin(radians), y - 80 * Math.cos(radians), modifiers);
  const { measure } = hand.session.overlay.get();
  const draft = hand.session.draft.find('element', 'one')?.frame.rotation;
  hand.up(x, y, modifiers);
  return { measure, draft };
}

describe('the rotation handle', () => {
  it('rotates an element about its middle, and shows the angle', () => {
    const hand = new Hand([one()]);
    hand.session.choose(['one']);
    expect(rotated(hand, [150, 150], 33.3)).toEqual({ measure: '33°', draft: 33.3 });
    expect(hand.frame('one')).toMatchObject({ x: 100, y: 100, rotation: 33.3 });
    expect(hand.session.overlay.get().measure).toBeUndefined();
    hand.session.undo();
    expect(hand.frame('one')?.rotation).toBeUndefined();
  });

  it('adds to the rotation that the element has', () => {
    const hand = new Hand([one(40)]);
    hand.session.choose(['one']);
    expect(rotated(hand, [150, 150], 20).measure).toBe('60°');
    expect(hand.frame('one')?.rotation).toBe(60);
  });

  it('is pulled to quarter turns within 2 degrees, and with Shift rotates in steps of 15', () => {
    const turn = (degrees: number, modifiers?: Modifiers) => {
      const hand = new Hand([one()]);
      hand.session.choose(['one']);
      rotated(hand, [150, 150], degrees, modifiers);
      return hand.frame('one')?.rotation;
    };
    expect([turn(88.5), turn(87.5), turn(50, { shift: true }), turn(53, { shift: true })]).toEqual([
      90, 87.5, 45, 60,
    ]);
  });

  it('rotates several elements about their common middle', () => {
    const hand = new Hand([one(30), two()]);
    hand.session.choose(['one', 'two']);
    const middle = boundsMiddle(hand);
    expect(rotated(hand, middle, 90).measure).toBe('90°');
    expect(hand.frame('one')?.rotation).toBe(120);
    expect(hand.frame('two')?.rotation).toBe(90);
    const { x = 0, y = 0 } = hand.frame('two') ?? {};
    // The element was to the right of the middle, and is below it.
    expect([x + 50, y + 50].map(Math.round)).toEqual([
      Math.round(middle[0]),
      Math.round(middle[1] + 350 - middle[0]),
    ]);
  });

  it('leaves all elements unchanged when it is cancelled or not moved, and rotates no locked element', () => {
    const hand = new Hand([one()]);
    hand.session.choose(['one']);
    hand.down(150, 70, {}, rotate);
    hand.move(230, 150);
    hand.session.tools.step((state) => state.cancel());
    expect(hand.session.draft.find('element', 'one')?.frame.rotation).toBeUndefined();
    hand.down(150, 70, {}, rotate);
    hand.up(150, 70);
    expect(hand.store.canUndo).toBe(false);
    const locked = new Hand([{ ...one(), locked: true }]);
    locked.session.choose(['one']);
    locked.down(150, 70, {}, rotate);
    expect(locked.session.tools.state.name).toBe('idle');
  });
});

/** The middle of the box around both elements. */
function boundsMiddle(hand: Hand): readonly [number, number] {
  const half = 50 * (Math.cos(Math.PI / 6) + Math.sin(Math.PI / 6));
  expect(hand.chosen).toHaveLength(2);
  return [(150 - half + 400) / 2, 150];
}
