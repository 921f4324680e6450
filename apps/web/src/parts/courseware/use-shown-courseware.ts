import { useLayoutEffect, useRef, useState } from 'react';
import { isGone } from './courseware-lease.ts';
import type { CoursewareUser } from './open-courseware.ts';
import { type ShownCourseware, showCourseware, shownAtOnce } from './shown-courseware.ts';

/** The state of a screen that opens its courseware. */
export type CoursewareOpening =
  | { readonly state: 'opening' }
  /** The component that shows the courseware releases it. */
  | { readonly state: 'open'; readonly shown: ShownCourseware; readonly tryAgain: () => void }
  /** The document does not exist, or the user has no permission. */
  | { readonly state: 'gone' }
  | { readonly state: 'failed'; readonly error: unknown; readonly tryAgain: () => void };

/** Opens a courseware while the calling screen is mounted. Screens that show the same courseware share it. */
export function useShownCourseware(documentId: string, { id, name }: CoursewareUser): CoursewareOpening {
  const [tries, setTries] = useState(0);
  const [tryAgain] = useState(() => () => setTries((count) => count + 1));
  // A courseware that is open already is drawn at once, without a skeleton first.
  const [atFirst] = useState(() => shownAtOnce(documentId, { id, name }));
  const [opening, setOpening] = useState<CoursewareOpening>(
    atFirst ? { state: 'open', shown: atFirst.shown, tryAgain } : { state: 'opening' },
  );
  const drawn = useRef(atFirst);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try opens again
  useLayoutEffect(() => {
    const atOnce = drawn.current ?? shownAtOnce(documentId, { id, name });
    drawn.current = undefined;
    if (atOnce !== undefined) {
      atOnce.hold();
      if (atOnce !== atFirst) setOpening({ state: 'open', shown: atOnce.shown, tryAgain });
      return;
    }
    let left = false;
    setOpening({ state: 'opening' });
    showCourseware(documentId, { id, name }).then(
      (shown) => {
        if (left) shown.release();
        else setOpening({ state: 'open', shown, tryAgain });
      },
      (error: unknown) => {
        if (!left) setOpening(isGone(error) ? { state: 'gone' } : { state: 'failed', error, tryAgain });
      },
    );
    return () => {
      left = true;
    };
  }, [documentId, id, name, tries]);
  return opening;
}
