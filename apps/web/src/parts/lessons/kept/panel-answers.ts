import { addPanelAnswers, type PanelAnswer } from '@lectern/protocol/panel-answers';
import { call } from '../../../platform/api/call.ts';
import { panelFiles } from './panel-files.ts';

/** Answers that pupils gave on the panel to one question. */
export interface PanelAnswers {
  /** A UUID, created on the panel: the answers to one question of a lesson have the same. */
  readonly activityId: string;
  /** The question with its key, as the panel showed it. */
  readonly asked: unknown;
  /** Time of the first answer to the question, milliseconds since 1970. */
  readonly askedAt: number;
  readonly answers: readonly PanelAnswer[];
}

/** Sends answers that were given on the panel, then their files; the server adds each of them once. */
export async function sendPanelAnswers(lessonId: string, given: PanelAnswers): Promise<void> {
  const { activityId, asked, askedAt, answers } = given;
  await call(addPanelAnswers, {
    params: { id: lessonId, activity_id: activityId },
    body: { asked, asked_at: askedAt, answers: [...answers] },
  });
  for (const { id: answerId, response } of answers)
    await panelFiles.send({ lessonId, activityId, answerId }, { group: lessonId, content: response });
}
