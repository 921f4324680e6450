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

let current: Language = firstLanguage();
const listeners = new Set<(language: Language) => void>();

/** Tests of what merely has words run without a page. */
function markPage(language: Language): void {
  if (typeof document !== 'undefined') document.documentElement.lang = languageTag(language);
}

function apply(language: Language): void {
  current = language;
  markPage(language);
  for (const listener of listeners) listener(language);
}

markPage(current);
subscribeLocal(KEY, () => {
  const kept = readLocal(KEY);
  if (isLanguage(kept) && kept !== current) apply(kept);
});

export function currentLanguage(): Language {
  return current;
}

/** The tag for `Intl` and the lang attribute. */
export function languageTag(language: Language = current): 'zh-CN' | 'en' {
  return language === 'zh' ? 'zh-CN' : 'en';
}

/** Changes the language of every open window of this browser and keeps it. */
export function changeLanguage(language: Language): void {
  if (language === current) return;
  writeLocal(KEY, language);
  apply(language);
}

export function subscribeLanguage(listener: (language: Language) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
