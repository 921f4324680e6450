import type { ClassEvent } from '@lectern/protocol/lessons';
import { Outbox, type OutboxPorts } from '../../../platform/outbox/outbox.ts';
import type { LessonMessage } from '../kept/lesson-message.ts';

/** Events of one call (`addClassEvents` takes as many). */
const BATCH = 200;

/** What the server is to be told of lessons. */
export class LessonOutbox extends Outbox<LessonMessage> {
  constructor(ports: Omit<OutboxPorts<LessonMessage>, 'about' | 'join'>) {
    super({ ...ports, about: ({ lessonId }) => lessonId, join });
  }
}

/** Events of one lesson that wait one behind another go together. */
function join(before: LessonMessage, message: LessonMessage): LessonMessage | undefined {
  if (before.kind !== 'events' || message.kind !== 'events' || before.lessonId !== message.lessonId) return;
  const events: readonly ClassEvent[] = [...before.events, ...message.events];
  return events.length > BATCH ? undefined : { ...before, events };
}
