import type { PDFPageProxy } from 'pdfjs-dist';

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;
/** As pdf.js writes it where `fontExtraProperties` is set. */
type Style = TextContent['styles'][string] & { fontSubstitution?: string };

/**
 * The words of a page, set in what the page is drawn with where the document does not hold the font: pdf.js would set them in
 * any, whose letters are of other widths, so that what is marked among them stands beside what is seen.
 */
export async function readWords(
  page: Pick<PDFPageProxy, 'getTextContent'>,
): Promise<{ readonly content: TextContent; readonly isSubstituted: boolean }> {
  const content = await page.getTextContent();
  const styles: readonly Style[] = Object.values(content.styles);
  const substituted = styles.filter(({ fontSubstitution }) => fontSubstitution !== undefined);
  for (const style of substituted) style.fontFamily = style.fontSubstitution ?? style.fontFamily;
  return { content, isSubstituted: substituted.length > 0 };
}
