import type { TimerDescription } from '../../engines/class-time/timer/model.ts';

/** The timer of a page, which counts down or up. */
export const timerTool: TimerDescription = {
  kinds: ['down', 'up'],
  usual: 300,
  presets: [60, 180, 300, 600],
};
