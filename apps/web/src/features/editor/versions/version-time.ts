/**
 * Formats the time of a version to the minute, because there may be several in an hour. The year is added only when it
 * is not the current one.
 */
export function versionTime(time: number, now: number, language: 'zh' | 'en'): string {
  const date = new Date(time);
  const today = new Date(now);
  const sameDay = date.toDateString() === today.toDateString();
  return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(sameDay ? {} : { month: language === 'zh' ? 'long' : 'short', day: 'numeric' }),
    ...(date.getFullYear() === today.getFullYear() ? {} : { year: 'numeric' }),
  }).format(date);
}
