import { afterPaint } from '@lectern/ui/after-paint';
import { useEffect, useMemo, useState } from 'react';
import type { ShownCourseware } from '../../../parts/courseware/index.ts';
import { InkBook } from '../../../parts/ink/index.ts';
import type { LessonRun } from '../lesson/lesson-run.ts';
import type { InkHome } from './ink-home.ts';
import { type KeptInk, keepInk } from './keep-ink.ts';

export interface ShowInk {
  readonly book: InkBook;
  /** Kind of storage; undefined until it is open. */
  readonly home: InkHome['kind'] | undefined;
}

/**
 * The ink of a show, from the first moment on. When the user leaves before the lesson has begun, lesson and courseware
 * are released only after the ink has been stored.
 */
export function useShowInk(
  shown: ShownCourseware,
  { begun, going, kept, leave }: Pick<LessonRun, 'begun' | 'going' | 'kept' | 'leave'>,
  userId: string,
  documentId: string,
): ShowInk {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every show has a book of its own
  const book = useMemo(() => new InkBook(), [shown]);
  const [home, setHome] = useState<ShowInk['home']>();
  useEffect(() => {
    let left = false;
    let keeping: KeptInk | undefined;
    const keep = (): KeptInk => {
      keeping ??= keepInk(book, begun, userId, documentId, kept);
      return keeping;
    };
    const cancel = afterPaint(() => {
      keep().kept.then(
        ({ kind }) => left || setHome(kind),
        () => undefined,
      );
    });
    // Prompts before leaving only when leaving would lose ink.
    const onUnload = (event: BeforeUnloadEvent) => {
      if (book.isHeld) event.preventDefault();
    };
    addEventListener('beforeunload', onUnload);
    const stopGoing = going.subscribe(() => book.finish());
    const end = () => {
      stopGoing();
      removeEventListener('beforeunload', onUnload);
      book.dispose();
      keeping?.end();
      leave();
      shown.release();
    };
    return () => {
      left = true;
      cancel();
      if (book.isHeld) keep().kept.then(end, end);
      else end();
    };
  }, [shown, book, begun, going, kept, leave, userId, documentId]);
  return { book, home };
}
