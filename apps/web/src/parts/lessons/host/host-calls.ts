import { type HostAnswer, hostLesson, leaveLesson } from '@lectern/protocol/lesson-hosts';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { deviceId } from '../../account/index.ts';
import type { HostAsked } from './enter-lesson.ts';

/** Identifies this browser; its windows decide among themselves which of them teaches. */
export const PANEL_ID = deviceId();

/**
 * Registers the lesson that this panel teaches; rejects when the server is unreachable or another user is signed in.
 */
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
  if (currentSession()?.userId !== userId) throw new Error('another user is signed in');
}
