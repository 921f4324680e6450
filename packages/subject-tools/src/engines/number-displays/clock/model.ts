import type { Random } from '@lectern/base';
import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { oneOf, wholeIn } from '../../../common/values.ts';
import type { ToolName } from '../../../engine.tsx';

export const DAY = 86_400;
/** The format of a time: with 上午 and 下午, from 0 to 24, or in hours, minutes and seconds. */
export type ClockFormat = '12' | '24' | 'units';
/**
 * The tasks: setting a time freely; reading the time shown; setting the hands to a given time; determining elapsed
 * time.
 */
export type ClockTask = 'set' | 'read' | 'make' | 'elapsed';
export const HANDS = ['hour', 'minute', 'second'] as const;
export type Hand = (typeof HANDS)[number];

/** Times are seconds since midnight. Each has a separate key. */
export interface Clock {
  readonly time: number;
  readonly format: ClockFormat;
  readonly task: ClockTask;
  /** The start of the elapsed time. */
  readonly from: number;
  /** The time to be set, in `make`. */
  readonly wanted: number;
  /** Whether the answer is shown. */
  readonly shown: boolean;
  readonly seconds: boolean;
}

const TIMES = [0, DAY - 1] as const;

/** The options of a tool with the clock. */
export interface ClockDescription {
  readonly name: ToolName;
  /** The available tasks; the first is the default. */
  readonly tasks: readonly [ClockTask, ...ClockTask[]];
  /** The available time formats; the first is the default. */
  readonly formats: readonly [ClockFormat, ...ClockFormat[]];
  /** The default time, seconds since midnight. */
  readonly usual: number;
  /** The times that it asks for: `count` times from `first`, `step` seconds apart. */
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

/** The duration of a full turn of a hand, seconds. */
const ROUND: Readonly<Record<Hand, number>> = { hour: DAY / 2, minute: 3600, second: 60 };

/** The direction of a hand, degrees from twelve: it moves continuously. */
export function angleOf(hand: Hand, time: number): number {
  return ((time % ROUND[hand]) / ROUND[hand]) * 360;
}

/** The time for a rotation of a hand by this many degrees, whole seconds. */
export function secondsOf(hand: Hand, degrees: number): number {
  return Math.round((degrees / 360) * ROUND[hand]);
}

/** The time after a hand was turned by this many degrees: across noon and midnight, too. */
export function turned(time: number, hand: Hand, degrees: number): number {
  return wrapped(time + secondsOf(hand, degrees));
}

/** The time to which a hand snaps: whole minutes, or whole seconds. */
export function rested(time: number, hand: Hand): number {
  const step = hand === 'second' ? 1 : 60;
  return wrapped(Math.round(time / step) * step);
}

/** The seconds from one time to the next occurrence of the other. */
export function elapsed(from: number, to: number): number {
  return wrapped(to - from);
}

/** The shortest rotation from one direction to another, degrees. */
export function degreesBetween(from: number, to: number): number {
  return ((((to - from + 180) % 360) + 360) % 360) - 180;
}

/** Asks another question: a random one of the tool's times, other than the last one. */
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

/** Whether the hands show the wanted time: a clock does not show morning or evening. */
export function isRight({ time, wanted }: Clock): boolean {
  return (time - wanted) % (DAY / 2) === 0;
}

/** The patch that begins a task. */
export function begun(clock: Clock, task: ClockTask, tool: ClockDescription, random: Random): ToolDataPatch {
  const begin = { task, shown: false };
  if (task === 'elapsed') return { ...begin, from: clock.time };
  if (task === 'set') return begin;
  return { ...begin, ...asked({ ...clock, task }, tool, random) };
}

function wrapped(time: number): number {
  return ((Math.round(time) % DAY) + DAY) % DAY;
}
