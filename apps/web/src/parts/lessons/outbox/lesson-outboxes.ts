import { withLock } from '../../../platform/api/lock.ts';
import { later } from '../../../platform/connection/retry-timer.ts';
import { BrowserOutboxTable } from '../../../platform/outbox/outbox-table.ts';
import { LessonOutbox } from './lesson-outbox.ts';
import { sendMessage } from './send-message.ts';

/** One outbox per user and window, for the window's lifetime: waiting messages are also sent after the lesson. */
const outboxes = new Map<string, LessonOutbox>();

export function outboxOf(userId: string): LessonOutbox {
  const outbox =
    outboxes.get(userId) ??
    new LessonOutbox({
      table: new BrowserOutboxTable(`lectern-lessons-${userId}`),
      send: (message) => sendMessage(userId, message),
      alone: (work) => withLock(`lessons-${userId}`, work),
      later,
    });
  outboxes.set(userId, outbox);
  return outbox;
}
