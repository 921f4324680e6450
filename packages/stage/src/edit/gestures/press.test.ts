import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToolMachine } from '../tools/machine.ts';
import type { ToolName, ToolState } from '../tools/state.ts';
import { type GesturePointer, Press } from './press.ts';

let calls: string[];
let tools: ToolMachine;
let press: Press;

/** A tool that records its events and stays as it is; it is cancelled to `idle`. */
function tool(name: ToolName): ToolState {
  const state: ToolState = {
    name,
    pointerDown: ({ clicks }) => {
      calls.push(`down ${clicks}`);
      return state;
    },
    pointerMove: ({ at }) => {
      calls.push(`move ${at.x}`);
      return state;
    },
    pointerUp: ({ clicks }) => {
      calls.push(`up ${clicks}`);
      return state;
    },
    cancel: () => {
      calls.push('cancel');
      return tool('idle');
    },
  };
  return state;
}

beforeEach(() => {
  vi.useFakeTimers();
  calls = [];
  tools = new ToolMachine(tool('pressing'));
  press = new Press(tools);
});
afterEach(() => vi.useRealTimers());

function pointer(id: number, x: number, time = 1_000, kind: 'mouse' | 'touch' = 'mouse'): GesturePointer {
  const at = { x, y: 0 };
  return {
    id,
    time,
    input: {
      kind,
      at,
      screen: at,
      target: { type: 'page' },
      shift: false,
      alt: false,
      control: false,
      button: 0,
    },
  };
}

describe('Press', () => {
  it('gives the tool one pointer until it is released', () => {
    press.down(pointer(1, 10), false);
    expect(press.isHeld).toBe(true);
    press.move(pointer(1, 20));
    press.move(pointer(2, 30));
    press.up(pointer(2, 30));
    expect(press.isHeld).toBe(true);
    press.up(pointer(1, 40));
    press.move(pointer(1, 50));
    expect(press.isHeld).toBe(false);
    expect(calls).toEqual(['down 1', 'move 20', 'up 1']);
  });

  it('counts presses within 450 ms and 8 pixels', () => {
    const at = (x: number, time: number) => {
      press.down(pointer(1, x, time), false);
      press.up(pointer(1, x, time));
    };
    at(10, 1_000);
    at(17, 1_449);
    at(10, 1_800);
    at(10, 2_250);
    at(18, 2_300);
    expect(calls.filter((each) => each.startsWith('down'))).toEqual([
      'down 1',
      'down 2',
      'down 3',
      'down 1',
      'down 1',
    ]);
    expect(calls[3]).toBe('up 2');
  });

  it('moves an element to be inserted without a press', () => {
    press.move(pointer(1, 5));
    tools.become(tool('insertingBox'));
    press.move(pointer(1, 6));
    expect(calls).toEqual(['move 6']);
    press.down(pointer(1, 7), false);
    press.move(pointer(2, 8));
    expect(calls).toEqual(['move 6', 'down 1']);
  });

  it('releases a finger after the end of its touch', () => {
    press.down(pointer(1, 10, 1_000, 'touch'), false);
    press.up(pointer(1, 10, 1_000, 'touch'));
    expect(calls).toEqual(['down 1']);
    vi.advanceTimersByTime(0);
    expect(calls).toEqual(['down 1', 'up 1']);
  });

  it('cancels the gesture of a pointer that the browser took away, and of no other', () => {
    press.down(pointer(1, 10), false);
    press.lost(2);
    expect(press.isHeld).toBe(true);
    press.lost(1);
    expect([press.isHeld, calls.at(-1), tools.state.name]).toEqual([false, 'cancel', 'idle']);
  });

  it('drops the gesture for a second finger, but leaves an open text', () => {
    press.down(pointer(1, 10), false);
    press.drop();
    expect([press.isHeld, tools.state.name]).toEqual([false, 'idle']);
    tools.become(tool('editingText'));
    press.down(pointer(1, 10), false);
    calls.length = 0;
    press.drop();
    expect([press.isHeld, tools.state.name, calls]).toEqual([false, 'editingText', []]);
  });
});

describe('a resting finger', () => {
  it('opens the menu after 480 ms, and cancels its press', () => {
    press.down(pointer(1, 10, 1_000, 'touch'), true);
    vi.advanceTimersByTime(479);
    expect(press.hasRested).toBe(false);
    vi.advanceTimersByTime(1);
    expect([press.hasRested, press.isHeld, tools.state.name]).toEqual([true, false, 'idle']);
    press.up(pointer(1, 10, 1_600, 'touch'));
    vi.runAllTimers();
    expect(calls).toEqual(['down 1', 'cancel']);
    expect(press.hasRested).toBe(true);
    press.forgetRest();
    expect(press.hasRested).toBe(false);
  });

  it('does not cancel another tool than a press', () => {
    tools.become(tool('marquee'));
    press.down(pointer(1, 10, 1_000, 'touch'), true);
    vi.advanceTimersByTime(480);
    expect([press.hasRested, calls]).toEqual([true, ['down 1']]);
  });

  it('rests no more when it moved farther than 10 pixels, was lifted or ended', () => {
    press.down(pointer(1, 10, 1_000, 'touch'), true);
    press.stir({ x: 20, y: 0 });
    vi.advanceTimersByTime(480);
    expect(press.hasRested).toBe(true);
    press.forgetRest();
    press.down(pointer(1, 10, 5_000, 'touch'), true);
    press.stir({ x: 20.1, y: 0 });
    vi.advanceTimersByTime(480);
    expect([press.hasRested, press.isHeld]).toEqual([false, true]);
    press.up(pointer(1, 10, 6_000, 'touch'));
    press.down(pointer(1, 10, 7_000, 'touch'), true);
    press.up(pointer(1, 10, 7_100, 'touch'));
    vi.advanceTimersByTime(480);
    expect(press.hasRested).toBe(false);
    press.down(pointer(1, 10, 9_000), false);
    vi.advanceTimersByTime(480);
    expect(press.hasRested).toBe(false);
  });

  it('keeps its press when `forgetRest` is called without a menu', () => {
    press.down(pointer(1, 10), false);
    press.forgetRest();
    expect(press.isHeld).toBe(true);
  });
});
