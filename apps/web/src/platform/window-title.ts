import type { Language } from '@lectern/protocol/errors';
import { useEffect } from 'react';
import { useLanguage } from './i18n/texts.ts';

const PRODUCT: Readonly<Record<Language, string>> = { zh: '讲台', en: 'Lectern' };

/** The form of all window titles: the content, then the product or school. */
export function titleOf(what: string, language: Language): string {
  return `${what} · ${PRODUCT[language]}`;
}

/** The title of a window: the title of the screen mounted last, otherwise the base title. */
export class WindowTitles {
  readonly #write: (title: string) => void;
  #wishes: readonly { readonly title: string }[] = [];

  constructor(write: (title: string) => void) {
    this.#write = write;
  }

  /** Sets a title until it is disposed. Changing or disposing an earlier title does not affect a later title. */
  wish(title: string, isBase = false): () => void {
    const own = { title };
    this.#wishes = isBase ? [own, ...this.#wishes] : [...this.#wishes, own];
    this.#show();
    return () => {
      this.#wishes = this.#wishes.filter((each) => each !== own);
      this.#show();
    };
  }

  #show(): void {
    const last = this.#wishes.at(-1);
    if (last !== undefined) this.#write(last.title);
  }
}

const titles = new WindowTitles((title) => {
  document.title = title;
});

/**
 * Sets the window's title while the caller is mounted, followed by the product's name; undefined or empty keeps the
 * previous title.
 */
export function useWindowTitle(what: string | undefined): void {
  const language = useLanguage();
  useEffect(() => (what ? titles.wish(titleOf(what, language)) : undefined), [what, language]);
}

/** The whole title of a window whose screen sets no title. */
export function useBaseTitle(title: string): void {
  useEffect(() => titles.wish(title, true), [title]);
}
