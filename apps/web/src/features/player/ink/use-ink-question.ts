import type { ShowOverlays } from '@lectern/stage/show';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { InkBook } from '../../../parts/ink/index.ts';

/** What is to become of the ink of a lesson. */
export interface InkAnswer {
  /** Pages whose ink goes. */
  readonly dropped: ReadonlySet<string>;
  /** Where the rest goes. What goes into the courseware stays with the lesson too. */
  readonly into: 'lesson' | 'courseware';
}

export interface InkQuestion {
  /** The question before the show ends: what to do with the ink, or whether to end the lesson. */
  readonly about: 'ink' | 'lesson' | undefined;
  /** Ends the show at this page; asks first if something would end with it. */
  readonly end: (pageNumber: number) => void;
  /** Does so, and ends the show. */
  readonly answer: (answer: InkAnswer) => void;
  /** The class goes on. */
  readonly cancel: () => void;
}

/**
 * Asks before a lesson ends, and what to do with the ink on its pages. A show in which slides were only viewed ends without
 * a question. Leaving in any other way keeps the ink with the lesson.
 */
export function useInkQuestion(
  book: InkBook,
  /** Of the courseware; what is written elsewhere, on boards, stays with the lesson unasked. */
  pages: readonly string[],
  overlays: ShowOverlays,
  /** Whether anything ends with the show, that is, whether slides were not only viewed. */
  wouldEnd: () => boolean,
  /** Puts ink of these pages into the courseware. */
  onPut: (pageIds: readonly string[]) => void,
  onEnd: (pageNumber: number) => void,
): InkQuestion {
  const [question, ask] = useState<{ readonly about: 'ink' | 'lesson'; readonly endsAt: number }>();
  const asked = question !== undefined;
  const cancel = useCallback(() => ask(undefined), []);
  useLayoutEffect(
    () =>
      asked
        ? overlays.lay({ id: 'ink-question', takes: ['keys', 'wheel', 'swipes'], close: cancel })
        : undefined,
    [asked, overlays, cancel],
  );
  return {
    about: question?.about,
    end: (pageNumber) => {
      if (book.pages().some((id) => pages.includes(id))) ask({ about: 'ink', endsAt: pageNumber });
      else if (wouldEnd()) ask({ about: 'lesson', endsAt: pageNumber });
      else onEnd(pageNumber);
    },
    answer: ({ dropped, into }) => {
      book.drop(dropped);
      if (into === 'courseware') onPut(book.pages());
      onEnd(question?.endsAt ?? 1);
    },
    cancel,
  };
}
