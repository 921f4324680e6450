import { Signal } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { subscribeLocal, writeLocal } from '../storage/local-store.ts';
import { keptTheme, THEME_KEY, type Theme } from './kept-theme.ts';

const current = new Signal(keptTheme());

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  current.set(theme);
}

/** Applies the current theme to the page. */
export function showTheme(): void {
  apply(keptTheme());
}

/** Applies the user's theme, and changes of it in any window of this browser. */
export function followTheme(): void {
  showTheme();
  subscribeLocal(THEME_KEY, showTheme);
}

/** Stores the theme and applies it in all open windows of this browser. */
export function changeTheme(theme: Theme): void {
  writeLocal(THEME_KEY, theme);
  apply(theme);
}

export function useTheme(): Theme {
  return useSignal(current);
}
