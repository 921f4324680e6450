import type { Animation } from '@lectern/courseware';
import { type AnimationTimes, stepTimes, wholeLength } from '@lectern/playback/step-times';
import { animationSteps } from './animation-steps.ts';

/** What the ruler over the bars shows: seconds from the click, and where they are written. */
export interface TimeScale {
  readonly seconds: number;
  readonly marks: readonly number[];
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 30, 60, 120, 300, 600];

/** A ruler on which so many milliseconds have room, with five marks at most behind its beginning. */
export function timeScale(longest: number): TimeScale {
  const needed = Math.max(longest / 1000, 2) * 1.1;
  const step = STEPS.find((each) => needed / each <= 5) ?? Math.ceil(needed / 5 / 600) * 600;
  const count = Math.ceil(needed / step);
  return { seconds: count * step, marks: Array.from({ length: count }, (_, i) => i * step) };
}

/** When each animation plays, by its id, in milliseconds after the click that brings it. */
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

/** Milliseconds that hands set: whole tenths of a second. */
export const TENTH = 100;
/** What a duration is at least, and either is at most. */
const LEAST = TENTH;
const MOST = 600_000;

export function movedDelay(delay: number, by: number): number {
  return Math.min(Math.max(Math.round((delay + by) / TENTH) * TENTH, 0), MOST);
}

/** The duration of one run when a bar, which may show several, becomes longer or shorter by so much. */
export function resizedDuration(duration: number, { begin, end }: AnimationTimes, by: number): number {
  const runs = duration > 0 ? Math.max((end - begin) / duration, 1) : 1;
  const wanted = Math.round((duration + by / runs) / TENTH) * TENTH;
  return Math.min(Math.max(wanted, LEAST), MOST);
}
