/// <reference path="../styles.d.ts" />
/** Faces that come with the program, fetched in small subsets when a page asks for them and the machine has none. */
const WEB_FONTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'LXGW WenKai': () => import('lxgw-wenkai-webfont/lxgwwenkai-regular.css'),
};
const asked = new Set<string>();
let coming: Promise<unknown> = Promise.resolve();

export function isWebFont(family: string): boolean {
  return family in WEB_FONTS;
}

/** Whether a face was asked for here: not on a machine that has it. */
export function isFetchedFont(family: string): boolean {
  return asked.has(family);
}

/** Begins to fetch a face; text shows in the next one of its list until it is there. */
export function loadWebFont(family: string): void {
  if (asked.has(family)) return;
  asked.add(family);
  const came = WEB_FONTS[family]?.().catch(() => {
    // Offline: the next text that wants it tries again.
    asked.delete(family);
  });
  coming = Promise.all([coming, came]);
}

/** Settles when the faces that were asked for so far are known to the document, which then fetches what its texts need. */
export async function webFontsCame(): Promise<void> {
  await coming;
}
