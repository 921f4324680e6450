import { BOARD_LIVE_PATH, boardState } from '@lectern/protocol/boards';
import type { RecordsKindCode } from '@lectern/protocol/document-kinds';
import { EXERCISE_LIVE_PATH, exerciseState } from '@lectern/protocol/exercises';
import { call } from '../../platform/api/call.ts';
import { type CoursewareLease, leaseCourseware } from './courseware-lease.ts';
import { type CoursewareUser, type LiveRecords, openCourseware } from './open-courseware.ts';

const BOARDS = recordsOf('superboard', BOARD_LIVE_PATH, boardState);
const EXERCISES = recordsOf('exercises', EXERCISE_LIVE_PATH, exerciseState);

function recordsOf(
  code: RecordsKindCode,
  path: string,
  state: typeof boardState | typeof exerciseState,
): LiveRecords {
  return {
    code,
    path,
    askState(documentId) {
      const abort = new AbortController();
      const bytes = call(state, { params: { id: documentId }, signal: abort.signal });
      // A failure is handled by the caller that awaits the request.
      bytes.catch(() => undefined);
      return { bytes, abort };
    },
  };
}

/** Opens a board live, as `openCourseware` does a courseware, and shares it between the screens of this window. */
export function openBoard(documentId: string, user: CoursewareUser): Promise<CoursewareLease> {
  return leaseCourseware(documentId, user, () => openCourseware(documentId, user, undefined, BOARDS));
}

/** Opens an exercise live, as `openBoard` does a board. */
export function openExercise(documentId: string, user: CoursewareUser): Promise<CoursewareLease> {
  return leaseCourseware(documentId, user, () => openCourseware(documentId, user, undefined, EXERCISES));
}
