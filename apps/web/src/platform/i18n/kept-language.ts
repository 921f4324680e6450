import type { Language } from '@lectern/protocol/errors';
import { readLocal } from '../storage/local-store.ts';

export const LANGUAGE_KEY = 'language';

/** The language that the user selected in this browser; undefined without a selection. */
export function chosenLanguage(): Language | undefined {
  const kept = readLocal(LANGUAGE_KEY);
  return kept === 'zh' || kept === 'en' ? kept : undefined;
}

/** The stored choice; otherwise English if the browser prefers it to Chinese, or Chinese. */
export function keptLanguage(): Language {
  const chosen = chosenLanguage();
  if (chosen !== undefined) return chosen;
  for (const wished of navigator.languages) {
    if (wished.startsWith('zh')) return 'zh';
    if (wished.startsWith('en')) return 'en';
  }
  return 'zh';
}
