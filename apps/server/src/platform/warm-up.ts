import type { Dispose } from '@lectern/base';

/** Does work that makes the first request faster, once the program has started, unless it is disposed before. */
export type WarmUp = (work: () => void) => Dispose;

/** The delay keeps the work out of the program's start, milliseconds. */
const WARM_UP_AFTER_MS = 3_000;

export const warmUpLater: WarmUp = (work) => {
  const timer = setTimeout(work, WARM_UP_AFTER_MS);
  timer.unref();
  return () => clearTimeout(timer);
};
