import {
  CoursewareGuard,
  LESSON_LIMITS,
  migrateDocument,
  pagesOfDocument,
  stateOfSnapshot,
} from '@lectern/courseware';
import { boardOf, withoutForeignInk } from '@lectern/courseware/board';
import { BOARD_LIVE_PATH } from '@lectern/protocol/boards';
import type { KeepsFiles } from '../courseware/index.ts';
import type { LiveKind } from '../live-documents/index.ts';

/**
 * The board as a kind of live document: a courseware's records, of which it uses pages, their grounds, texts, pictures
 * and ink.
 */
export function boardKind(files: KeepsFiles): LiveKind {
  return {
    code: 'superboard',
    name: 'board',
    path: BOARD_LIVE_PATH,
    format: 'superboard',
    blank: () => ({ state: stateOfSnapshot(boardOf()), pageCount: 1 }),
    // All that was written on the boards of a lesson can be kept as one board.
    maxBytes: LESSON_LIMITS.bytes,
    guard: (document) => new CoursewareGuard(document, LESSON_LIMITS),
    // Others see a stroke while it is written; nothing of it is kept before it ends.
    awareness: withoutForeignInk,
    migrate: (document) => migrateDocument(document),
    countPages: pagesOfDocument,
    ...files,
  };
}
