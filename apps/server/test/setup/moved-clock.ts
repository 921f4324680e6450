import type { Clock } from '../../src/platform/clock.ts';

/** The system's clock, moved ahead by `ahead` milliseconds. */
export function movedClock(): Clock & { ahead: number } {
  return {
    ahead: 0,
    now() {
      return Date.now() + this.ahead;
    },
  };
}
