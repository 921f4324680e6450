let last: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other, so that creating thumbnails does not slow down the user's work. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
