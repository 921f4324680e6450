import { useEffect, useState } from 'react';
import type { CoursewareLease, CoursewareUser } from '../courseware/index.ts';

export type Opening =
  | { readonly state: 'opening' }
  | { readonly state: 'open'; readonly lease: CoursewareLease }
  | { readonly state: 'failed'; readonly error: unknown };

/** Opens a live document; must be a stable function. Rejects as `openCourseware` does. */
type Open = (documentId: string, user: CoursewareUser) => Promise<CoursewareLease>;

/** Opens a live document while the component is mounted, and again with each number of `tries`. */
export function useOpening(
  open: Open,
  documentId: string,
  { id, name }: CoursewareUser,
  tries: number,
): Opening {
  const [opening, setOpening] = useState<Opening>({ state: 'opening' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every further try opens again
  useEffect(() => {
    let left = false;
    let lease: CoursewareLease | undefined;
    setOpening({ state: 'opening' });
    open(documentId, { id, name }).then(
      (opened) => {
        if (left) return opened.release();
        lease = opened;
        setOpening({ state: 'open', lease });
      },
      (error: unknown) => left || setOpening({ state: 'failed', error }),
    );
    return () => {
      left = true;
      lease?.release();
    };
  }, [open, documentId, id, name, tries]);
  return opening;
}
