import { type Readable, Signal } from '@lectern/base';
import type { Language } from '@lectern/protocol/errors';
import { subscribeLocal, writeLocal } from '../storage/local-store.ts';
import { chosenLanguage, keptLanguage, LANGUAGE_KEY } from './kept-language.ts';

const current = new Signal<Language>(keptLanguage());

/** The current language. */
export const language: Readable<Language> = current;

/** Tests that only use texts run without a document. */
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

/** The current language as a tag for `Intl` and the lang attribute. */
export function languageTag(language: Language = current.get()): 'zh-CN' | 'en' {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/** Stores the language and applies it in all open windows of this browser. */
export function changeLanguage(language: Language): void {
  if (language === current.get()) return;
  writeLocal(LANGUAGE_KEY, language);
  apply(language);
}
