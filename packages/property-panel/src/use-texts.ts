import { UiTextsContext } from '@lectern/ui';
import { useContext } from 'react';

/** Returns the texts in the language of the screen. */
export function useTextsOf<Texts>(texts: Readonly<Record<'zh' | 'en', Texts>>): Texts {
  return useContext(UiTextsContext).locale === 'en' ? texts.en : texts.zh;
}
