import { useEffect, useMemo, useState } from 'react';
import type { ShownCourseware } from '../../parts/courseware/index.ts';
import { afterPaint } from '../../platform/after-paint.ts';
import { ClassInk } from './class-ink.ts';
import { ClassInkMemory } from './class-ink-memory.ts';
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
  const memory = useMemo(() => new ClassInkMemory(userId, documentId), [userId, documentId]);
  const book = useMemo(() => new InkBook(shown.reader, new ClassInk(memory.read())), [shown, memory]);
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
    // Whoever leaves without a word keeps the ink, and is asked at the end of the class that goes on in this tab.
    const remember = () => memory.keep(book.classInk.notes);
    addEventListener('pagehide', remember);
    const leave = () => {
      removeEventListener('beforeunload', onUnload);
      book.dispose();
      keeping?.end();
      shown.release();
    };
    return () => {
      left = true;
      cancel();
      remember();
      removeEventListener('pagehide', remember);
      if (book.isHeld) keep().kept.then(leave, leave);
      else leave();
    };
  }, [shown, book, memory, userId, documentId]);
  return { book, isApart };
}
