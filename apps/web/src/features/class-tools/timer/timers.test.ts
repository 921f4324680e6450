import { SteadyClock } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import {
  elapsed,
  endOf,
  firstToEnd,
  isLast,
  isOver,
  kept,
  left,
  longer,
  nextId,
  paused,
  reset,
  resumed,
  ringing,
  seconds,
  shifted,
  started,
  TIMERS_MAX,
  timersOf,
  untilNextSecond,
} from './timers.ts';

const MINUTE = 60_000;
const NOW = 1_760_000_000_000;
const five = started('timer1', 'down', 5 * MINUTE, NOW);

describe('a count-down', () => {
  it('ends by the clock, however long its window slept', () => {
    expect(left(five, NOW + 5 * MINUTE - 1)).toBe(1);
    expect(isOver(five, NOW + 5 * MINUTE - 1)).toBe(false);
    expect(isOver(five, NOW + 5 * MINUTE)).toBe(true);
    expect(endOf(five, NOW + 1234)).toBe(NOW + 5 * MINUTE);
  });

  it('continues at the same time when the stored lesson is read again', () => {
    const [again] = timersOf(JSON.parse(JSON.stringify({ timer1: kept(five) })));
    expect(again).toEqual(five);
  });

  it('stops while it is paused', () => {
    const still = paused(five, NOW + MINUTE);
    expect(left(still, NOW + 60 * MINUTE)).toBe(4 * MINUTE);
    expect(endOf(still, NOW + 60 * MINUTE)).toBeUndefined();
    const on = resumed(still, NOW + 60 * MINUTE);
    expect(endOf(on, NOW + 60 * MINUTE)).toBe(NOW + 64 * MINUTE);
    expect(resumed(on, NOW + 61 * MINUTE)).toBe(on);
    expect(left(reset(on), NOW + 61 * MINUTE)).toBe(5 * MINUTE);
  });

  it('gets a minute more on request, and runs for a minute again when it had ended', () => {
    expect(left(longer(five, MINUTE, NOW), NOW)).toBe(6 * MINUTE);
    const over = { ...five, rung: true };
    const more = longer(over, MINUTE, NOW + 7 * MINUTE);
    expect(left(more, NOW + 7 * MINUTE)).toBe(MINUTE);
    expect(more.rung).toBe(false);
  });

  it('shows seconds rounded up, so that it ends at 0', () => {
    expect(seconds(five, NOW)).toBe(300);
    expect(seconds(five, NOW + 1)).toBe(300);
    expect(seconds(five, NOW + 1000)).toBe(299);
    expect(seconds(five, NOW + 5 * MINUTE - 1)).toBe(1);
    expect(seconds(five, NOW + 5 * MINUTE)).toBe(0);
  });

  it('sounds in its last ten seconds while it runs', () => {
    expect(isLast(five, NOW + 5 * MINUTE - 10_001)).toBe(false);
    expect(isLast(five, NOW + 5 * MINUTE - 10_000)).toBe(true);
    expect(isLast(five, NOW + 5 * MINUTE)).toBe(false);
    expect(isLast(paused(five, NOW + 5 * MINUTE - 5000), NOW + 9 * MINUTE)).toBe(false);
  });

  it('rings once, and not when it ended long before it was viewed', () => {
    expect(ringing(five, NOW + 4 * MINUTE)).toBe('no');
    expect(ringing(five, NOW + 5 * MINUTE)).toBe('now');
    expect(ringing({ ...five, rung: true }, NOW + 5 * MINUTE)).toBe('no');
    expect(ringing(five, NOW + 7 * MINUTE)).toBe('late');
  });

  it('keeps its remaining time when the clock is set forward or back', () => {
    const ports = { at: NOW, steadily: 0 };
    const clock = new SteadyClock({ wall: () => ports.at, steady: () => ports.steadily });
    for (const jump of [3_600_000, -7_200_000]) {
      ports.at += MINUTE + jump;
      ports.steadily += MINUTE;
      const read = clock.read();
      expect(read.jump).toBe(jump);
      expect(clock.read().jump).toBe(0);
    }
    const now = NOW + 2 * MINUTE - 3_600_000;
    expect(left(shifted(five, -3_600_000), now)).toBe(3 * MINUTE);
  });

  it('ignores a clock that runs a little fast or slow', () => {
    const ports = { at: NOW, steadily: 0 };
    const clock = new SteadyClock({ wall: () => ports.at, steady: () => ports.steadily });
    ports.at += 5 * MINUTE;
    ports.steadily += 5 * MINUTE - 400;
    expect(clock.read()).toEqual({ now: NOW + 5 * MINUTE, jump: 0 });
  });
});

describe('timers of a lesson', () => {
  it('show in the corner the count-down that ends first, or a stopwatch when none is running', () => {
    const long = started('timer2', 'down', 9 * MINUTE, NOW);
    const up = started('timer3', 'up', 0, NOW);
    expect(firstToEnd([up, long, five], NOW)?.id).toBe('timer1');
    expect(firstToEnd([up, long, five], NOW + 6 * MINUTE)?.id).toBe('timer2');
    expect(firstToEnd([up, paused(long, NOW), five], NOW + 6 * MINUTE)?.id).toBe('timer3');
    expect(firstToEnd([paused(up, NOW), five], NOW + 6 * MINUTE)).toBeUndefined();
  });

  it('run side by side, each until its own next second', () => {
    const up = started('timer2', 'up', 0, NOW - 300);
    const one = started('timer3', 'down', MINUTE, NOW - 900);
    expect(elapsed(up, NOW)).toBe(300);
    expect(seconds(up, NOW + 700)).toBe(1);
    expect(untilNextSecond([five, up, one], NOW)).toBe(100);
    expect(untilNextSecond([five], NOW)).toBe(1000);
    expect(untilNextSecond([paused(five, NOW)], NOW)).toBeUndefined();
    expect(nextId([five, one])).toBe('timer4');
    expect(nextId([])).toBe('timer1');
  });

  it('are read in order, without invalid entries', () => {
    const good = kept(five);
    const read = timersOf({
      timer10: good,
      timer2: good,
      box: { x: 1, y: 2, w: 3, h: 4 },
      timer3: { ...five, total: 'NaN' },
      timer4: { ...five, since: 'soon' },
      timer5: null,
      timer6: { ...five, kind: 'sideways' },
      timer7: { ...five, done: -1 },
    });
    expect(read.map(({ id }) => id)).toEqual(['timer2', 'timer10']);
  });

  it('are limited in number', () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`timer${index}`, kept(five)]));
    expect(timersOf(many)).toHaveLength(TIMERS_MAX);
  });
});
