import type { Language } from '@lectern/protocol/errors';

const PRODUCT: Readonly<Record<Language, string>> = { zh: '讲台', en: 'Lectern' };

/** The form of all window titles: the content, then the product or school. */
export function titleOf(what: string, language: Language): string {
  return `${what} · ${PRODUCT[language]}`;
}
