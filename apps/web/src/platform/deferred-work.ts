import type { Dispose } from '@lectern/base';
import { LazyCode } from '@lectern/ui/lazy';
import { useEffect } from 'react';

/**
 * Starts work as soon as its code is loaded, and retries loading after a pause and when the network is back. `load`
 * resolves to the function that starts the work. The returned function ends the work, or the wait for its code.
 */
export function beginDeferredWork(load: () => Promise<() => Dispose>): Dispose {
  const code = new LazyCode(load);
  const endNeed = code.need();
  let stop: Dispose | undefined;
  const endWait = code.state.subscribe(() => {
    const begin = code.value;
    if (begin === undefined) return;
    endNeed();
    endWait();
    stop = begin();
  });
  return () => {
    endNeed();
    endWait();
    stop?.();
  };
}

/**
 * Starts work whose code is loaded after `after` milliseconds, and ends it when the component unmounts. `load` must be
 * a stable function.
 */
export function useDeferredWork(load: () => Promise<() => Dispose>, after: number): void {
  useEffect(() => {
    let stop: Dispose | undefined;
    const timer = setTimeout(() => {
      stop = beginDeferredWork(load);
    }, after);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [load, after]);
}
