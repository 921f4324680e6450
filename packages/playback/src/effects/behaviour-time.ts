import type { Behaviour } from '@lectern/courseware';

/** Fractions of the duration spent accelerating and decelerating. */
export interface Pace {
  readonly accelerate: number;
  readonly decelerate: number;
}

/** Duration of one run, milliseconds. */
export function runOf({ duration, speed = 1 }: Behaviour): number {
  return duration / Math.max(Math.abs(speed), 0.01);
}

/** Duration of all runs, milliseconds. */
export function spanOf(behaviour: Behaviour): number {
  return runOf(behaviour) * runsOf(behaviour) * (behaviour.autoReverse ? 2 : 1);
}

/** Number of runs, which may be fractional. */
export function runsOf({ repeat }: Behaviour): number {
  return repeat === undefined || repeat <= 0 ? 1 : repeat;
}

/**
 * The progress of a behaviour at a time, 0 to 1, with repeats and reversal; undefined before its start and when it is
 * undone after its end.
 */
export function progressAt(behaviour: Behaviour, time: number): number | undefined {
  const { begin, autoReverse, passing, accelerate = 0, decelerate = 0, speed = 1 } = behaviour;
  const past = time - begin;
  if (past < -1e-9) return undefined;
  const span = spanOf(behaviour);
  const run = runOf(behaviour);
  const over = past >= span;
  if (over && passing) return undefined;
  // A complete last run ends at 1, not at the beginning of another run.
  const runs = run > 0 ? Math.min(past, span) / run : 1;
  const whole = Math.floor(runs);
  const ended = over && runs === whole && whole > 0;
  const within = ended ? 1 : runs - whole;
  const back = autoReverse && (ended ? whole - 1 : whole) % 2 === 1;
  const forth = back ? 1 - within : within;
  const share = speed < 0 ? 1 - forth : forth;
  const paced = behaviour.bounce
    ? bouncing(share, behaviour.bounce)
    : eased(share, { accelerate, decelerate });
  return behaviour.timeFilter === undefined ? paced : filtered(timeFilterOf(behaviour.timeFilter), paced);
}

/** Arrives early and bounces three times, less each time. */
function bouncing(t: number, end: number): number {
  const arrival = 1 - end;
  if (t < arrival) return (t / arrival) ** 2;
  const left = (t - arrival) / end;
  return 1 - Math.abs(Math.sin(left * 3 * Math.PI)) * 0.22 * (1 - left) ** 2;
}

/** Speed increases evenly at first and decreases evenly at the end (SMIL's accelerate and decelerate). */
export function eased(t: number, { accelerate, decelerate }: Pace): number {
  const a = accelerate;
  const d = Math.min(decelerate, 1 - a);
  if (a + d <= 0) return t;
  const speed = 1 / (1 - a / 2 - d / 2);
  if (t < a) return (speed * t * t) / (2 * a);
  if (t <= 1 - d) return speed * (t - a / 2);
  const left = 1 - t;
  return 1 - (speed * left * left) / (2 * d);
}

/** Points in time from 0 to 1, each with the behaviour's progress. */
export type TimeFilter = readonly (readonly [at: number, far: number])[];

/** Parses p:cTn/@tmFilter (19.5.33): `0, 0; .2, .5; 1, 1`. Empty when it is invalid. */
export function timeFilterOf(text: string): TimeFilter {
  return text
    .split(';')
    .slice(0, 128)
    .flatMap((pair) => {
      const [at, far] = pair.split(',').map((word) => (word.trim() === '' ? Number.NaN : Number(word)));
      if (at === undefined || far === undefined || !Number.isFinite(at) || !Number.isFinite(far)) return [];
      return [[Math.min(Math.max(at, 0), 1), Math.min(Math.max(far, 0), 1)] as const];
    })
    .sort(([a], [b]) => a - b);
}

function filtered(filter: TimeFilter, t: number): number {
  const next = filter.findIndex(([at]) => at >= t);
  const [to, from] = [filter[next], filter[next - 1]];
  if (next < 0) return filter.at(-1)?.[1] ?? t;
  if (!to || !from) return to?.[1] ?? t;
  return to[0] > from[0] ? from[1] + ((to[1] - from[1]) * (t - from[0])) / (to[0] - from[0]) : to[1];
}
