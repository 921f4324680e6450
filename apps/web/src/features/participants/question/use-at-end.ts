import { useEffect, useRef } from 'react';

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
