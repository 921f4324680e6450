import { readLocal } from '../storage/local-store.ts';

export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';

/**
 * Light unless the user chose dark. In the teaching mode of the desktop client always dark; the mode is set in the
 * address or by the client (`platform/host/host-marks.ts`).
 */
export function keptTheme(): Theme {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  if (document.documentElement.dataset.clientMode === 'teaching') return 'dark';
  return readLocal(THEME_KEY) === 'dark' ? 'dark' : 'light';
}
