import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Normalises a text for searching: without line breaks and spaces, in one case. */
export function comparable(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase();
}

/** Number of occurrences of `query` (already normalised) in a text. */
export function countHits(text: string, query: string): number {
  return query === '' ? 0 : comparable(text).split(query).length - 1;
}

/** A hit: the page, counted from 1, and the index of the hit on it. */
export interface PdfHit {
  readonly page: number;
  readonly index: number;
}

/** Searches a document page by page; `onHits` receives all hits so far. */
export async function searchPdf(
  document: PDFDocumentProxy,
  words: string,
  signal: AbortSignal,
  onHits: (hits: readonly PdfHit[]) => void,
): Promise<void> {
  const query = comparable(words);
  const hits: PdfHit[] = [];
  for (let number = 1; number <= document.numPages && query !== ''; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    if (signal.aborted) return;
    const count = countHits(items.map((item) => ('str' in item ? item.str : '')).join(''), query);
    for (let index = 0; index < count; index += 1) hits.push({ page: number, index });
    if (count > 0) onHits([...hits]);
  }
}

/** The hits in the text layer of a page, in the order of `countHits`. */
export function rangesOf(layer: HTMLElement, words: string): readonly Range[] {
  const query = comparable(words);
  if (query === '') return [];
  const places: { readonly node: Text; readonly offset: number }[] = [];
  let text = '';
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const value = (node as Text).data;
    for (let offset = 0; offset < value.length; offset += 1) {
      const one = comparable(value[offset] ?? '');
      for (const letter of one) {
        text += letter;
        places.push({ node: node as Text, offset });
      }
    }
  }
  const ranges: Range[] = [];
  for (let at = text.indexOf(query); at >= 0; at = text.indexOf(query, at + query.length)) {
    const [first, last] = [places[at], places[at + query.length - 1]];
    if (!first || !last) break;
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    ranges.push(range);
  }
  return ranges;
}
