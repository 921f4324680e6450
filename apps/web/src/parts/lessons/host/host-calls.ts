import { type HostAnswer, hostLesson, leaveLesson } from '@lectern/protocol/lesson-hosts';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { deviceId } from '../../account/index.ts';
import type { HostAsked } from './enter-lesson.ts';

/** This browser, whose windows settle among themselves which of them teaches. */
export const PANEL_ID = deviceId();

/** Says for that user which lesson this panel teaches; rejects where the server cannot be asked, or who is signed in is another. */
export async function askHost(
  userId: string,
  coursewareId: string,
  { lessonId, how, beginAt, silentMs }: HostAsked,
): Promise<HostAnswer> {
  check(userId);
  return await call(hostLesson, {
    params: { id: lessonId },
    body: {
      panel_id: PANEL_ID,
      how,
      courseware_id: coursewareId,
      begin_at: beginAt,
      hidden: document.visibilityState === 'hidden',
      ...(silentMs !== undefined && { silent_ms: silentMs }),
    },
  });
}

export async function letHostGo(userId: string, lessonId: string): Promise<void> {
  check(userId);
  await call(leaveLesson, { params: { id: lessonId }, body: { panel_id: PANEL_ID } });
}

function check(userId: string): void {
  if (currentSession()?.userId !== userId) throw new Error('somebody else is signed in');
}
