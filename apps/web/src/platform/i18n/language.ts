import { type Readable, Signal } from '@lectern/base';
import type { Language } from '@lectern/protocol/errors';
import { readLocal, subscribeLocal, writeLocal } from '../storage/local-store.ts';

const KEY = 'language';

function isLanguage(text: string | undefined): text is Language {
  return text === 'zh' || text === 'en';
}

/** The kept choice; else English only for a browser that prefers it to Chinese. */
function firstLanguage(): Language {
  const kept = readLocal(KEY);
  if (isLanguage(kept)) return kept;
  for (const wished of navigator.languages) {
    if (wished.startsWith('zh')) return 'zh';
    if (wished.startsWith('en')) return 'en';
  }
  return 'zh';
}

const current = new Signal<Language>(firstLanguage());

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
subscribeLocal(KEY, () => {
  const kept = readLocal(KEY);
  if (isLanguage(kept) && kept !== current.get()) apply(kept);
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
  writeLocal(KEY, language);
  apply(language);
}
