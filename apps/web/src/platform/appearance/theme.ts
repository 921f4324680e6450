import { Signal } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { subscribeLocal, writeLocal } from '../storage/local-store.ts';
import { keptTheme, THEME_KEY, type Theme } from './kept-theme.ts';

const current = new Signal(keptTheme());

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  current.set(theme);
}

/** Shows the page in the theme that it is to have by now. */
export function showTheme(): void {
  apply(keptTheme());
}

/** Shows the page in the user's theme, and in another one when it is changed in any window of this browser. */
export function followTheme(): void {
  showTheme();
  subscribeLocal(THEME_KEY, showTheme);
}

/** Changes the theme of every open window of this browser and keeps it. */
export function changeTheme(theme: Theme): void {
  writeLocal(THEME_KEY, theme);
  apply(theme);
}

export function useTheme(): Theme {
  return useSignal(current);
}
