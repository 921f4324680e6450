import type { Theme } from '../records/design.ts';

/**
 * The font for a name: the theme's for `+mj-lt`, `+mn-ea` and so on, which may depend on the language of the text
 * (20.1.4.1.16). Empty when the theme has none.
 */
export function themeFont(name: string, theme: Theme | undefined, lang?: string): string {
  if (!name.startsWith('+')) return name;
  const set = name.startsWith('+mj') ? theme?.fonts.major : theme?.fonts.minor;
  if (name.endsWith('-ea')) return set?.eastAsian || set?.scripts?.[eastAsianScript(lang)] || '';
  if (name.endsWith('-cs')) return set?.complexScript || '';
  return set?.latin || 'Calibri';
}

function eastAsianScript(lang = ''): string {
  if (/^ja\b/i.test(lang)) return 'Jpan';
  if (/^ko\b/i.test(lang)) return 'Hang';
  return /^zh-(TW|HK|MO|Hant)/i.test(lang) ? 'Hant' : 'Hans';
}
