/** The family name of 楷体 in style sheets, the same as the name of an installed copy. */
const KAI = 'LXGW WenKai';

/**
 * Bundled fonts, fetched in small subsets when a page uses them and the machine lacks them: 楷体, and Latin fonts with
 * the widths of Office's fonts, some of them scaled. `web-font-sheets.ts` imports their style sheets, and is loaded
 * with the first font that is needed, because most machines of schools have Office's fonts.
 */
const WEB_FONTS: ReadonlySet<string> = new Set([
  ...[KAI, 'Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'],
  ...['Arimo 82%', 'Arimo 110%', 'Arimo 115%', 'Tinos 110%', 'Tinos 116%', 'Tinos 123%'],
  ...['Cousine 83%', 'Cousine 92%'],
]);
/** Names of the bundled fonts that were requested. */
const asked = new Set<string>();
let coming: Promise<unknown> = Promise.resolve();
/** Fonts whose style sheet is loading. */
const sheetsComing = new Set<string>();

export function isWebFont(family: string): boolean {
  return WEB_FONTS.has(family);
}

/** The name of a bundled font on the page; undefined for other families. */
export function webFontFace(family: string): string | undefined {
  if (!isWebFont(family)) return undefined;
  return family === KAI ? family : `Lectern ${family}`;
}

/** Whether this browser requested a bundled font; false for a font that is installed. */
export function isFetchedFont(face: string): boolean {
  return asked.has(face);
}

/**
 * Starts to load a family and returns its name on the page; until it is loaded, text is shown in the next font of the
 * stack.
 */
export function loadWebFont(family: string): string {
  const face = webFontFace(family);
  if (face === undefined || asked.has(face)) return face ?? family;
  asked.add(face);
  sheetsComing.add(face);
  const came = import('./web-font-sheets.ts')
    .then(({ WEB_FONT_SHEETS }) => WEB_FONT_SHEETS[family]?.())
    .catch(() => {
      // The style sheet failed to load offline: the next text that needs the font tries again.
      asked.delete(face);
    })
    .finally(() => sheetsComing.delete(face));
  coming = Promise.all([coming, came]);
  return face;
}

/**
 * Resolves when the fonts requested so far are known to the document, which then fetches the files that its texts need.
 */
export async function webFontsCame(): Promise<void> {
  await coming;
}

/** Whether the style sheet of a needed font is loading. */
export function areWebFontsComing(): boolean {
  return sheetsComing.size > 0;
}
