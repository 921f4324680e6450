import { defineTexts, useLanguage } from '../../../platform/i18n/texts.ts';
import { en } from '../locale/own-en.ts';
import { zh } from '../locale/own-zh.ts';

/** Of one's own data and of the end of the account. */
export const { useTexts: useOwnTexts } = defineTexts(zh, en);

/** A day as people write it. */
export function useDay(): (time: number) => string {
  const language = useLanguage();
  return (time) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en', { dateStyle: 'long' }).format(time);
}
