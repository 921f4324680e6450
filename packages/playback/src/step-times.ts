import type { Animation } from '@lectern/courseware';

/** Start and end of an animation, milliseconds after the click of its step. */
export interface AnimationTimes {
  /** The start after its delay. */
  readonly begin: number;
  readonly end: number;
}

/** PowerPoint's shortest effect, so that an "appear" still has a duration. */
export const INSTANT = 1;

/**
 * The times of the animations of one click: an `after` animation waits until all previous animations have ended.
 *
 * @param lengthOf milliseconds of an animation with all its runs (see `wholeLength`); undefined for an animation that
 * is not played.
 */
export function stepTimes(
  animations: readonly Animation[],
  lengthOf: (animation: Animation) => number | undefined,
): readonly AnimationTimes[] {
  let begin = 0;
  let end = 0;
  return animations.map((animation, index) => {
    if (index > 0 && animation.trigger.type === 'after') begin = end;
    const length = lengthOf(animation);
    if (length === undefined) return { begin, end: begin };
    const over = begin + animation.delay + length;
    end = Math.max(end, over);
    return { begin: begin + animation.delay, end: over };
  });
}

/**
 * Milliseconds of all runs of an animation, including the delays between the pieces of its text; endless runs count
 * once.
 */
export function wholeLength(animation: Animation, piecesOf: (by: 'letter' | 'word') => number): number {
  const { iterate } = animation;
  const { duration, iterations } = runOf(animation);
  const runs = Number.isFinite(iterations) ? iterations : 1;
  const gap = iterate ? Math.max(iterate.interval, 0) * duration : 0;
  const spread = iterate ? gap * Math.max(piecesOf(iterate.by) - 1, 0) : 0;
  // A video that other animations wait for has the length in its file.
  const own = animation.effect.class === 'media' ? animation.duration : duration;
  return spread + own * runs * (animation.autoReverse ? 2 : 1);
}

/**
 * Duration of one run in milliseconds, and number of runs: repeatCount and repeatDur, whichever ends first, and an end
 * time (19.5.33 and SMIL's computing of the active duration).
 */
export function runOf(animation: Animation): { readonly duration: number; readonly iterations: number } {
  const { repeat, repeatFor, until, speed = 1, autoReverse } = animation;
  const duration = Math.max(animation.duration / Math.max(Math.abs(speed), 0.01), INSTANT);
  const run = duration * (autoReverse ? 2 : 1);
  const counts = [
    repeat === 'indefinite' ? Number.POSITIVE_INFINITY : repeat,
    repeatFor === 'indefinite' ? Number.POSITIVE_INFINITY : repeatFor && repeatFor / run,
  ].filter((each) => each !== undefined && each > 0);
  const iterations = counts.length === 0 ? 1 : Math.min(...(counts as number[]));
  const last = until?.type === 'time' ? until.after / run : Number.POSITIVE_INFINITY;
  return { duration, iterations: Math.min(iterations, last) };
}
