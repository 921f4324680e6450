import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import type { Random } from '../../../common/random.ts';
import { oneOf, wholeIn } from '../../../common/values.ts';

export const DAY = 86_400;
/** How a time is written: with 上午 and 下午, from 0 to 24, or in hours, minutes and seconds. */
export const FORMATS = ['12', '24', 'units'] as const;
export type ClockFormat = (typeof FORMATS)[number];
/** Setting a time; reading one that the hands show; setting the hands to one that is said; how much time goes by. */
export const TASKS = ['set', 'read', 'make', 'elapsed'] as const;
export type ClockTask = (typeof TASKS)[number];
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
/** Ten past ten: the hands of a clock that nobody has set are apart. */
const USUAL = (10 * 60 + 10) * 60;

export function clockOf(data: ToolData): Clock {
  return {
    time: wholeIn(data.time, TIMES, USUAL),
    format: oneOf(data.format, FORMATS, '12'),
    task: oneOf(data.task, TASKS, 'set'),
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

/** Another question: a time of a school day on five minutes, which is not the last one. */
export function asked({ task, time, wanted }: Clock, random: Random): ToolDataPatch {
  const before = task === 'make' ? wanted : time;
  const count = (14 * 60) / 5;
  const draw = 6 * 3600 + Math.floor(random() * count) * 300;
  const next = draw === before ? draw + 300 : draw;
  return task === 'make' ? { wanted: next, shown: false } : { time: next, shown: false };
}

/** Whether the hands stand as they should: nobody can see whether a clock means morning or evening. */
export function isRight({ time, wanted }: Clock): boolean {
  return (time - wanted) % (DAY / 2) === 0;
}

/** What to write to begin a task. */
export function begun(clock: Clock, task: ClockTask, random: Random): ToolDataPatch {
  const begin = { task, shown: false };
  if (task === 'elapsed') return { ...begin, from: clock.time };
  if (task === 'set') return begin;
  return { ...begin, ...asked({ ...clock, task }, random) };
}

function wrapped(time: number): number {
  return ((Math.round(time) % DAY) + DAY) % DAY;
}
