import type { ShowOverlays } from '@lectern/stage/show';
import { useCallback, useEffect, useState } from 'react';
import type { InkBook } from '../../../parts/ink/index.ts';

/** What is to become of the ink of a lesson. */
export interface InkAnswer {
  /** Pages whose ink goes. */
  readonly dropped: ReadonlySet<string>;
  /** Where the rest goes. What goes into the courseware stays with the lesson too. */
  readonly into: 'lesson' | 'courseware';
}

export interface InkQuestion {
  /** What becomes of the ink of this lesson is asked, before the show ends. */
  readonly asked: boolean;
  /** Ends the show, at this page; asks first where there is ink. */
  readonly end: (pageNumber: number) => void;
  /** Does so, and ends the show. */
  readonly answer: (answer: InkAnswer) => void;
  /** The class goes on. */
  readonly cancel: () => void;
}

/** Asks at the end of a show what becomes of its ink. Whoever leaves another way keeps it with the lesson. */
export function useInkQuestion(
  book: InkBook,
  /** Of the courseware; what is written elsewhere, on boards, stays with the lesson unasked. */
  pages: readonly string[],
  overlays: ShowOverlays,
  /** Puts ink of these pages into the courseware. */
  onPut: (pageIds: readonly string[]) => void,
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
      if (book.pages().some((id) => pages.includes(id))) setEndsAt(pageNumber);
      else onEnd(pageNumber);
    },
    answer: ({ dropped, into }) => {
      book.drop(dropped);
      if (into === 'courseware') onPut(book.pages());
      onEnd(endsAt ?? 1);
    },
    cancel,
  };
}
