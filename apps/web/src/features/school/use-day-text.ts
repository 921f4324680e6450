import { languageTag } from '../../platform/i18n/language.ts';
import { useLanguage } from '../../platform/i18n/texts.ts';

/** Says a day and an hour to come as people write it. */
export function useDayText(): (time: number) => string {
  const tag = languageTag(useLanguage());
  return (time) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}
