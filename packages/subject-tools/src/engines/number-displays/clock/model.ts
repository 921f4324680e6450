import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { Random } from '../../../common/random.ts';
import { oneOf, wholeIn } from '../../../common/values.ts';
import type { ToolName } from '../../../engine.tsx';

export const DAY = 86_400;
/** How a time is written: with 上午 and 下午, from 0 to 24, or in hours, minutes and seconds. */
export type ClockFormat = '12' | '24' | 'units';
/** Setting a time; reading one that the hands show; setting the hands to one that is said; how much time goes by. */
export type ClockTask = 'set' | 'read' | 'make' | 'elapsed';
export const HANDS = ['hour', 'minute', 'second'] as const;
export type Hand = (typeof HANDS)[number];

/** Times are seconds since midnight. Each lies under its own key. */
export interface Clock {
  readonly time: number;
  readonly format: ClockFormat;
  readonly task: ClockTask;
  /** Where the time that goes by begins. */
  readonly from: number;
  /** What is to be set, in `make`. */
  readonly wanted: number;
  /** The answer is shown. */
  readonly shown: boolean;
  readonly seconds: boolean;
}

const TIMES = [0, DAY - 1] as const;

/** What a tool over the clock chooses. */
export interface ClockDescription {
  readonly name: ToolName;
  /** What may be done with it; the first is what a new one is for. */
  readonly tasks: readonly [ClockTask, ...ClockTask[]];
  /** How its times may be written; the first is the usual way. */
  readonly formats: readonly [ClockFormat, ...ClockFormat[]];
  /** What a new one shows, seconds since midnight. */
  readonly usual: number;
  /** The times that it asks for: from `first`, so many, `step` seconds from one to the next. */
  readonly asks: { readonly first: number; readonly count: number; readonly step: number };
}

export function clockOf(data: ToolData, tool: ClockDescription): Clock {
  return {
    time: wholeIn(data.time, TIMES, tool.usual),
    format: oneOf(data.format, tool.formats, tool.formats[0]),
    task: oneOf(data.task, tool.tasks, tool.tasks[0]),
    from: wholeIn(data.from, TIMES, 8 * 3600),
    wanted: wholeIn(data.wanted, TIMES, 8 * 3600 + 1800),
    shown: data.shown === true,
    seconds: data.seconds === true,
  };
}

/** How long a hand takes to go round, seconds. */
const ROUND: Readonly<Record<Hand, number>> = { hour: DAY / 2, minute: 3600, second: 60 };

/** Where a hand stands, degrees from twelve: it creeps with the hands that are faster. */
export function angleOf(hand: Hand, time: number): number {
  return ((time % ROUND[hand]) / ROUND[hand]) * 360;
}

/** How much time a hand tells when it turns by so many degrees, whole seconds. */
export function secondsOf(hand: Hand, degrees: number): number {
  return Math.round((degrees / 360) * ROUND[hand]);
}

/** The time after a hand was turned by so many degrees: over noon and midnight too. */
export function turned(time: number, hand: Hand, degrees: number): number {
  return wrapped(time + secondsOf(hand, degrees));
}

/** Where a hand comes to rest: on whole minutes, or seconds. */
export function rested(time: number, hand: Hand): number {
  const step = hand === 'second' ? 1 : 60;
  return wrapped(Math.round(time / step) * step);
}

/** From one time to the next time that it is the other, seconds. */
export function elapsed(from: number, to: number): number {
  return wrapped(to - from);
}

/** The short way from one direction to another, degrees. */
export function degreesBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** Another question: one of the times that the tool asks for, which is not the last one. */
export function asked(
  { task, time, wanted }: Clock,
  { asks: { first, count, step } }: ClockDescription,
  random: Random,
): ToolDataPatch {
  const before = task === 'make' ? wanted : time;
  const draw = first + Math.floor(random() * count) * step;
  const next = draw === before ? draw + step : draw;
  return task === 'make' ? { wanted: next, shown: false } : { time: next, shown: false };
}

/** Whether the hands stand as they should: nobody can see whether a clock means morning or evening. */
export function isRight({ time, wanted }: Clock): boolean {
  return (time - wanted) % (DAY / 2) === 0;
}

/** What to write to begin a task. */
export function begun(clock: Clock, task: ClockTask, tool: ClockDescription, random: Random): ToolDataPatch {
  const begin = { task, shown: false };
  if (task === 'elapsed') return { ...begin, from: clock.time };
  if (task === 'set') return begin;
  return { ...begin, ...asked({ ...clock, task }, tool, random) };
}

function wrapped(time: number): number {
  return ((Math.round(time) % DAY) + DAY) % DAY;
}
