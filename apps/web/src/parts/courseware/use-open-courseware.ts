import type { Signal } from '@lectern/base';
import { useLayoutEffect, useState } from 'react';
import { ApiError } from '../../platform/api/api-error.ts';
import { leaseAtOnce, leaseCourseware } from './courseware-lease.ts';
import type { LiveCourseware } from './live-courseware.ts';
import { type CoursewareUser, openCourseware } from './open-courseware.ts';

/** How far a screen is with opening its courseware. */
export type CoursewareOpening =
  | { readonly state: 'opening' }
  | {
      readonly state: 'open';
      readonly live: LiveCourseware;
      /** See `OpenedCourseware`. */
      readonly name: Signal<string>;
    }
  /** There is no such document, or not for this user. */
  | { readonly state: 'gone'; readonly error: ApiError }
  | { readonly state: 'failed'; readonly error: unknown; readonly tryAgain: () => void };

/** Opens a courseware while the calling screen shows it. Screens that show the same one share it. */
export function useOpenCourseware(documentId: string, { id, name }: CoursewareUser): CoursewareOpening {
  const [opening, setOpening] = useState<CoursewareOpening>({ state: 'opening' });
  const [tries, setTries] = useState(0);
  // What is open already is drawn before anything else is on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try opens again
  useLayoutEffect(() => {
    let left = false;
    let lease = leaseAtOnce(documentId, { id, name });
    if (lease !== undefined) {
      const { live, name, release } = lease;
      setOpening({ state: 'open', live, name });
      return release;
    }
    setOpening({ state: 'opening' });
    leaseCourseware(documentId, { id, name }, () => openCourseware(documentId, { id, name })).then(
      (leased) => {
        lease = leased;
        const { live, name } = leased;
        if (left) leased.release();
        else setOpening({ state: 'open', live, name });
      },
      (error: unknown) => {
        if (left) return;
        if (error instanceof ApiError && error.code === 'DOCUMENT_NOT_FOUND') {
          setOpening({ state: 'gone', error });
        } else {
          setOpening({ state: 'failed', error, tryAgain: () => setTries((count) => count + 1) });
        }
      },
    );
    return () => {
      left = true;
      lease?.release();
    };
  }, [documentId, id, name, tries]);
  return opening;
}
