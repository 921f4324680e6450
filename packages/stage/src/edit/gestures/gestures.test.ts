import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Hand } from '../testing/hand.ts';
import { shapeRecord } from '../testing/records.ts';
import type { PointerTarget } from '../tools/pointer.ts';
import { Gestures } from './gestures.ts';
import type { GesturePointer } from './press.ts';

let hand: Hand;
let gestures: Gestures;
let time: number;

beforeEach(() => {
  vi.useFakeTimers();
  hand = new Hand([shapeRecord('one', { x: 100, y: 100, w: 100, h: 100 })]);
  gestures = new Gestures(hand.session);
  time = 1_000;
});

afterEach(() => {
  gestures.dispose();
  vi.useRealTimers();
});

function pointer(
  id: number,
  x: number,
  y: number,
  kind: 'mouse' | 'touch' = 'touch',
  target: PointerTarget = { type: 'page' },
): GesturePointer {
  const at = { x, y };
  const held = { shift: false, alt: true, control: false, button: 0 };
  return { id, time, input: { kind, at, screen: at, target, ...held } };
}

function down(each: GesturePointer): boolean {
  let begun = false;
  gestures.pressedAnywhere();
  gestures.down(each, () => {
    begun = true;
  });
  return begun;
}

const tool = () => hand.session.tools.state.name;

describe('one pointer', () => {
  it('controls the current tool, and a second pointer is ignored meanwhile', () => {
    expect(down(pointer(1, 150, 150, 'mouse'))).toBe(true);
    expect(down(pointer(2, 10, 10, 'mouse'))).toBe(false);
    gestures.move(pointer(2, 500, 500, 'mouse'));
    gestures.move(pointer(1, 250, 150, 'mouse'));
    gestures.up(pointer(2, 500, 500, 'mouse'));
    expect(gestures.isPressed).toBe(true);
    gestures.up(pointer(1, 250, 150, 'mouse'));
    expect(hand.frame('one')).toMatchObject({ x: 200, y: 100 });
  });

  it('counts clicks that follow each other soon at one position', () => {
    const clicks: number[] = [];
    const step = vi.spyOn(hand.session.tools, 'step').mockImplementation((event) => {
      event({
        ...hand.session.tools.state,
        pointerDown: (input) => {
          clicks.push(input.clicks);
          return hand.session.tools.state;
        },
      });
    });
    const press = (after: number, x: number) => {
      time += after;
      down(pointer(1, x, 300, 'mouse'));
      gestures.up(pointer(1, x, 300, 'mouse'));
    };
    press(0, 300);
    press(440, 307);
    press(440, 307);
    press(460, 307);
    press(100, 316);
    step.mockRestore();
    expect(clicks).toEqual([1, 2, 3, 1, 1]);
  });

  it('changes nothing when the browser cancels the pointer', () => {
    down(pointer(1, 150, 150, 'mouse'));
    gestures.move(pointer(1, 250, 150, 'mouse'));
    gestures.lost(1);
    expect(tool()).toBe('idle');
    expect(hand.frame('one')).toMatchObject({ x: 100 });
  });
});

describe('a finger that rests', () => {
  it('opens the menu after a while, and its unfinished gesture is dropped', () => {
    down(pointer(1, 150, 150));
    expect(tool()).toBe('pressing');
    gestures.move(pointer(1, 155, 150));
    vi.advanceTimersByTime(479);
    expect(gestures.hasRested).toBe(false);
    vi.advanceTimersByTime(1);
    expect([gestures.hasRested, gestures.isPressed, tool()]).toEqual([true, false, 'idle']);
    gestures.pressedAnywhere();
    expect(gestures.hasRested).toBe(false);
  });

  it.each([
    ['moves', () => gestures.move(pointer(1, 165, 150))],
    ['goes up', () => gestures.up(pointer(1, 150, 150))],
    ['is taken away', () => gestures.lost(1)],
  ])('opens no menu when it %s before', (_what, end) => {
    down(pointer(1, 150, 150));
    end();
    vi.advanceTimersByTime(1_000);
    expect(gestures.hasRested).toBe(false);
  });

  it('opens no menu on a handle, which it drags', () => {
    down(pointer(1, 100, 100, 'touch', { type: 'handle', handle: 'nw' }));
    vi.advanceTimersByTime(1_000);
    expect([gestures.holds, gestures.hasRested, gestures.isPressed]).toEqual([true, false, true]);
  });
});

describe('two fingers', () => {
  const view = () => hand.session.viewport.view.get();

  it('zoom and move the page, and the unfinished gesture of the first finger is dropped', () => {
    down(pointer(1, 150, 150));
    gestures.move(pointer(1, 200, 150));
    expect(tool()).toBe('dragging');
    expect(down(pointer(2, 300, 150))).toBe(false);
    expect(tool()).toBe('idle');
    gestures.move(pointer(2, 400, 150));
    expect(view().zoom).toBe(2);
    // The page follows the middle between both fingers.
    const middle = hand.session.viewport.toPage({ x: 300, y: 150 });
    expect(middle).toEqual({ x: 250, y: 150 });
    gestures.up(pointer(2, 400, 150));
    vi.runAllTimers();
    expect(hand.frame('one')).toMatchObject({ x: 100 });
  });

  it('leave the remaining finger without a tool until it is pressed again', () => {
    down(pointer(1, 150, 150));
    down(pointer(2, 300, 150));
    gestures.up(pointer(2, 300, 150));
    gestures.move(pointer(1, 400, 400));
    expect([gestures.isPressed, tool(), view().zoom]).toEqual([false, 'idle', 1]);
    gestures.up(pointer(1, 400, 400));
    expect(down(pointer(1, 150, 150))).toBe(true);
  });
});
