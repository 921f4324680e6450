import type { Readable } from '@lectern/base';
import { LazyCode } from '@lectern/ui/lazy';
import type { InkBook } from '../../../parts/ink/index.ts';
import type { FollowedLesson, KeptLesson, TaughtLesson } from '../../../parts/lessons/index.ts';
import { arrived } from '../lesson/lesson-run.ts';
import type { InkHome } from './ink-home.ts';

/** Code that stores ink, loaded after the first page because it contains Yjs. */
export const inkHomes = new LazyCode(() => import('./ink-home.ts'));

export interface KeptInk {
  /** Resolves when the ink is in its storage. */
  readonly kept: Promise<InkHome>;
  /** Releases the storage; stored ink is kept. */
  end(): void;
}

/**
 * Moves a show's ink into its storage when the lesson has begun, and until then shows the ink of this browser's copy.
 */
export function keepInk(
  book: InkBook,
  begun: Promise<TaughtLesson | FollowedLesson | undefined>,
  userId: string,
  documentId: string,
  seen: Readable<KeptLesson | undefined>,
): KeptInk {
  const endNeed = inkHomes.need();
  const kept = Promise.all([arrived(inkHomes), begun])
    .then(([{ homeOfInk }, lesson]) => homeOfInk(lesson, userId, documentId))
    .then((home) => {
      book.keepIn(home.ink);
      return home;
    });
  const nothing = () => undefined;
  kept.catch(nothing);
  const show = (): void => {
    const { ink } = seen.get() ?? {};
    if (!ink) book.showKept(undefined);
    else
      arrived(inkHomes).then(
        ({ StoredInk }) => seen.get()?.ink === ink && book.showKept(new StoredInk(ink)),
        nothing,
      );
  };
  show();
  const stopShowing = seen.subscribe(show);
  return {
    kept,
    end() {
      stopShowing();
      endNeed();
      kept.then((home) => home.leave(), nothing);
    },
  };
}
