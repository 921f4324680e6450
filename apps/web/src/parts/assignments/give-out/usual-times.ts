import { languageTag } from '../../../platform/i18n/language.ts';

/** Times that teachers usually choose: 20:00 in the evening, 8:00 before school. */
export type UsualTime =
  | 'tonight'
  | 'tomorrow-morning'
  | 'tomorrow-evening'
  | 'sunday-evening'
  | 'monday-morning';

const EVENING = 20;
const MORNING = 8;
/** An end must leave at least this time for the work, milliseconds. */
const LEAST_MS = 30 * 60_000;
const SUNDAY = 0;
const MONDAY = 1;

interface TimeChoice {
  readonly name: UsualTime;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The usual times after `now`, the earliest first, each time once. */
export function usualTimes(now: number): readonly TimeChoice[] {
  const choices: readonly TimeChoice[] = [
    { name: 'tonight', at: clockTime(now, 0, EVENING) },
    { name: 'tomorrow-morning', at: clockTime(now, 1, MORNING) },
    { name: 'tomorrow-evening', at: clockTime(now, 1, EVENING) },
    { name: 'sunday-evening', at: clockTime(now, daysUntil(now, SUNDAY), EVENING) },
    { name: 'monday-morning', at: clockTime(now, daysUntil(now, MONDAY), MORNING) },
  ];
  const later = choices.filter(({ at }) => at - now >= LEAST_MS);
  return later
    .filter(({ at }, index) => later.findIndex((other) => other.at === at) === index)
    .sort((one, other) => one.at - other.at);
}

/** A time of the clock, some days after the day of `now`. */
function clockTime(now: number, days: number, hour: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, hour).getTime();
}

/** Number of days until the next day of the week with this number, 0 being Sunday; 0 on the day itself. */
function daysUntil(now: number, weekDay: number): number {
  return (weekDay - new Date(now).getDay() + 7) % 7;
}

/** The local day, `2026-09-01`, and the time of day, `08:00`. */
export function dayAndClock(at: number): { readonly day: string; readonly clock: string } {
  const date = new Date(at);
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    day: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    clock: `${two(date.getHours())}:${two(date.getMinutes())}`,
  };
}

/** Milliseconds since 1970 of a local day and time of day; undefined for a time that is no time. */
export function timeOf(day: string, clock: string): number | undefined {
  const at = new Date(`${day}T${clock}`).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** A time in words, such as 9月1日周二 20:00; with the year when it is another than that of `now`. */
export function dayAndTime(at: number, now: number = Date.now()): string {
  const isSameYear = new Date(at).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(languageTag(), {
    year: isSameYear ? undefined : 'numeric',
    month: 'short',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}
