import type { ShowOverlays } from '@lectern/stage/show';
import { useCallback, useEffect, useState } from 'react';
import type { InkBook } from './ink-book.ts';

export interface InkQuestion {
  /** What becomes of the ink of this class is asked, before the show ends. */
  readonly asked: boolean;
  /** Ends the show, at this page; asks first where the class has left ink. */
  readonly end: (pageNumber: number) => void;
  /** Drops the class's ink of these pages, keeps the rest, and ends the show. */
  readonly answer: (dropped: ReadonlySet<string>) => void;
  /** The class goes on. */
  readonly cancel: () => void;
}

/** Asks at the end of a show what becomes of its ink. Whoever leaves another way keeps it. */
export function useInkQuestion(
  book: InkBook,
  overlays: ShowOverlays,
  onEnd: (pageNumber: number) => void,
): InkQuestion {
  const [endsAt, setEndsAt] = useState<number>();
  const asked = endsAt !== undefined;
  const cancel = useCallback(() => setEndsAt(undefined), []);
  useEffect(
    () =>
      asked
        ? overlays.lay({ id: 'ink-question', takes: ['keys', 'wheel', 'swipes'], close: cancel })
        : undefined,
    [asked, overlays, cancel],
  );
  return {
    asked,
    end: (pageNumber) => {
      if (book.classPages().length > 0) setEndsAt(pageNumber);
      else onEnd(pageNumber);
    },
    answer: (dropped) => {
      book.dropClassInk(dropped);
      book.classInk.forget();
      onEnd(endsAt ?? 1);
    },
    cancel,
  };
}
