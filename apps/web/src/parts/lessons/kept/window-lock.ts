/**
 * Makes this window the one of its browser that teaches a courseware, until what is answered is called; undefined: another
 * one is, and this one does not `take` it. `onTaken`: another window took it.
 */
export function holdWindow(
  coursewareId: string,
  take = false,
  onTaken: () => void = () => undefined,
): Promise<(() => void) | undefined> {
  // Missing on pages that are no secure context, whatever the types say.
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
      // A browser that has no locks for this page: nobody else has them either.
      else resolve(() => undefined);
    });
  });
}
