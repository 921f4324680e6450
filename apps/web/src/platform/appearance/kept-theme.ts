import { readLocal } from '../storage/local-store.ts';

export type Theme = 'light' | 'dark';

export const THEME_KEY = 'theme';

/**
 * Light unless the user chose dark. In the teaching mode of the desktop client it is dark, whatever was chosen, which the
 * address may say or the client itself (`platform/host/host-marks.ts`).
 */
export function keptTheme(): Theme {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'light' || asked === 'dark') return asked;
  if (document.documentElement.dataset.clientMode === 'teaching') return 'dark';
  return readLocal(THEME_KEY) === 'dark' ? 'dark' : 'light';
}
