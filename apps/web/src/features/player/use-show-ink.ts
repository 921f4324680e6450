import { useEffect, useMemo, useState } from 'react';
import type { ShownCourseware } from '../../parts/courseware/index.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { InkBook } from './ink-book.ts';
import { type KeptInk, keepInk } from './keep-ink.ts';

export interface ShowInk {
  readonly book: InkBook;
  /** The book has ink of this device alone: that of the courseware's pages is drawn with the pages. */
  readonly isApart: boolean;
}

/**
 * The ink of a show, from the first moment on. Whoever leaves before there is a document for it has still written: the
 * courseware is let go of only when the ink is where it lives.
 */
export function useShowInk(shown: ShownCourseware, userId: string, documentId: string): ShowInk {
  const book = useMemo(() => new InkBook(shown.reader), [shown]);
  const [isApart, setIsApart] = useState(false);
  useEffect(() => {
    let left = false;
    let keeping: KeptInk | undefined;
    const keep = (): KeptInk => {
      keeping ??= keepInk(book, shown, userId, documentId);
      return keeping;
    };
    const cancel = afterPaint(() => {
      keep().kept.then(
        (home) => left || setIsApart(home.isApart),
        () => undefined,
      );
    });
    // Asks before leaving only when leaving would lose something.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (book.isHeld) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    const leave = () => {
      removeEventListener('beforeunload', onUnload);
      book.dispose();
      keeping?.end();
      shown.release();
    };
    return () => {
      left = true;
      cancel();
      if (book.isHeld) keep().kept.then(leave, leave);
      else leave();
    };
  }, [shown, book, userId, documentId]);
  return { book, isApart };
}
