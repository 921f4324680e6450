import { seeded } from '@lectern/base';
import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { timerTool } from '../../../tools/timer/tool.ts';
import {
  heardOf,
  isLast,
  isOver,
  isRunning,
  LONGEST,
  preset as presetOfTool,
  pressed,
  reset,
  secondsOf,
  shareOf,
  shifted,
  timerOf as timerOfTool,
  untilNext,
} from './model.ts';

const timerOf = (data: ToolData) => timerOfTool(data, timerTool);
const preset = (total: number) => presetOfTool(total, timerTool);
const NOON = Date.UTC(2026, 11, 1, 4);

/** The data after a patch, as they are read from a courseware. */
function after(data: ToolData, patch: ToolDataPatch): ToolData {
  return JSON.parse(JSON.stringify({ ...data, ...patch }));
}

it('A 5-minute countdown ends within 0.1 s of the wall clock even after the tab slept; an inserted timer keeps its preset.', () => {
  // The data as prepared in the editor, and as they are in class.
  const placed = after({}, preset(300));
  const runs = after(placed, pressed(timerOf(placed), NOON));
  // The time is not read for most of the run.
  expect(isOver(timerOf(runs), NOON + 299_950)).toBe(false);
  expect(isOver(timerOf(runs), NOON + 300_000)).toBe(true);
  expect(secondsOf(timerOf(runs), NOON + 299_950)).toBe(1);
  expect(timerOf(after(runs, reset()))).toEqual(timerOf(placed));
  expect(placed).toEqual({ kind: 'down', total: 300 });
});

describe('a timer on a page', () => {
  it('counts down from five minutes when there are no data', () => {
    expect(timerOf({})).toEqual({ kind: 'down', total: 300, since: null, done: 0 });
    expect(secondsOf(timerOf({}), NOON)).toBe(300);
  });

  it('uses defaults for invalid data', () => {
    for (const run of [
      null,
      7,
      'now',
      [],
      {},
      { since: 'x', done: 0 },
      { since: null, done: -1 },
      { done: 1e300 },
    ])
      expect(timerOf({ run } as ToolData)).toMatchObject({ since: null, done: 0 });
    for (const total of [0, -1, 2.5, LONGEST + 1, '60', null])
      expect(timerOf({ total } as ToolData).total).toBe(300);
    expect(timerOf({ kind: 'sideways' }).kind).toBe('down');
  });

  it('stops while it is paused, and continues at the same time', () => {
    let data = after(preset(60) as ToolData, pressed(timerOf(preset(60) as ToolData), NOON));
    data = after(data, pressed(timerOf(data), NOON + 20_000));
    expect(secondsOf(timerOf(data), NOON + 900_000)).toBe(40);
    data = after(data, pressed(timerOf(data), NOON + 900_000));
    expect(secondsOf(timerOf(data), NOON + 910_000)).toBe(30);
  });

  it('starts again when it is pressed at its end', () => {
    const data = after({ total: 60 }, pressed(timerOf({ total: 60 }), NOON));
    const again = after(data, pressed(timerOf(data), NOON + 70_000));
    expect(secondsOf(timerOf(again), NOON + 70_000)).toBe(60);
  });

  it('counts up without an end', () => {
    const data = after({ kind: 'up' }, pressed(timerOf({ kind: 'up' }), NOON));
    expect(secondsOf(timerOf(data), NOON + 3_723_900)).toBe(3723);
    expect(isOver(timerOf(data), NOON + 1e10)).toBe(false);
  });

  it('marks its last ten seconds', () => {
    const data = after({ total: 60 }, pressed(timerOf({ total: 60 }), NOON));
    expect([49_000, 50_000, 59_999, 60_000].map((ms) => isLast(timerOf(data), NOON + ms))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('sounds once in each of its last ten seconds and at its end, and not for an end that was not shown', () => {
    const runs = timerOf(after({ total: 12 }, pressed(timerOf({ total: 12 }), NOON)));
    const heard: string[] = [];
    let before: number | undefined;
    for (let ms = 0; ms <= 15_000; ms += 250) {
      const said = heardOf(runs, NOON + ms, before);
      before = secondsOf(runs, NOON + ms);
      if (said) heard.push(said);
    }
    expect(heard).toEqual([...Array.from({ length: 10 }, () => 'tick'), 'alarm']);
    expect(heardOf(runs, NOON + 12_100, undefined), 'after a reload').toBeUndefined();
    expect(heardOf(runs, NOON + 900_000, 3), 'in a window that was asleep').toBeUndefined();
  });

  it('keeps the elapsed time when the clock is set forward or back', () => {
    let data = after({ total: 60 }, pressed(timerOf({ total: 60 }), NOON));
    for (const jump of [3_600_000, -7_200_000]) data = after(data, shifted(timerOf(data), jump) ?? {});
    expect(secondsOf(timerOf(data), NOON + 20_000 - 3_600_000)).toBe(40);
    expect(shifted(timerOf({ total: 60 }), 5_000)).toBeUndefined();
  });

  it('never shows an impossible value, after any presses and clock jumps (seed 10)', () => {
    const random = seeded(10);
    let data: ToolData = {};
    for (let step = 0; step < 2_000; step += 1) {
      const now = NOON + Math.floor((random() - 0.3) * 1e7);
      const timer = timerOf(data);
      const choice = Math.floor(random() * 5);
      if (choice === 0) data = after(data, reset());
      else if (choice === 1) data = after(data, preset(Math.floor(random() * 7_000) - 500));
      else if (choice === 2) data = after(data, { kind: random() < 0.5 ? 'up' : 'down' });
      else data = after(data, pressed(timer, now));
      const shown = timerOf(data);
      expect(secondsOf(shown, now)).toBeGreaterThanOrEqual(0);
      expect(shareOf(shown, now)).toBeGreaterThanOrEqual(0);
      expect(shareOf(shown, now)).toBeLessThanOrEqual(1);
      expect(untilNext(shown, now) !== undefined).toBe(isRunning(shown, now));
      expect(untilNext(shown, now) ?? 1).toBeGreaterThan(0);
      expect(untilNext(shown, now) ?? 1).toBeLessThanOrEqual(1000);
    }
  });
});
