import { languageTag } from './language.ts';
import { useLanguage } from './texts.ts';

const DAY_MS = 86_400_000;

function startOfDay(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** The time of a change in everyday words: minutes and hours today, yesterday, then the date. */
export function formatWhen(time: number, now: number, language: 'zh' | 'en'): string {
  const tag = language === 'zh' ? 'zh-CN' : 'en';
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const minutes = Math.floor((now - time) / 60_000);
  if (minutes < 1) return language === 'zh' ? '刚刚' : 'just now';
  const days = Math.round((startOfDay(now) - startOfDay(time)) / DAY_MS);
  if (days === 0) {
    return minutes < 60
      ? relative.format(-minutes, 'minute')
      : relative.format(-Math.floor(minutes / 60), 'hour');
  }
  if (days === 1) return relative.format(-1, 'day');
  const date = new Date(time);
  const sameYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(tag, {
    month: language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    year: sameYear ? undefined : 'numeric',
  }).format(date);
}

/** Returns a function that formats a time with date and hour in the user's language. */
export function useDayText(): (time: number) => string {
  const tag = languageTag(useLanguage());
  return (time) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size in readable units: 30 MB for 31,457,280 bytes. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < UNITS.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && value < 10 ? 1 : 0;
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${UNITS[unit]}`;
}
