import { type Readable, Signal } from '@lectern/base';
import type { Language } from '@lectern/protocol/errors';
import { subscribeLocal, writeLocal } from '../storage/local-store.ts';
import { chosenLanguage, keptLanguage, LANGUAGE_KEY } from './kept-language.ts';

const current = new Signal<Language>(keptLanguage());

/** The language of the moment. */
export const language: Readable<Language> = current;

/** Tests of what merely has words run without a page. */
function markPage(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = languageTag(language);
}

function apply(language: Language): void {
  markPage(language);
  current.set(language);
}

markPage(current.get());
subscribeLocal(LANGUAGE_KEY, () => {
  const kept = chosenLanguage();
  if (kept !== undefined && kept !== current.get()) apply(kept);
});

export function currentLanguage(): Language {
  return current.get();
}

/** The tag for `Intl` and the lang attribute. */
export function languageTag(language: Language = current.get()): 'zh-CN' | 'en' {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/** Changes the language of every open window of this browser and keeps it. */
export function changeLanguage(language: Language): void {
  if (language === current.get()) return;
  writeLocal(LANGUAGE_KEY, language);
  apply(language);
}
