import type { PDFPageProxy } from 'pdfjs-dist';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

/** The properties of a font that pdf.js knows once the page was drawn. */
interface DrawnFont {
  /** The substitute for a font that the document does not contain. */
  readonly systemFontInfo?: { readonly css: string; readonly loadedName: string } | null;
  /** The name under which the document's own font is loaded. */
  readonly loadedName?: string;
  readonly missingFile?: boolean;
  /** Whether the font's glyphs are drawings of the document (Type 3). */
  readonly isType3Font?: boolean;
}

/**
 * The words of a drawn page in the font that the page is drawn with. pdf.js would use a default font with other letter
 * widths, so that highlights would miss the drawn words.
 */
export async function readWords(
  page: Pick<PDFPageProxy, 'getTextContent'> & {
    readonly commonObjs: Pick<PDFPageProxy['commonObjs'], 'has' | 'get'>;
  },
): Promise<TextContent> {
  const content = await page.getTextContent();
  for (const [name, style] of Object.entries(content.styles)) {
    // After an interrupted drawing some fonts are missing.
    if (!page.commonObjs.has(name)) continue;
    style.fontFamily = familyOf(page.commonObjs.get(name), style.fontFamily);
  }
  return content;
}

function familyOf(font: DrawnFont, otherwise: string): string {
  // The list begins with the exact face, because text without a weight would get the regular face of a bold font.
  if (font.systemFontInfo) return `${font.systemFontInfo.loadedName},${font.systemFontInfo.css}`;
  if (font.loadedName === undefined || font.missingFile || font.isType3Font) return otherwise;
  return `"${font.loadedName}",${otherwise}`;
}
