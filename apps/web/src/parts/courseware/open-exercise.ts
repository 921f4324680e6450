import { EXERCISE_LIVE_PATH, exerciseState } from '@lectern/protocol/exercises';
import { call } from '../../platform/api/call.ts';
import { type CoursewareLease, leaseCourseware } from './courseware-lease.ts';
import { type CoursewareUser, type LiveRecords, openCourseware } from './open-courseware.ts';

const EXERCISES: LiveRecords = {
  path: EXERCISE_LIVE_PATH,
  askState(documentId) {
    const abort = new AbortController();
    const bytes = call(exerciseState, { params: { id: documentId }, signal: abort.signal });
    // A failure is handled by the caller that awaits the request.
    bytes.catch(() => undefined);
    return { bytes, abort };
  },
  code: 'exercises',
};

/** Opens an exercise live, as `openCourseware` does a courseware, and shares it between the screens of this window. */
export function openExercise(documentId: string, user: CoursewareUser): Promise<CoursewareLease> {
  return leaseCourseware(documentId, user, () => openCourseware(documentId, user, undefined, EXERCISES));
}
