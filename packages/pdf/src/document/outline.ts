import type { PDFDocumentProxy } from 'pdfjs-dist';
import { readable } from '../elements/text-lines.ts';
import { destinationPage } from './links.ts';

export interface PdfOutline {
  /** Chapters in order, each with its first page. Empty when the top level does not divide the file. */
  readonly sections: readonly { readonly page: number; readonly name: string }[];
  /** Names of pages in the outline, by page index. */
  readonly names: ReadonlyMap<number, string>;
}

interface Item {
  readonly title: string;
  readonly dest: unknown;
  readonly items: readonly Item[];
}

const MAX_ITEMS = 2_000;

/** Bookmarks (ISO 32000-1, 12.3.3) as sections and names of pages. */
export async function readOutline(document: PDFDocumentProxy): Promise<PdfOutline> {
  const items = ((await document.getOutline().catch(() => null)) ?? []) as readonly Item[];
  const names = new Map<number, string>();
  const tops: { page: number; name: string }[] = [];
  const queue = items.map((item) => ({ item, top: true }));
  for (let index = 0; index < queue.length && index < MAX_ITEMS; index++) {
    const { item, top } = queue[index] as (typeof queue)[number];
    queue.push(...item.items.map((child) => ({ item: child, top: false })));
    const page = await destinationPage(document, item.dest);
    const name = readable(item.title).trim().slice(0, 1024);
    if (page === undefined || name === '') continue;
    if (!names.has(page)) names.set(page, name);
    if (top) tops.push({ page, name });
  }
  const rising = tops.every(({ page }, index) => index === 0 || page > (tops[index - 1]?.page ?? 0));
  // bookmarks for most pages are names of pages, not chapters
  const parts = rising && tops.length > 1 && tops.length <= document.numPages / 2;
  return { sections: parts ? tops : [], names };
}
