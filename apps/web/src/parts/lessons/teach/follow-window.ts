import { connection } from '../../../platform/connection/window-connection.ts';
import { subscribePush } from '../../../platform/push/window-push.ts';
import type { HostLease } from '../host/host-lease.ts';
import type { LessonHome } from '../kept/lesson-home.ts';
import type { RunningLesson } from '../kept/running-lesson.ts';
import type { LessonOutbox } from '../outbox/lesson-outbox.ts';

/** A power cut loses no more than this of how long a page stood there, milliseconds. */
const NOTE_EVERY_MS = 10_000;

/**
 * Has a lesson hear of its window: whether that is in sight, is about to go, has a network, or is told that another device
 * wants to teach. What comes back ends that.
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
    // A window that goes out of sight may be closing: it asks later, and then for longer, as one that is out of sight.
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
      // A word may have been lost while the socket was not there.
      onReady: () => lease.ask(),
    });
  return () => {
    abort.abort();
    clearInterval(noting);
    stop();
    stopPush?.();
  };
}
