import { LateCode } from '@lectern/ui/late';
import type { ShownCourseware } from '../../parts/courseware/index.ts';
import type { InkBook } from './ink-book.ts';
import type { InkHome } from './stored-ink.ts';

/** What stores ink, and the library of shared documents with it: no page waits for it. */
export const inkHomes = new LateCode(() => import('./ink-home.ts'));

export interface KeptInk {
  /** Resolves when the book's ink is where it lives; rejects when it may not be written there any more. */
  readonly kept: Promise<InkHome>;
  /** Lets go of that place; what was written stays. */
  end(): void;
}

/** Brings a show's ink to where it lives, as soon as that is there. */
export function keepInk(book: InkBook, shown: ShownCourseware, userId: string, documentId: string): KeptInk {
  const endNeed = inkHomes.need();
  const kept = arrived(inkHomes)
    .then(({ homeOfInk }) => homeOfInk(shown, userId, documentId))
    .then((home) => {
      book.keepIn(home.ink, home.isApart);
      return home;
    });
  const nothing = () => undefined;
  kept.catch(nothing);
  return {
    kept,
    end() {
      endNeed();
      kept.then((home) => home.leave(), nothing);
    },
  };
}

function arrived<T>(code: LateCode<T>): Promise<T> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = code.state.get();
      if (state.type !== 'here') return;
      stop();
      resolve(state.value);
    };
    const stop = code.state.subscribe(look);
    look();
  });
}
