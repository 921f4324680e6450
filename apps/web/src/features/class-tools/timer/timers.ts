import type { LessonValue } from '@lectern/courseware/lesson';

const MINUTE = 60_000;
/** The longest time that is counted down from, milliseconds. */
export const LONGEST = 99 * MINUTE + 59_000;
/** Timers of one lesson at once. */
export const TIMERS_MAX = 6;
/** One that ended longer ago than this, while nobody looked, rings no more, milliseconds. */
const LATE = 60_000;
/** The seconds before the end that are heard. */
const HEARD_SECONDS = 10;

/**
 * One timer, as the lesson keeps it. It holds when it was started and never how far it has counted, so that neither a
 * reload nor a sleeping window makes it late. Times are milliseconds.
 */
export interface Timer {
  readonly id: string;
  readonly kind: 'down' | 'up';
  /** What it counts down from; nothing for one that counts up. */
  readonly total: number;
  /** What it had counted when it was last started. */
  readonly done: number;
  /** When it was last started, since 1970; null while it stands still. */
  readonly since: number | null;
  /** Its end was heard. */
  readonly rung: boolean;
}

/** Where a timer stands in the lesson's values; the number orders them. */
const NAME = /^timer(\d{1,6})$/;

/** The timers of a lesson, the oldest first. What is no timer is passed over. */
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

/** What the lesson keeps of it, under its id. */
export function kept({ id: _, ...timer }: Timer): LessonValue {
  return timer;
}

/** A name that none of these has. */
export function nextId(timers: readonly Timer[]): string {
  return `timer${1 + Math.max(0, ...timers.map(({ id }) => Number(NAME.exec(id)?.[1])))}`;
}

/** A timer that runs from now on; `total` of one that counts up is 0. */
export function started(id: string, kind: Timer['kind'], total: number, now: number): Timer {
  return { id, kind, total: Math.min(total, LONGEST), done: 0, since: now, rung: false };
}

/** What it has counted. */
export function elapsed({ done, since }: Timer, now: number): number {
  return done + (since === null ? 0 : Math.max(0, now - since));
}

/** What it counts down still; 0 once it is over. */
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

/** At its beginning, standing still. */
export function reset(timer: Timer): Timer {
  return { ...timer, done: 0, since: null, rung: false };
}

/** One that is over runs again, from now on. */
export function longer(timer: Timer, by: number, now: number): Timer {
  const more = { ...timer, total: Math.min(LONGEST, timer.total + by), rung: false };
  if (!isOver(timer, now)) return more;
  return { ...more, total: by, done: 0, since: now };
}

/** The clock was put forward (or back, below 0) by so much: what was counted stays what it was. */
export function shifted(timer: Timer, by: number): Timer {
  return timer.since === null ? timer : { ...timer, since: Math.max(0, timer.since + by) };
}

/** When it ends, unless it stands still or is over. */
export function endOf(timer: Timer, now: number): number | undefined {
  if (timer.kind === 'up' || timer.since === null || isOver(timer, now)) return undefined;
  return now + left(timer, now);
}

/** Whether its end is to be told: now, or no longer because it was long ago. */
export function ringing(timer: Timer, now: number): 'no' | 'now' | 'late' {
  if (timer.rung || timer.since === null || !isOver(timer, now)) return 'no';
  return elapsed(timer, now) - timer.total > LATE ? 'late' : 'now';
}

/** Whether a timer has ended that the lesson has not recorded as ended. */
export function isEndUntold(timers: readonly Timer[], now: number): boolean {
  return timers.some((timer) => ringing(timer, now) !== 'no');
}

/** The seconds that are read on it: of a count-down those that have begun, so that 0 is the end. */
export function seconds(timer: Timer, now: number): number {
  return timer.kind === 'down' ? Math.ceil(left(timer, now) / 1000) : Math.floor(elapsed(timer, now) / 1000);
}

/** How long what is read on the running timers stays true, milliseconds; undefined where none runs. */
export function untilNextSecond(timers: readonly Timer[], now: number): number | undefined {
  const waits = timers
    .filter((timer) => timer.since !== null && !isOver(timer, now))
    .map((timer) => {
      const within = timer.kind === 'down' ? left(timer, now) % 1000 : 1000 - (elapsed(timer, now) % 1000);
      return within === 0 ? 1000 : within;
    });
  return waits.length === 0 ? undefined : Math.min(...waits);
}

/** Of those that run, the count-down that ends first; a stopwatch where no count-down runs. */
export function firstToEnd(timers: readonly Timer[], now: number): Timer | undefined {
  const running = timers.filter((timer) => timer.since !== null && !isOver(timer, now));
  const leftOf = (timer: Timer) => (timer.kind === 'down' ? left(timer, now) : Number.POSITIVE_INFINITY);
  return running.toSorted((one, other) => leftOf(one) - leftOf(other))[0];
}

/** Whether it runs through its last seconds, each of which is heard. */
export function isLast(timer: Timer, now: number): boolean {
  const read = seconds(timer, now);
  return timer.kind === 'down' && timer.since !== null && read > 0 && read <= HEARD_SECONDS;
}
