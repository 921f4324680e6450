import type { Dispose } from '@lectern/base';
import { LateCode } from '@lectern/ui/late';
import { useEffect } from 'react';

/**
 * Begins work as soon as its code is loaded, and loads the code again after a failure: after a pause, and when the network
 * is back. `load` answers what begins the work. The caller ends the work, or the wait for its code, by what this returns.
 */
export function beginLateWork(load: () => Promise<() => Dispose>): Dispose {
  const code = new LateCode(load);
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
 * Begins work whose code is loaded `after` milliseconds from now, and ends it with the screen. `load` is to be the same
 * function as long as the work is.
 */
export function useLateWork(load: () => Promise<() => Dispose>, after: number): void {
  useEffect(() => {
    let stop: Dispose | undefined;
    const timer = setTimeout(() => {
      stop = beginLateWork(load);
    }, after);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, [load, after]);
}
