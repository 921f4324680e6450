import { useEffect } from 'react';
import { useLanguage } from '../i18n/texts.ts';
import { titleOf } from './title-of.ts';
import { WindowTitles } from './window-titles.ts';

const titles = new WindowTitles((title) => {
  document.title = title;
});

/**
 * Titles the browser's window while the caller is shown, with the product behind what is said, as every window has it;
 * undefined or empty leaves the title that there was.
 */
export function useWindowTitle(what: string | undefined): void {
  const language = useLanguage();
  useEffect(() => (what ? titles.wish(titleOf(what, language)) : undefined), [what, language]);
}

/** The whole title of a window whose screen wishes for none. */
export function useBaseTitle(title: string): void {
  useEffect(() => titles.wish(title, true), [title]);
}
