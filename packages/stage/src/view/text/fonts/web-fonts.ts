/// <reference path="../../styles.d.ts" />
interface WebFont {
  /** What its style sheet calls it. */
  readonly face: string;
  /** Brings its style sheet: files of it are fetched by the browser, only those whose characters are drawn. */
  readonly bring: () => Promise<unknown>;
}

/**
 * Faces that come with the program, fetched in small subsets when a page asks for them and the machine has none: 楷体, and
 * the Latin ones that are as wide as those of Office, some at another size. The build
 * makes the Latin sheets (`build/web-font-sheets.ts`).
 */
const WEB_FONTS: Readonly<Record<string, WebFont>> = {
  'LXGW WenKai': { face: 'LXGW WenKai', bring: () => import('lxgw-wenkai-webfont/lxgwwenkai-regular.css') },
  Carlito: { face: 'Lectern Carlito', bring: () => import('virtual:web-fonts/carlito.css') },
  Caladea: { face: 'Lectern Caladea', bring: () => import('virtual:web-fonts/caladea.css') },
  Arimo: { face: 'Lectern Arimo', bring: () => import('virtual:web-fonts/arimo.css') },
  Tinos: { face: 'Lectern Tinos', bring: () => import('virtual:web-fonts/tinos.css') },
  Cousine: { face: 'Lectern Cousine', bring: () => import('virtual:web-fonts/cousine.css') },
  'Arimo 82%': { face: 'Lectern Arimo 82%', bring: () => import('virtual:web-fonts/arimo-82.css') },
  'Arimo 110%': { face: 'Lectern Arimo 110%', bring: () => import('virtual:web-fonts/arimo-110.css') },
  'Arimo 115%': { face: 'Lectern Arimo 115%', bring: () => import('virtual:web-fonts/arimo-115.css') },
  'Tinos 110%': { face: 'Lectern Tinos 110%', bring: () => import('virtual:web-fonts/tinos-110.css') },
  'Tinos 116%': { face: 'Lectern Tinos 116%', bring: () => import('virtual:web-fonts/tinos-116.css') },
  'Tinos 123%': { face: 'Lectern Tinos 123%', bring: () => import('virtual:web-fonts/tinos-123.css') },
  'Cousine 83%': { face: 'Lectern Cousine 83%', bring: () => import('virtual:web-fonts/cousine-83.css') },
  'Cousine 92%': { face: 'Lectern Cousine 92%', bring: () => import('virtual:web-fonts/cousine-92.css') },
};
/** By their faces. */
const asked = new Set<string>();
let coming: Promise<unknown> = Promise.resolve();
/** Those whose style sheet is on its way. */
const sheetsComing = new Set<string>();

export function isWebFont(family: string): boolean {
  return Object.hasOwn(WEB_FONTS, family);
}

/** What a family that comes with the program is called on the page; undefined for any other. */
export function webFontFace(family: string): string | undefined {
  return isWebFont(family) ? WEB_FONTS[family]?.face : undefined;
}

/** Whether a face was asked for here: not on a machine that has it. */
export function isFetchedFont(face: string): boolean {
  return asked.has(face);
}

/**
 * Begins to fetch a family and answers what it is called on the page; text shows in the next one of its list until it is
 * there.
 */
export function loadWebFont(family: string): string {
  const font = WEB_FONTS[family];
  if (!font || asked.has(font.face)) return font?.face ?? family;
  const { face, bring } = font;
  asked.add(face);
  sheetsComing.add(face);
  const came = bring()
    .catch(() => {
      // Offline: the next text that wants it tries again.
      asked.delete(face);
    })
    .finally(() => sheetsComing.delete(face));
  coming = Promise.all([coming, came]);
  return face;
}

/** Settles when the faces that were asked for so far are known to the document, which then fetches what its texts need. */
export async function webFontsCame(): Promise<void> {
  await coming;
}

/** Whether the style sheet of a face that was asked for is on its way. */
export function areWebFontsComing(): boolean {
  return sheetsComing.size > 0;
}
