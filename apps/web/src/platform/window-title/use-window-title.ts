import { useEffect } from 'react';
import { useLanguage } from '../i18n/texts.ts';
import { titleOf } from './title-of.ts';
import { WindowTitles } from './window-titles.ts';

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

/** The whole title of a window whose screen sets none. */
export function useBaseTitle(title: string): void {
  useEffect(() => titles.wish(title, true), [title]);
}
