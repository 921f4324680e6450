import type { PDFPageProxy } from 'pdfjs-dist';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** What pdf.js knows of a font once the page was drawn with it. */
interface DrawnFont {
  /** What stands in for a font that the document does not hold. */
  readonly systemFontInfo?: { readonly css: string } | null;
}

/**
 * The words of a page that was drawn, set in what it is drawn with where the document does not hold the font: pdf.js would
 * set them in any, whose letters are of other widths, so that what is marked among them stands beside what is seen.
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
    const font: DrawnFont = page.commonObjs.get(name);
    style.fontFamily = font.systemFontInfo?.css ?? style.fontFamily;
  }
  return content;
}
