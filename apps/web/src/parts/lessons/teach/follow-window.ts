import { connection } from '../../../platform/connection/window-connection.ts';
import { subscribePush } from '../../../platform/push/window-push.ts';
import type { HostLease } from '../host/host-lease.ts';
import type { LessonHome } from '../kept/lesson-home.ts';
import type { RunningLesson } from '../kept/running-lesson.ts';
import type { LessonOutbox } from '../outbox/lesson-outbox.ts';

/**
 * Interval at which the lesson's notes are stored; a power failure loses at most this much time of a page.
 * Milliseconds.
 */
const NOTE_EVERY_MS = 10_000;

/**
 * Notifies a lesson when its window is hidden or shown, is about to close, is online again, or another device wants to
 * teach. Returns a function that stops it.
 */
export function followWindow(
  lesson: RunningLesson,
  home: LessonHome,
  outbox: LessonOutbox,
  lease: HostLease | undefined,
): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const noting = setInterval(() => lesson.note(), NOTE_EVERY_MS);
  const flush = (): void => {
    lesson.note();
    home.flush();
  };
  addEventListener('pagehide', flush, { signal });
  const look = (): void => {
    lesson.setInSight(document.visibilityState === 'visible');
    if (document.visibilityState === 'hidden') home.flush();
  };
  look();
  const onVisibility = (): void => {
    look();
    // A hidden window may be closing, so only a visible one renews the lease at once.
    if (document.visibilityState === 'visible') lease?.ask();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  const stop = connection.subscribe(() => {
    if (!connection.get()) return;
    void outbox.deliver();
    home.reconnect();
    lease?.ask();
  });
  const stopPush =
    lease &&
    subscribePush({
      onMessage: (message) => {
        if (message.kind === 'lesson_host' && message.lesson_id === lesson.id) lease.ask(true);
      },
      // A message may have been lost while the socket was disconnected.
      onReady: () => lease.ask(),
    });
  return () => {
    abort.abort();
    clearInterval(noting);
    stop();
    stopPush?.();
  };
}
