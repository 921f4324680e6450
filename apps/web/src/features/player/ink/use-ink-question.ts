import type { ShowOverlays } from '@lectern/stage/show';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { InkBook } from '../../../parts/ink/index.ts';

/** The user's decision about the ink of a lesson. */
export interface InkAnswer {
  /** Ids of pages whose ink is deleted. */
  readonly dropped: ReadonlySet<string>;
  /** Destination of the remaining ink. Ink put into the courseware also stays with the lesson. */
  readonly into: 'lesson' | 'courseware';
}

export interface InkQuestion {
  /** The open question: whether to keep the ink, or whether to end the lesson. */
  readonly about: 'ink' | 'lesson' | undefined;
  /** Ends the show at this page; asks first if more than the slides would end with it. */
  readonly end: (pageNumber: number) => void;
  /** Applies the answer and ends the show. */
  readonly answer: (answer: InkAnswer) => void;
  /** Closes the question; the lesson continues. */
  readonly cancel: () => void;
}

/**
 * Asks for confirmation before a lesson ends, and whether to keep the ink on its pages. A show in which slides were
 * only viewed ends without a question. Leaving by other means keeps the ink with the lesson.
 */
export function useInkQuestion(
  book: InkBook,
  /** Pages of the courseware; ink on boards stays with the lesson without a question. */
  pages: readonly string[],
  overlays: ShowOverlays,
  /** Whether more was done than viewing slides. */
  wouldEnd: () => boolean,
  /** Puts the ink of these pages into the courseware. */
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
