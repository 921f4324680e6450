import {
  addClassEvents,
  beginLesson,
  changeLessonClass,
  endLesson,
  resumeLesson,
} from '@lectern/protocol/lessons';
import { ApiError } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { type Delivery, isForLater } from '../../../platform/outbox/outbox.ts';
import { PANEL_ID } from '../host/host-calls.ts';
import type { LessonMessage } from '../kept/running-lesson.ts';

/** Sends one message of that user. It waits while another user or no user is signed in. */
export async function sendMessage(userId: string, message: LessonMessage): Promise<Delivery> {
  if (currentSession()?.userId !== userId) return 'later';
  try {
    await say(message);
    return 'stored';
  } catch (error) {
    return deliveryOf(error);
  }
}

async function say(message: LessonMessage): Promise<void> {
  const params = { id: message.lessonId };
  switch (message.kind) {
    case 'begin':
      await call(beginLesson, {
        params,
        body: {
          name: message.name,
          courseware_id: message.coursewareId || null,
          class_id: message.classId,
          begin_at: message.beginAt,
        },
      });
      return;
    case 'events':
      await call(addClassEvents, { params, body: { events: [...message.events] } });
      return;
    case 'answers': {
      // Loaded on demand, because few lessons have answers on the panel.
      const { sendPanelAnswers } = await import('../kept/panel-answers.ts');
      return await sendPanelAnswers(message.lessonId, message.given);
    }
    case 'class':
      await call(changeLessonClass, { params, body: { class_id: message.classId } });
      return;
    case 'end':
      await call(endLesson, { params, body: { end_at: message.endAt, panel_id: PANEL_ID } });
      return;
    case 'resume':
      await call(resumeLesson, { params, body: { resume_at: message.resumeAt } });
  }
}

/** A message that the server cannot accept now, or refuses without a sign-in, is retried. */
export function deliveryOf(error: unknown): Delivery {
  if (!(error instanceof ApiError) || isForLater(error) || error.status === 403) return 'later';
  return error.code === 'LESSON_NOT_FOUND' ? 'gone' : 'refused';
}
