import type { InkSurface, Stroke } from '@lectern/stage/ink';
import type { InkBook } from './ink-book.ts';

interface Written {
  readonly pageId: string;
  readonly surface: Pick<InkSurface, 'seen'>;
}

/** The ink surface that currently writes to each book. */
const surfaces = new WeakMap<InkBook, Written>();

/** Registers the surface that writes to the book, until the returned function is called. */
export function writesIn(book: InkBook, pageId: string, surface: Pick<InkSurface, 'seen'>): () => void {
  const written = { pageId, surface };
  surfaces.set(book, written);
  return () => {
    if (surfaces.get(book) === written) surfaces.delete(book);
  };
}

/** A page's ink as shown to the class, with the strokes, erasures and moves in progress. */
export function seenInk(book: InkBook, pageId: string): readonly Stroke[] {
  const written = surfaces.get(book);
  return written?.pageId === pageId ? written.surface.seen() : book.strokes(pageId);
}
