import type { Language } from '@lectern/protocol/errors';

const PRODUCT: Readonly<Record<Language, string>> = { zh: '讲台', en: 'Lectern' };

/** The one form of all titles: what the window shows, then whose window it is. */
export function titleOf(what: string, language: Language): string {
  return `${what} · ${PRODUCT[language]}`;
}
