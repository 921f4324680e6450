import type { InkSurface, Stroke } from '@lectern/stage/ink';
import type { InkBook } from './ink-book.ts';

interface Written {
  readonly pageId: string;
  readonly surface: Pick<InkSurface, 'seen'>;
}

/** What each book's ink is written with at this moment. */
const surfaces = new WeakMap<InkBook, Written>();

/** The surface writes in the book from now on, until what comes back is called. */
export function writesIn(book: InkBook, pageId: string, surface: Pick<InkSurface, 'seen'>): () => void {
  const written = { pageId, surface };
  surfaces.set(book, written);
  return () => {
    if (surfaces.get(book) === written) surfaces.delete(book);
  };
}

/** A page's ink as the class sees it: with what hands are writing, erasing and carrying at this moment. */
export function seenInk(book: InkBook, pageId: string): readonly Stroke[] {
  const written = surfaces.get(book);
  return written?.pageId === pageId ? written.surface.seen() : book.strokes(pageId);
}
