import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { oneOf, wholeIn } from '../../../common/values.ts';

export type Kind = 'down' | 'up';

/** What it counts down from at most, seconds. */
export const LONGEST = 99 * 60 + 59;
/** The last seconds of a count-down are seen from afar. */
const LAST_SECONDS = 10;
/** No time of day, and no lesson, is longer: milliseconds. */
const MOST = 8_640_000_000_000_000;

/**
 * A timer on a page: `kind`, `total` (the preset, seconds) and `run`, one key with when it was last started (`since`,
 * milliseconds since 1970, null while it stands still) and what it had counted then (`done`, milliseconds). How far it is
 * comes from the clock and is never written, so that no reload and no sleeping window makes it late.
 */
export interface PageTimer {
  readonly kind: Kind;
  readonly total: number;
  readonly since: number | null;
  readonly done: number;
}

/** What a tool over the timer chooses. */
export interface TimerDescription {
  /** Which ways it may count; the first is the usual one. */
  readonly kinds: readonly [Kind, ...Kind[]];
  /** What a new one counts down from, seconds. */
  readonly usual: number;
  /** What stands on its buttons, seconds. */
  readonly presets: readonly number[];
}

export function timerOf(data: ToolData, tool: TimerDescription): PageTimer {
  const { since, done } = runOf(data.run);
  return {
    kind: oneOf(data.kind, tool.kinds, tool.kinds[0]),
    total: wholeIn(data.total, [1, LONGEST], tool.usual),
    since,
    done,
  };
}

function runOf(value: ToolData[string] | undefined): Pick<PageTimer, 'since' | 'done'> {
  const { since, done } = (value ?? {}) as Partial<Record<'since' | 'done', unknown>>;
  if (!isTime(done) || (since !== null && !isTime(since))) return { since: null, done: 0 };
  return { since, done };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= MOST;
}

/** What it has counted, milliseconds; nothing of a time that a clock was set back by. */
function elapsed({ since, done }: PageTimer, now: number): number {
  return done + (since === null ? 0 : Math.max(0, now - since));
}

/** What it counts down still, milliseconds. */
function left(timer: PageTimer, now: number): number {
  return Math.max(0, timer.total * 1000 - elapsed(timer, now));
}

export function isOver(timer: PageTimer, now: number): boolean {
  return timer.kind === 'down' && left(timer, now) === 0;
}

export function isRunning(timer: PageTimer, now: number): boolean {
  return timer.since !== null && !isOver(timer, now);
}

/** Whether the timer runs through its last seconds. */
export function isLast(timer: PageTimer, now: number): boolean {
  return timer.kind === 'down' && isRunning(timer, now) && secondsOf(timer, now) <= LAST_SECONDS;
}

/** The seconds that are read on it: of a count-down those that have begun, so that 0 is the end. */
export function secondsOf(timer: PageTimer, now: number): number {
  return timer.kind === 'down' ? Math.ceil(left(timer, now) / 1000) : Math.floor(elapsed(timer, now) / 1000);
}

/** How much of the ring is left, from 1 to 0; one that counts up goes round once a minute. */
export function shareOf(timer: PageTimer, now: number): number {
  if (timer.kind === 'down') return left(timer, now) / (timer.total * 1000);
  return (elapsed(timer, now) % 60_000) / 60_000;
}

/** How long what is read on it stays true, milliseconds; undefined where it stands still. */
export function untilNext(timer: PageTimer, now: number): number | undefined {
  if (!isRunning(timer, now)) return undefined;
  const within = timer.kind === 'down' ? left(timer, now) % 1000 : 1000 - (elapsed(timer, now) % 1000);
  return within === 0 ? 1000 : within;
}

/** Runs on, or stands still; one that is over begins anew. */
export function pressed(timer: PageTimer, now: number): ToolDataPatch {
  if (isRunning(timer, now)) return { run: { since: null, done: elapsed(timer, now) } };
  return { run: { since: now, done: isOver(timer, now) ? 0 : timer.done } };
}

/** The clock was put forward (or back, below 0) by so much: what was counted stays what it was. Undefined while it stands still. */
export function shifted({ since, done }: PageTimer, by: number): ToolDataPatch | undefined {
  return since === null ? undefined : { run: { since: Math.max(0, since + by), done } };
}

/** A count-down that ended longer ago is not heard any more: milliseconds. */
const LATE = 60_000;

/**
 * What is to be heard of it: each of the last seconds, and the end. `before`: the seconds that were read on it last,
 * undefined where it was not looked at yet.
 */
export function heardOf(
  timer: PageTimer,
  now: number,
  before: number | undefined,
): 'tick' | 'alarm' | undefined {
  if (isLast(timer, now)) return before === secondsOf(timer, now) ? undefined : 'tick';
  if (!isOver(timer, now) || timer.since === null || before === undefined || before === 0) return undefined;
  return elapsed(timer, now) - timer.total * 1000 > LATE ? undefined : 'alarm';
}

/** At its beginning, standing still, with the preset that it came with. */
export function reset(): ToolDataPatch {
  return { run: undefined };
}

/** Sets another time, with the timer at its beginning. */
export function preset(total: number, tool: TimerDescription): ToolDataPatch {
  return { kind: 'down', total: wholeIn(total, [1, LONGEST], tool.usual), run: undefined };
}
