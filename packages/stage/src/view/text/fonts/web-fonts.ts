/** The family name of 楷体 in style sheets, as a machine would have it. */
const KAI = 'LXGW WenKai';

/**
 * Bundled fonts, fetched in small subsets when a page uses them and the machine lacks them: 楷体, and Latin fonts with the
 * widths of Office's, some scaled. Their imports are in `web-font-sheets.ts`, which loads with the first font that is
 * needed, because most machines of schools have Office's fonts.
 */
const WEB_FONTS: ReadonlySet<string> = new Set([
  ...[KAI, 'Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'],
  ...['Arimo 82%', 'Arimo 110%', 'Arimo 115%', 'Tinos 110%', 'Tinos 116%', 'Tinos 123%'],
  ...['Cousine 83%', 'Cousine 92%'],
]);
/** By their faces. */
const asked = new Set<string>();
let coming: Promise<unknown> = Promise.resolve();
/** Fonts whose style sheet is loading. */
const sheetsComing = new Set<string>();

export function isWebFont(family: string): boolean {
  return WEB_FONTS.has(family);
}

/** What a family that comes with the program is called on the page; undefined for any other. */
export function webFontFace(family: string): string | undefined {
  if (!isWebFont(family)) return undefined;
  return family === KAI ? family : `Lectern ${family}`;
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
  const face = webFontFace(family);
  if (face === undefined || asked.has(face)) return face ?? family;
  asked.add(face);
  sheetsComing.add(face);
  const came = import('./web-font-sheets.ts')
    .then(({ WEB_FONT_SHEETS }) => WEB_FONT_SHEETS[family]?.())
    .catch(() => {
      // Offline: the next text that needs it tries again.
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

/** Whether the style sheet of a needed font is loading. */
export function areWebFontsComing(): boolean {
  return sheetsComing.size > 0;
}
