import type { Dispose } from '@lectern/base';

/** The longest wait for a frame, which may not come in a window that is being hidden, milliseconds. */
const UNSEEN_MS = 500;

/**
 * Runs the work after everything drawn until now is on the screen; in a hidden window right after the current task.
 * Never runs it after it is disposed.
 */
export function afterPaint(work: () => void): Dispose {
  let over = false;
  const begin = (): void => {
    if (!over) {
      end();
      work();
    }
  };
  // Runs in the task after the next frame.
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
  // A hidden window paints no frame, and its timers fire once a second, later once a minute.
  if (document.hidden) queueMicrotask(begin);
  return end;
}
