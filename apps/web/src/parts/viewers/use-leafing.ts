import { useEffect, useRef } from 'react';
import type { Leaf } from './shown-preview.ts';

/** Leafs by hand where there is something to leaf through; the code of that comes only then. */
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
      () => undefined, // The buttons beside it lead on.
    );
    return () => over.abort();
  }, [isLeafed]);
}
