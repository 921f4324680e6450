/** 楷体, which is called on the page as the machine would call it. */
const KAI = 'LXGW WenKai';

/**
 * Faces that come with the program, fetched in small subsets when a page asks for them and the machine has none: 楷体, and
 * the Latin ones that are as wide as those of Office, some at another size. What brings each is in `web-font-sheets.ts`,
 * which comes with the first that is asked for: most machines of schools have the fonts of Office.
 */
const WEB_FONTS: ReadonlySet<string> = new Set([
  ...[KAI, 'Carlito', 'Caladea', 'Arimo', 'Tinos', 'Cousine'],
  ...['Arimo 82%', 'Arimo 110%', 'Arimo 115%', 'Tinos 110%', 'Tinos 116%', 'Tinos 123%'],
  ...['Cousine 83%', 'Cousine 92%'],
]);
/** By their faces. */
const asked = new Set<string>();
let coming: Promise<unknown> = Promise.resolve();
/** Those whose style sheet is on its way. */
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
