/**
 * Makes this window the only window of its browser that teaches a courseware, until the returned function is called.
 * Resolves to undefined when another window teaches it and `take` is false. `onTaken`: another window took it over.
 */
export function holdWindow(
  coursewareId: string,
  take = false,
  onTaken: () => void = () => undefined,
): Promise<(() => void) | undefined> {
  // `locks` is missing in insecure contexts, although the types claim otherwise.
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return Promise.resolve(() => undefined);
  return new Promise((resolve) => {
    let isHeld = false;
    const options: LockOptions = take ? { steal: true } : { ifAvailable: true };
    const asked = locks.request(`lectern-lesson-${coursewareId}`, options, (lock) => {
      if (lock === null) return resolve(undefined);
      isHeld = true;
      return new Promise<void>((letGo) => resolve(letGo));
    });
    asked.catch(() => {
      if (isHeld) onTaken();
      // In a browser without locks no other window has a lock either.
      else resolve(() => undefined);
    });
  });
}
