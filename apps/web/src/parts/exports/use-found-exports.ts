import type { Dispose } from '@lectern/base';
import { useEffect } from 'react';
import { hasOwnExports } from './own-exports.ts';

/**
 * Shows the exports that are on their way or wait to be saved, whichever window they were begun in. After `settled`
 * milliseconds, when the network is free for them; at once where this tab waited for one when it was loaded anew.
 */
export function useFoundExports(settled: number): void {
  useEffect(() => {
    let left = false;
    let stop: Dispose | undefined;
    const begin = async () => {
      const { watchExports } = await import('./watch-exports.ts');
      if (!left) stop = watchExports();
    };
    // Without the network there is nothing to be found either; the next screen tries again.
    const timer = setTimeout(() => void begin().catch(() => undefined), hasOwnExports() ? 0 : settled);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [settled]);
}
