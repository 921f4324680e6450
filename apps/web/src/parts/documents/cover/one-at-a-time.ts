let last: Promise<unknown> = Promise.resolve();

/** Runs pieces of work one after the other, so that covers never crowd out what the user does. */
export function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work, work);
  last = next.catch(() => undefined);
  return next;
}
