import type {
  AssignmentSetting,
  AssignmentState,
  ShownWhen,
  WorkState,
} from '@lectern/protocol/assignment-shapes';
import { HELD_UP_MS } from '@lectern/protocol/own-work';
import type { WorkRow } from './assignments.tables.ts';
import type { Arrival } from './works.store.ts';

/** The fields of an attempt that its times depend on. */
export type TimedWork = Pick<
  WorkRow,
  'begun_at' | 'ends_at' | 'handed_in_at' | 'handed_in_how' | 'returned_at' | 'key_shown_at'
>;
type Times = Pick<AssignmentSetting, 'from_at' | 'until_at' | 'takes_late'>;
type Rules = Times & Pick<AssignmentSetting, 'attempts' | 'marks_shown' | 'key_shown'>;

const NEVER = Number.POSITIVE_INFINITY;

export function assignmentState({ from_at, until_at, takes_late }: Times, now: number): AssignmentState {
  if (now < from_at) return 'planned';
  if (until_at === null || now < until_at) return 'open';
  return takes_late ? 'late' : 'ended';
}

export function workState({ handed_in_at, returned_at }: TimedWork): WorkState {
  if (returned_at) return 'returned';
  return handed_in_at ? 'handed-in' : 'open';
}

/** The time at which the server hands an attempt in, milliseconds since 1970; infinite without a limit. */
export function hardEnd({ ends_at }: Pick<TimedWork, 'ends_at'>, { until_at, takes_late }: Times): number {
  return Math.min(ends_at?.getTime() ?? NEVER, takes_late ? NEVER : (until_at ?? NEVER));
}

/**
 * The end that a pupil sees, and whether answers are still taken after it. After the end of an assignment that takes late
 * work only the time limit is left.
 */
export function shownEnd(
  work: Pick<TimedWork, 'ends_at'>,
  times: Times,
  now: number,
): { readonly endsAt: number | null; readonly takesLate: boolean } {
  const hard = hardEnd(work, times);
  const until = times.until_at ?? NEVER;
  const end = now >= until && hard < NEVER ? hard : Math.min(hard, until);
  return { endsAt: end === NEVER ? null : end, takesLate: times.takes_late && end === until && hard > until };
}

/**
 * Whether a response that arrives now is taken. Its own time is kept between the beginning of the attempt and now. A
 * response that was given before an end and arrives within two minutes after it counts as given in time.
 */
export function arrivalOf(work: TimedWork, times: Times, given: number, now: number): Arrival {
  const isClosed = work.handed_in_at !== null && work.handed_in_how !== 'time';
  if (isClosed || work.returned_at || work.key_shown_at) return 'closed';
  const givenAt = Math.min(Math.max(given, work.begun_at.getTime()), Math.max(now, work.begun_at.getTime()));
  const isBefore = (end: number) => now < end || (givenAt < end && now < end + HELD_UP_MS);
  if (!isBefore(hardEnd(work, times))) return 'closed';
  return { givenAt: new Date(givenAt), late: !isBefore(times.until_at ?? NEVER) };
}

/** Whether nothing can be added to an attempt any more, held-up responses included. */
function isFinal({ handed_in_at, handed_in_how, returned_at }: TimedWork, now: number): boolean {
  if (!handed_in_at) return false;
  return handed_in_how !== 'time' || returned_at !== null || now >= handed_in_at.getTime() + HELD_UP_MS;
}

function isDue(when: ShownWhen, work: TimedWork, times: Times, now: number): boolean {
  if (!isFinal(work, now)) return false;
  if (when === 'handed-in') return true;
  if (when === 'returned') return work.returned_at !== null;
  return when === 'ended' && times.until_at !== null && now >= times.until_at + HELD_UP_MS;
}

/** Whether the marks of an attempt are shown to its pupil. */
export function marksShown(work: TimedWork, rules: Rules, now: number): boolean {
  return isDue(rules.marks_shown, work, rules, now);
}

/**
 * The attempts that a pupil may still begin; null without a limit. None once the key was shown. After the end, late work is
 * for pupils who handed nothing in: nobody begins another attempt.
 */
export function attemptsLeft(works: readonly TimedWork[], rules: Rules, now: number): number | null {
  const state = assignmentState(rules, now);
  const hasSeenKey = works.some(
    (work) => work.key_shown_at || (work.returned_at && rules.key_shown === 'returned'),
  );
  const mayBegin = state === 'open' || (state === 'late' && works.every((work) => !work.handed_in_at));
  if (hasSeenKey || !mayBegin) return 0;
  return rules.attempts === null ? null : Math.max(0, rules.attempts - works.length);
}

/**
 * Whether the key is shown for an attempt: the rule shows it, none of the pupil's attempts is being answered, and no other
 * one may begin.
 */
export function keyShown(work: TimedWork, all: readonly TimedWork[], rules: Rules, now: number): boolean {
  return attemptsLeft(all, rules, now) === 0 && isKeyDue(work, all, rules, now);
}

/** Whether the key is shown as soon as the pupil renounces further attempts. */
export function mayRenounce(work: TimedWork, all: readonly TimedWork[], rules: Rules, now: number): boolean {
  return attemptsLeft(all, rules, now) !== 0 && isKeyDue(work, all, rules, now);
}

function isKeyDue(work: TimedWork, all: readonly TimedWork[], rules: Rules, now: number): boolean {
  return all.every((one) => isFinal(one, now)) && isDue(rules.key_shown, work, rules, now);
}
