import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { oneOf, wholeIn } from '../../../common/values.ts';

export type Kind = 'down' | 'up';

/** The longest countdown, seconds. */
export const LONGEST = 99 * 60 + 59;
/** The last seconds of a countdown are shown so that they are visible from afar. */
const LAST_SECONDS = 10;
/** The largest time value of a `Date`, milliseconds. */
const MOST = 8_640_000_000_000_000;

/**
 * A timer on a page: `kind`, `total` (the preset, seconds) and `run`, one key with the time when it was last started
 * (`since`, milliseconds since 1970, null while it is paused) and the time elapsed until then (`done`, milliseconds).
 * The current time is computed from the clock and never stored, so that no reload and no sleeping window delays it.
 */
export interface PageTimer {
  readonly kind: Kind;
  readonly total: number;
  readonly since: number | null;
  readonly done: number;
}

/** The options of a tool with the timer. */
export interface TimerDescription {
  /** The available directions of counting; the first is the default. */
  readonly kinds: readonly [Kind, ...Kind[]];
  /** The default countdown of a new timer, seconds. */
  readonly usual: number;
  /** The presets on its buttons, seconds. */
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

/** The elapsed time, milliseconds; a time by which a clock was set back does not count. */
function elapsed({ since, done }: PageTimer, now: number): number {
  return done + (since === null ? 0 : Math.max(0, now - since));
}

/** The remaining time of a countdown, milliseconds. */
function left(timer: PageTimer, now: number): number {
  return Math.max(0, timer.total * 1000 - elapsed(timer, now));
}

export function isOver(timer: PageTimer, now: number): boolean {
  return timer.kind === 'down' && left(timer, now) === 0;
}

export function isRunning(timer: PageTimer, now: number): boolean {
  return timer.since !== null && !isOver(timer, now);
}

/** Whether the timer is in its last seconds. */
export function isLast(timer: PageTimer, now: number): boolean {
  return timer.kind === 'down' && isRunning(timer, now) && secondsOf(timer, now) <= LAST_SECONDS;
}

/** The seconds that are shown: for a countdown rounded up, so that 0 is the end. */
export function secondsOf(timer: PageTimer, now: number): number {
  return timer.kind === 'down' ? Math.ceil(left(timer, now) / 1000) : Math.floor(elapsed(timer, now) / 1000);
}

/** The share of the ring that is left, from 1 to 0; for counting up it goes around once a minute. */
export function shareOf(timer: PageTimer, now: number): number {
  if (timer.kind === 'down') return left(timer, now) / (timer.total * 1000);
  return (elapsed(timer, now) % 60_000) / 60_000;
}

/** How long the shown seconds stay valid, milliseconds; undefined while it is paused. */
export function untilNext(timer: PageTimer, now: number): number | undefined {
  if (!isRunning(timer, now)) return undefined;
  const within = timer.kind === 'down' ? left(timer, now) % 1000 : 1000 - (elapsed(timer, now) % 1000);
  return within === 0 ? 1000 : within;
}

/** Starts or pauses; after its end it starts again. */
export function pressed(timer: PageTimer, now: number): ToolDataPatch {
  if (isRunning(timer, now)) return { run: { since: null, done: elapsed(timer, now) } };
  return { run: { since: now, done: isOver(timer, now) ? 0 : timer.done } };
}

/**
 * Returns the patch that keeps the elapsed time after the clock was set forward (or back, below 0) by this much.
 * Undefined while the timer is paused.
 */
export function shifted({ since, done }: PageTimer, by: number): ToolDataPatch | undefined {
  return since === null ? undefined : { run: { since: Math.max(0, since + by), done } };
}

/** The end of a countdown is not signalled if it was longer ago than this, milliseconds. */
const LATE = 60_000;

/**
 * The sound to play: for each of the last seconds, and for the end. `before`: the seconds that were shown last,
 * undefined when none were.
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

/** Resets it to its beginning, paused, with its preset. */
export function reset(): ToolDataPatch {
  return { run: undefined };
}

/** Sets another preset, with the timer at its beginning. */
export function preset(total: number, tool: TimerDescription): ToolDataPatch {
  return { kind: 'down', total: wholeIn(total, [1, LONGEST], tool.usual), run: undefined };
}
