import type { GlyphLoader } from './load-glyph.ts';
import type { Writing } from './model.ts';
import { SHEET_STYLES, type SheetCharacter, worksheetOf } from './worksheet.ts';

/** Prints HTML in a frame that is removed after printing. */
function printHtml(html: string): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  frame.srcdoc = html;
  frame.addEventListener('load', () => {
    const page = frame.contentWindow as (Window & typeof globalThis) | null;
    if (!page) return;
    // The policy of the page allows no style elements.
    const styles = new page.CSSStyleSheet();
    styles.replaceSync(SHEET_STYLES);
    page.document.adoptedStyleSheets = [styles];
    page.addEventListener('afterprint', () => frame.remove());
    page.print();
  });
  document.body.append(frame);
}

/**
 * Prints a writing sheet of all characters of the tool; characters without known strokes are left out. Resolves with
 * false when there are none. Rejects when strokes do not load.
 */
export async function printWorksheet(
  { characters, grid }: Pick<Writing, 'characters' | 'grid'>,
  title: string,
  loader: Pick<GlyphLoader, 'load'>,
  print: (html: string) => void = printHtml,
): Promise<boolean> {
  const loaded = await Promise.all(
    characters.map(async (character) => ({ character, glyph: await loader.load(character) })),
  );
  const known = loaded.filter((each): each is SheetCharacter => each.glyph !== null);
  if (known.length > 0) print(worksheetOf(known, { grid, title }));
  return known.length > 0;
}
