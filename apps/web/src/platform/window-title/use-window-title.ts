import { useEffect } from 'react';
import { WindowTitles } from './window-titles.ts';

const titles = new WindowTitles((title) => {
  document.title = title;
});

/** Titles the browser's window while the caller is shown; undefined or empty leaves the title that there was. */
export function useWindowTitle(title: string | undefined): void {
  useEffect(() => (title ? titles.wish(title) : undefined), [title]);
}

/** The title of a window whose screen wishes for none. */
export function useBaseTitle(title: string): void {
  useEffect(() => titles.wish(title, true), [title]);
}
