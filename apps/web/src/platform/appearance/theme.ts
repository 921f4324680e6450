import { useSyncExternalStore } from 'react';
import { readLocal, subscribeLocal, writeLocal } from '../storage/local-store.ts';

export type Theme = 'light' | 'dark';

const KEY = 'theme';

/** Light unless the user chose dark; the desktop client opens its teaching mode with `?theme=dark`. */
function keptTheme(): Theme {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  return readLocal(KEY) === 'dark' ? 'dark' : 'light';
}

let current = keptTheme();
const listeners = new Set<() => void>();

function apply(theme: Theme): void {
  current = theme;
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

apply(current);
subscribeLocal(KEY, () => apply(keptTheme()));

function subscribeTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the theme of every open window of this browser and keeps it. */
export function changeTheme(theme: Theme): void {
  writeLocal(KEY, theme);
  apply(theme);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribeTheme, () => current);
}
