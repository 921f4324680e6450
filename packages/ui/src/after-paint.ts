import type { Dispose } from '@lectern/base';

/** Frames of a window that is being hidden may not come: what waits for one begins after this long, milliseconds. */
const UNSEEN_MS = 500;

/**
 * Does the work once what was drawn until now is on the screen, in a hidden window at once after the present task; never
 * after it was disposed.
 */
export function afterPaint(work: () => void): Dispose {
  let over = false;
  const begin = (): void => {
    if (!over) {
      end();
      work();
    }
  };
  // The task after the next frame.
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(begin);
  });
  let timer = setTimeout(begin, UNSEEN_MS);
  const end = (): void => {
    over = true;
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
  // No frame is painted there, and its timers come once a second, later once a minute.
  if (document.hidden) queueMicrotask(begin);
  return end;
}
