/// <reference path="../../styles.d.ts" />

/**
 * Imports the style sheet of each bundled font, by family. The browser fetches only the font files whose characters are
 * drawn. The build generates the Latin sheets (`build/web-font-sheets.ts`).
 */
export const WEB_FONT_SHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  'LXGW WenKai': () => import('lxgw-wenkai-webfont/lxgwwenkai-regular.css'),
  Carlito: () => import('virtual:web-fonts/carlito.css'),
  Caladea: () => import('virtual:web-fonts/caladea.css'),
  Arimo: () => import('virtual:web-fonts/arimo.css'),
  Tinos: () => import('virtual:web-fonts/tinos.css'),
  Cousine: () => import('virtual:web-fonts/cousine.css'),
  'Arimo 82%': () => import('virtual:web-fonts/arimo-82.css'),
  'Arimo 110%': () => import('virtual:web-fonts/arimo-110.css'),
  'Arimo 115%': () => import('virtual:web-fonts/arimo-115.css'),
  'Tinos 110%': () => import('virtual:web-fonts/tinos-110.css'),
  'Tinos 116%': () => import('virtual:web-fonts/tinos-116.css'),
  'Tinos 123%': () => import('virtual:web-fonts/tinos-123.css'),
  'Cousine 83%': () => import('virtual:web-fonts/cousine-83.css'),
  'Cousine 92%': () => import('virtual:web-fonts/cousine-92.css'),
};
