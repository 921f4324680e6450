import { CoursewareGuard, LESSON_LIMITS } from '@lectern/courseware';
import { LESSON_LIVE_PATH } from '@lectern/protocol/lessons';
import * as Y from 'yjs';
import type { LiveHome, LiveKind } from '../live-documents/index.ts';

/**
 * The lesson as a kind of live document. The panel creates it, perhaps offline; the server's document begins
 * empty, and the panel's merges into it.
 */
export function lessonKind(home: LiveHome): LiveKind {
  return {
    code: 'lesson',
    name: 'lesson',
    path: LESSON_LIVE_PATH,
    format: 'lesson',
    home,
    blank: () => ({ state: Y.encodeStateAsUpdate(new Y.Doc()), pageCount: 0 }),
    migrate: () => undefined,
    maxBytes: LESSON_LIMITS.bytes,
    guard: (document) => new CoursewareGuard(document, LESSON_LIMITS),
  };
}
