import { useTextsOf } from '@lectern/ui';

const languages = { zh: 'zh', en: 'en' } as const;

/** The language of the screen. */
export function useLanguage(): 'zh' | 'en' {
  return useTextsOf<'zh' | 'en'>(languages);
}
