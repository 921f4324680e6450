import { UnsavedParts } from '@lectern/question-views';
import { useEffect, useRef, useState } from 'react';

/** Longest time for storing a drawing, photographs and a recording on the phone, milliseconds. */
export const STORE_WITHIN_MS = 3_000;

/** Calls the latest `work` once the answering ends; not for a question that was closed from the beginning. */
export function useAtEnd(isOver: boolean, work: () => void): void {
  const latest = useRef(work);
  const wasOpen = useRef(false);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => {
    if (!isOver) wasOpen.current = true;
    else if (wasOpen.current) {
      wasOpen.current = false;
      latest.current();
    }
  }, [isOver]);
}

/**
 * Locks a response once the parts that are still being stored, such as the last stroke, are in it; `unsaved` lists those parts.
 */
export function useLateLock(isOver: boolean): { readonly unsaved: UnsavedParts; readonly isLocked: boolean } {
  const [unsaved] = useState(() => new UnsavedParts());
  const [isLocked, setLocked] = useState(isOver);
  if (isLocked && !isOver) setLocked(false);
  useEffect(() => {
    if (isOver) void unsaved.settle(STORE_WITHIN_MS).then(() => setLocked(true));
  }, [isOver, unsaved]);
  return { unsaved, isLocked };
}
