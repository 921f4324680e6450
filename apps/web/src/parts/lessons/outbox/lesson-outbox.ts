import type { ClassEvent } from '@lectern/protocol/lessons';
import { Outbox, type OutboxPorts } from '../../../platform/outbox/outbox.ts';
import type { LessonMessage } from '../kept/running-lesson.ts';

/** Number of events in one call at most (the limit of `addClassEvents`). */
const BATCH = 200;

/** Messages about lessons that wait for the server. */
export class LessonOutbox extends Outbox<LessonMessage> {
  constructor(ports: Omit<OutboxPorts<LessonMessage>, 'about' | 'join'>) {
    super({ ...ports, about: ({ lessonId }) => lessonId, join });
  }
}

/** Merges consecutive events of one lesson. */
function join(before: LessonMessage, message: LessonMessage): LessonMessage | undefined {
  if (before.kind !== 'events' || message.kind !== 'events' || before.lessonId !== message.lessonId) return;
  const events: readonly ClassEvent[] = [...before.events, ...message.events];
  return events.length > BATCH ? undefined : { ...before, events };
}
