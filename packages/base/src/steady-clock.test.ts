import { expect, it } from 'vitest';
import { SteadyClock } from './steady-clock.ts';

function clockAt(wall: number, steady: number) {
  const ports = { wall, steady };
  const clock = new SteadyClock({ wall: () => ports.wall, steady: () => ports.steady });
  return {
    /** Reads the clock after `steady` milliseconds in which the machine's clock moved by `wall`. */
    readAfter: (steady: number, wall: number) => {
      ports.steady += steady;
      ports.wall += wall;
      return clock.read();
    },
  };
}

it('a steady clock returns no jump while both clocks go equally fast', () => {
  expect(clockAt(50_000, 300).readAfter(7_000, 7_000)).toEqual({ now: 57_000, jump: 0 });
});

it.each([
  { by: 999, jump: 0 },
  { by: 1_000, jump: 1_000 },
  { by: -999, jump: 0 },
  { by: -1_000, jump: -1_000 },
])("a steady clock returns a jump of $jump when the machine's clock was set by $by", ({ by, jump }) => {
  expect(clockAt(50_000, 300).readAfter(2_000, 2_000 + by)).toEqual({ now: 52_000 + by, jump });
});

it('a steady clock returns a jump once, and small differences when they add up to one', () => {
  const clock = clockAt(0, 0);
  expect(clock.readAfter(10, 5_010).jump).toBe(5_000);
  expect(clock.readAfter(10, 10).jump).toBe(0);
  expect(clock.readAfter(10, 610).jump).toBe(0);
  expect(clock.readAfter(10, 610).jump).toBe(1_200);
});
