import type { Animation } from '@lectern/courseware';
import { type AnimationTimes, stepTimes, wholeLength } from '@lectern/playback/step-times';
import { animationSteps } from './animation-steps.ts';

/** The ruler above the bars: its length and its marks, seconds after the click. */
export interface TimeScale {
  readonly seconds: number;
  readonly marks: readonly number[];
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600];

/** Returns a ruler for a number of milliseconds, with at most five marks. */
export function timeScale(longest: number): TimeScale {
  const needed = Math.max(longest / 1000, 2) * 1.1;
  const step = STEPS.find((each) => needed / each <= 5) ?? Math.ceil(needed / 5 / 600) * 600;
  const count = Math.ceil(needed / step);
  return { seconds: count * step, marks: Array.from({ length: count }, (_, i) => i * step) };
}

/** Returns when each animation plays, by its id, in milliseconds after the click that starts it. */
export function animationTimes(
  animations: readonly Animation[],
  piecesOf: (animation: Animation, by: 'letter' | 'word') => number,
): ReadonlyMap<string, AnimationTimes> {
  const all = animationSteps(animations).flatMap((step) => {
    const times = stepTimes(step.animations, (each) => wholeLength(each, (by) => piecesOf(each, by)));
    return step.animations.map((each, i) => [each.id, times[i]] as const);
  });
  return new Map(all.flatMap(([id, times]) => (times ? [[id, times] as const] : [])));
}

/** Step of delays and durations set in the panel, milliseconds. */
export const TENTH = 100;
/** Shortest duration, and longest duration and delay, milliseconds. */
const LEAST = TENTH;
const MOST = 600_000;

export function movedDelay(delay: number, by: number): number {
  return Math.min(Math.max(Math.round((delay + by) / TENTH) * TENTH, 0), MOST);
}

/**
 * Returns the duration of one run after its bar, which may show several runs, was resized by a number of milliseconds.
 */
export function resizedDuration(duration: number, { begin, end }: AnimationTimes, by: number): number {
  const runs = duration > 0 ? Math.max((end - begin) / duration, 1) : 1;
  const wanted = Math.round((duration + by / runs) / TENTH) * TENTH;
  return Math.min(Math.max(wanted, LEAST), MOST);
}
