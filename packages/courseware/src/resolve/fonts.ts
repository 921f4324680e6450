import type { Theme } from '../records/design.ts';

/** The font that a name stands for: the theme's own for `+mj-lt`, `+mn-ea` and so on. Empty when the theme has none. */
export function themeFont(name: string, theme: Theme | undefined): string {
  if (!name.startsWith('+')) return name;
  const set = name.startsWith('+mj') ? theme?.fonts.major : theme?.fonts.minor;
  if (name.endsWith('-ea')) return set?.eastAsian || set?.scripts?.Hans || '';
  if (name.endsWith('-cs')) return set?.complexScript || '';
  return set?.latin || 'Calibri';
}
