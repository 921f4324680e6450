import { readLocal } from '../storage/local-store.ts';

export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';

/** Light unless the user chose dark; the desktop client opens its teaching mode with `?theme=dark`. */
export function keptTheme(): Theme {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  return readLocal(THEME_KEY) === 'dark' ? 'dark' : 'light';
}
