import { useEffect, useRef } from 'react';
import type { Leaf } from './shown-preview.ts';

/** Pages through files by keys and swipes, if there are several; the code is loaded only then. */
export function useLeafing(leaf: Leaf | undefined): void {
  const latest = useRef(leaf);
  latest.current = leaf;
  const isLeafed = leaf !== undefined;
  useEffect(() => {
    if (!isLeafed) return;
    const over = new AbortController();
    import('./leaf-by-hand.ts').then(
      ({ leafByHand }) => {
        if (over.signal.aborted) return;
        over.signal.addEventListener(
          'abort',
          leafByHand(() => latest.current ?? {}),
        );
      },
      () => undefined, // If the code fails to load, the buttons still work.
    );
    return () => over.abort();
  }, [isLeafed]);
}
