import { UiTextsContext } from '@lectern/ui';
import { useContext } from 'react';

/** The texts in the language of the screen. */
export function useTextsOf<Texts>(texts: Readonly<Record<'zh' | 'en', Texts>>): Texts {
  return useContext(UiTextsContext).locale === 'en' ? texts.en : texts.zh;
}
