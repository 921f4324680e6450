import { languageTag } from '../../platform/i18n/language.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';

/** Returns a function that formats a time with date and hour in the user's language. */
export function useDayText(): (time: number) => string {
  const tag = languageTag(useLanguage());
  return (time) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
