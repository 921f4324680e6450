import type { Dispose } from '@lectern/base';
import { useEffect } from 'react';

/**
 * Begins work whose code comes late, `after` milliseconds from now, and ends it with the screen. `bring` answers what
 * begins the work; it is to be the same function as long as the work is. Where the code cannot be had there is no network
 * for the work either: nothing is begun, and the next screen tries again.
 */
export function useLateWork(bring: () => Promise<() => Dispose>, after: number): void {
  useEffect(() => {
    let left = false;
    let stop: Dispose | undefined;
    const timer = setTimeout(() => {
      bring().then(
        (begin) => {
          if (!left) stop = begin();
        },
        () => undefined,
      );
    }, after);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [bring, after]);
}
