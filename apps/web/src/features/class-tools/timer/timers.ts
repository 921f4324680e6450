import type { LessonValue } from '@lectern/courseware/lesson';

const MINUTE = 60_000;
/** Longest count-down, milliseconds. */
export const LONGEST = 99 * MINUTE + 59_000;
/** Number of timers of one lesson at most. */
export const TIMERS_MAX = 6;
/** A timer that ended longer ago than this without being announced does not ring, milliseconds. */
const LATE = 60_000;
/** Number of seconds before the end in which each second is announced by a sound. */
const HEARD_SECONDS = 10;

/**
 * A timer as stored in the lesson. It stores when it was started and not how far it has counted, so that neither a
 * reload nor a sleeping window delays it. Times are milliseconds.
 */
export interface Timer {
  readonly id: string;
  readonly kind: 'down' | 'up';
  /** Length of a count-down; 0 for a stopwatch. */
  readonly total: number;
  /** Time counted before the last start. */
  readonly done: number;
  /** Time of the last start, since 1970; null while the timer is paused. */
  readonly since: number | null;
  /** Whether the end of the timer has been announced. */
  readonly rung: boolean;
}

/** Key of a timer in the lesson's values; the number gives the order. */
const NAME = /^timer(\d{1,6})$/;

/** The timers of a lesson, the oldest first. Invalid values are ignored. */
export function timersOf(values: Readonly<Record<string, unknown>>): readonly Timer[] {
  return Object.entries(values)
    .flatMap(([id, value]) => {
      const number = NAME.exec(id)?.[1];
      const timer = number === undefined ? undefined : readTimer(id, value);
      return timer ? [{ number: Number(number), timer }] : [];
    })
    .sort((one, other) => one.number - other.number)
    .slice(0, TIMERS_MAX)
    .map(({ timer }) => timer);
}

function readTimer(id: string, value: unknown): Timer | undefined {
  const { kind, total, done, since, rung } = (value ?? {}) as Partial<Record<keyof Timer, unknown>>;
  if (kind !== 'down' && kind !== 'up') return undefined;
  if (!isTime(total) || !isTime(done) || (since !== null && !isTime(since))) return undefined;
  return { id, kind, total: Math.min(total, LONGEST), done, since, rung: rung === true };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

/** The timer as stored under its id. */
export function kept({ id: _, ...timer }: Timer): LessonValue {
  return timer;
}

/** An unused id. */
export function nextId(timers: readonly Timer[]): string {
  return `timer${1 + Math.max(0, ...timers.map(({ id }) => Number(NAME.exec(id)?.[1])))}`;
}

/** A timer that starts now; `total` is 0 for a stopwatch. */
export function started(id: string, kind: Timer['kind'], total: number, now: number): Timer {
  return { id, kind, total: Math.min(total, LONGEST), done: 0, since: now, rung: false };
}

/** Counted time, milliseconds. */
export function elapsed({ done, since }: Timer, now: number): number {
  return done + (since === null ? 0 : Math.max(0, now - since));
}

/** Remaining time of a count-down, milliseconds; 0 after its end. */
export function left(timer: Timer, now: number): number {
  return Math.max(0, timer.total - elapsed(timer, now));
}

export function isOver(timer: Timer, now: number): boolean {
  return timer.kind === 'down' && left(timer, now) === 0;
}

export function paused(timer: Timer, now: number): Timer {
  return { ...timer, done: elapsed(timer, now), since: null };
}

export function resumed(timer: Timer, now: number): Timer {
  return timer.since === null ? { ...timer, since: now } : timer;
}

/** The timer paused at its beginning. */
export function reset(timer: Timer): Timer {
  return { ...timer, done: 0, since: null, rung: false };
}

/** A count-down with more time; a finished count-down runs again from now on. */
export function longer(timer: Timer, by: number, now: number): Timer {
  const more = { ...timer, total: Math.min(LONGEST, timer.total + by), rung: false };
  if (!isOver(timer, now)) return more;
  return { ...more, total: by, done: 0, since: now };
}

/**
 * Adjusts the timer to a clock that was set forward by `by` milliseconds (or back, if negative), so that the counted
 * time stays.
 */
export function shifted(timer: Timer, by: number): Timer {
  return timer.since === null ? timer : { ...timer, since: Math.max(0, timer.since + by) };
}

/** Time of the end; undefined when it is paused or has ended. */
export function endOf(timer: Timer, now: number): number | undefined {
  if (timer.kind === 'up' || timer.since === null || isOver(timer, now)) return undefined;
  return now + left(timer, now);
}

/** Whether the end of a timer must be announced now, or no longer because it was long ago. */
export function ringing(timer: Timer, now: number): 'no' | 'now' | 'late' {
  if (timer.rung || timer.since === null || !isOver(timer, now)) return 'no';
  return elapsed(timer, now) - timer.total > LATE ? 'late' : 'now';
}

/** Whether a timer has ended that the lesson has not recorded as ended. */
export function isEndUntold(timers: readonly Timer[], now: number): boolean {
  return timers.some((timer) => ringing(timer, now) !== 'no');
}

/** The displayed seconds; for a count-down the started seconds, so that 0 is the end. */
export function seconds(timer: Timer, now: number): number {
  return timer.kind === 'down' ? Math.ceil(left(timer, now) / 1000) : Math.floor(elapsed(timer, now) / 1000);
}

/** Time until a running timer displays another second, milliseconds; undefined without a running timer. */
export function untilNextSecond(timers: readonly Timer[], now: number): number | undefined {
  const waits = timers
    .filter((timer) => timer.since !== null && !isOver(timer, now))
    .map((timer) => {
      const within = timer.kind === 'down' ? left(timer, now) % 1000 : 1000 - (elapsed(timer, now) % 1000);
      return within === 0 ? 1000 : within;
    });
  return waits.length === 0 ? undefined : Math.min(...waits);
}

/** The running count-down that ends first; a stopwatch when no count-down is running. */
export function firstToEnd(timers: readonly Timer[], now: number): Timer | undefined {
  const running = timers.filter((timer) => timer.since !== null && !isOver(timer, now));
  const leftOf = (timer: Timer) => (timer.kind === 'down' ? left(timer, now) : Number.POSITIVE_INFINITY);
  return running.toSorted((one, other) => leftOf(one) - leftOf(other))[0];
}

/** Whether the timer is in its last seconds, each of which sounds. */
export function isLast(timer: Timer, now: number): boolean {
  const read = seconds(timer, now);
  return timer.kind === 'down' && timer.since !== null && read > 0 && read <= HEARD_SECONDS;
}
