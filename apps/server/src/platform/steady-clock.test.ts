import { describe, expect, it } from 'vitest';
import { SteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;
const START = 1_780_000_000_000;

function sources() {
  let passed = 0;
  let set = 0;
  return {
    wall: { now: () => START + passed + set },
    monotonic: () => passed,
    pass: (ms: number) => {
      passed += ms;
    },
    setBy: (ms: number) => {
      set += ms;
    },
  };
}

describe('the steady clock', () => {
  for (const [name, jump] of [
    ['an hour back', -HOUR],
    ['an hour ahead', HOUR],
    ['two days back', -48 * HOUR],
    ['two days ahead', 48 * HOUR],
  ] as const) {
    it(`continues without a jump when the system’s clock is set ${name}, and approaches it slowly`, () => {
      const time = sources();
      const clock = new SteadyClock(0, time);
      time.pass(60_000);
      expect(clock.now()).toBe(START + 60_000);
      time.setBy(jump);
      expect(clock.now()).toBe(START + 60_000);
      time.pass(60_000);
      expect(clock.now()).toBe(START + 120_000 + Math.sign(jump) * 3_000);
      time.pass(24 * Math.abs(jump));
      expect(clock.now()).toBe(time.wall.now());
    });
  }

  it('continues from the last time of the previous process when the clock was set back between them', () => {
    const time = sources();
    expect(new SteadyClock(START + 48 * HOUR, time).now()).toBe(START + 48 * HOUR);
    expect(new SteadyClock(START - 48 * HOUR, time).now()).toBe(START);
  });

  it('never goes back', () => {
    const time = sources();
    const clock = new SteadyClock(0, time);
    let last = clock.now();
    for (let step = 0; step < 500; step += 1) {
      time.pass(step % 7);
      if (step % 11 === 0) time.setBy(step % 2 ? -HOUR : HOUR * 0.9);
      const now = clock.now();
      expect(now).toBeGreaterThanOrEqual(last);
      last = now;
    }
  });
});
