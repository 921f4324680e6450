import { Signal } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';
import { readLocal, subscribeLocal, writeLocal } from '../storage/local-store.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** Light unless the user chose dark; the desktop client opens its teaching mode with `?theme=dark`. */
function keptTheme(): Theme {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  return readLocal(KEY) === 'dark' ? 'dark' : 'light';
}

const current = new Signal(keptTheme());

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  current.set(theme);
}

/** Shows the page in the user's theme, and in another one when it is changed in any window of this browser. */
export function followTheme(): void {
  apply(current.get());
  subscribeLocal(KEY, () => apply(keptTheme()));
}

/** Changes the theme of every open window of this browser and keeps it. */
export function changeTheme(theme: Theme): void {
  writeLocal(KEY, theme);
  apply(theme);
}

export function useTheme(): Theme {
  return useSignal(current);
}
