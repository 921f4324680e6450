import type { PDFPageProxy } from 'pdfjs-dist';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** What pdf.js knows of a font once the page was drawn with it. */
interface DrawnFont {
  /** What stands in for a font that the document does not hold. */
  readonly systemFontInfo?: { readonly css: string; readonly loadedName: string } | null;
  /** The name under which the document's own font is loaded. */
  readonly loadedName?: string;
  readonly missingFile?: boolean;
  /** Its letters are drawings of the document (Type 3). */
  readonly isType3Font?: boolean;
}

/**
 * The words of a drawn page in the font that the page is drawn with. pdf.js would use any font, whose letters have other
 * widths, so that highlights would miss the drawn words.
 */
export async function readWords(
  page: Pick<PDFPageProxy, 'getTextContent'> & {
    readonly commonObjs: Pick<PDFPageProxy['commonObjs'], 'has' | 'get'>;
  },
): Promise<TextContent> {
  const content = await page.getTextContent();
  for (const [name, style] of Object.entries(content.styles)) {
    // Of a drawing that stopped half way, not all fonts are there.
    if (!page.commonObjs.has(name)) continue;
    style.fontFamily = familyOf(page.commonObjs.get(name), style.fontFamily);
  }
  return content;
}

function familyOf(font: DrawnFont, otherwise: string): string {
  // The list begins with the family, in which text without a weight would get the regular face for a bold one.
  if (font.systemFontInfo) return `${font.systemFontInfo.loadedName},${font.systemFontInfo.css}`;
  if (font.loadedName === undefined || font.missingFile || font.isType3Font) return otherwise;
  return `"${font.loadedName}",${otherwise}`;
}
