import type { PDFPageProxy } from 'pdfjs-dist';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** What pdf.js knows of a font once the page was drawn with it. */
interface DrawnFont {
  /** What stands in for a font that the document does not hold. */
  readonly systemFontInfo?: { readonly css: string; readonly loadedName: string } | null;
  /** Under which the document's own is drawn. */
  readonly loadedName?: string;
  readonly missingFile?: boolean;
  /** Its letters are drawings of the document. */
  readonly isType3Font?: boolean;
}

/**
 * The words of a page that was drawn, set in what it is drawn with. pdf.js would set them in any face, whose letters are of
 * other widths, so that what is marked among them stands beside what is seen.
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
  // Its list begins with the family, of which these words, which say no weight, would get the plain face for a bold one.
  if (font.systemFontInfo) return `${font.systemFontInfo.loadedName},${font.systemFontInfo.css}`;
  if (font.loadedName === undefined || font.missingFile || font.isType3Font) return otherwise;
  return `"${font.loadedName}",${otherwise}`;
}
