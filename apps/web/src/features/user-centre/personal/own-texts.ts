import { defineTexts, useLanguage } from '../../../platform/i18n/texts.ts';
import { en } from '../locale/own-en.ts';
import { zh } from '../locale/own-zh.ts';

/** Texts about the user's data and the deletion of the account. */
export const { useTexts: useOwnTexts } = defineTexts(zh, en);

/** Formats a date in everyday form. */
export function useDay(): (time: number) => string {
  const language = useLanguage();
  return (time) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'long' }).format(time);
}
