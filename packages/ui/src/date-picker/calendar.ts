/** A calendar day, `2026-09-01`, without time and time zone. */
export type Day = string;

const DAY_MS = 86_400_000;
const WEEKS = 6;

function timeOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return dayOf(timeOf(day) + count * DAY_MS);
}

/** The same day of another month, or its last day when it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = new Date(timeOf(day));
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), last)));
}

/** Number of days since the Monday of its week. */
export function weekDay(day: Day): number {
  return (new Date(timeOf(day)).getUTCDay() + 6) % 7;
}

/** The six weeks from Monday to Sunday around a month. */
export function weeksOf(day: Day): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 8)}01`;
  const start = addDays(first, -weekDay(first));
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => addDays(start, week * 7 + index)),
  );
}

/** The day to which a key moves from another; undefined for a key that does not move. */
export function dayByKey(key: string, day: Day): Day | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekDay(day));
    case 'End':
      return addDays(day, 6 - weekDay(day));
    case 'PageUp':
      return addMonths(day, -1);
    case 'PageDown':
      return addMonths(day, 1);
    default:
      return undefined;
  }
}

/** The day in the local time zone. */
export function localDay(at: Date): Day {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** A part of a day as text, such as its month. */
export function dayInWords(day: Day, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(timeOf(day));
}
