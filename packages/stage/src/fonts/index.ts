import type { CoursewareReader } from '@lectern/courseware';
import { webFontsCame } from '../view/text/fonts/web-fonts.ts';
import { type FontFaceRule, fontFiles } from './font-files.ts';
import { FontNeeds } from './font-needs.ts';

/** Pause between two pages, in which other work can run, milliseconds. */
const PAUSE_MS = 4;

/** URLs of the font files that all pages of a courseware need on this machine, whether they were drawn or not. */
export async function neededFontFiles(
  reader: CoursewareReader,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const needs = new FontNeeds(reader);
  for (const pageId of reader.pages()) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    signal.throwIfAborted();
    needs.addPage(pageId);
  }
  await webFontsCame();
  return fontFiles(needs.all(), rulesOfDocument());
}

function rulesOfDocument(): readonly FontFaceRule[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...rulesOf(sheet)].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const { style } = rule;
      const value = (name: string) => style.getPropertyValue(name);
      const address = /url\(["']?([^"')]+)["']?\)\s*format\(["']?woff2/.exec(value('src'))?.[1];
      if (address === undefined) return [];
      return [
        {
          family: value('font-family').replace(/["']/g, ''),
          bold: /bold|[6-9]00/.test(value('font-weight')),
          italic: /italic|oblique/.test(value('font-style')),
          unicodeRange: value('unicode-range'),
          url: new URL(address, sheet.href ?? location.href).href,
        },
      ];
    }),
  );
}

/** Rules of a style sheet of another origin cannot be read. */
function rulesOf(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules;
  } catch {
    return [];
  }
}
