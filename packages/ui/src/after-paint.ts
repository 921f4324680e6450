import type { Dispose } from '@lectern/base';

/** In a window that nobody sees frames are not painted: what waits for one begins after this long, milliseconds. */
const UNSEEN_MS = 500;

/** Does the work once what was drawn until now is on the screen; never after it was disposed. */
export function afterPaint(work: () => void): Dispose {
  let begun = false;
  const begin = (): void => {
    end();
    if (!begun) work();
    begun = true;
  };
  // The task after the next frame.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(begin);
  });
  const unseen = setTimeout(begin, UNSEEN_MS);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(unseen);
    clearTimeout(timer);
  };
  return end;
}
