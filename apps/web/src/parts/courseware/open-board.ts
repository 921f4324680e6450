import { BOARD_LIVE_PATH, boardState } from '@lectern/protocol/boards';
import { call } from '../../platform/api/call.ts';
import { type CoursewareLease, leaseCourseware } from './courseware-lease.ts';
import { type CoursewareUser, type LiveRecords, openCourseware } from './open-courseware.ts';

const BOARDS: LiveRecords = {
  path: BOARD_LIVE_PATH,
  askState(documentId) {
    const abort = new AbortController();
    const bytes = call(boardState, { params: { id: documentId }, signal: abort.signal });
    // A failure is handled by the caller that awaits the request.
    bytes.catch(() => undefined);
    return { bytes, abort };
  },
  code: 'superboard',
};

/** Opens a board live, as `openCourseware` does a courseware, and shares it between the screens of this window. */
export function openBoard(documentId: string, user: CoursewareUser): Promise<CoursewareLease> {
  return leaseCourseware(documentId, user, () => openCourseware(documentId, user, undefined, BOARDS));
}
