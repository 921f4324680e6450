import {
  CoursewareGuard,
  LESSON_LIMITS,
  migrateDocument,
  pagesOfDocument,
  stateOfSnapshot,
} from '@lectern/courseware';
import { boardOf, withoutForeignInk } from '@lectern/courseware/board';
import { BOARD_LIVE_PATH } from '@lectern/protocol/boards';
import { documentKinds } from '@lectern/protocol/document-kinds';
import type { KeepsFiles } from '../courseware/index.ts';
import type { LiveKind } from '../live-documents/index.ts';

/**
 * The board as a kind of live document: a courseware's records, restricted to pages, their backgrounds, texts, pictures
 * and ink.
 */
export function boardKind(files: KeepsFiles): LiveKind {
  return {
    code: 'superboard',
    name: 'board',
    path: BOARD_LIVE_PATH,
    format: documentKinds.superboard.format,
    blank: () => ({ state: stateOfSnapshot(boardOf()), pageCount: 1 }),
    // All ink and content of the boards of a lesson fits one board.
    maxBytes: LESSON_LIMITS.bytes,
    guard: (document) => new CoursewareGuard(document, LESSON_LIMITS),
    // Other users see a stroke while it is written; it is stored only when it is finished.
    awareness: withoutForeignInk,
    migrate: (document) => migrateDocument(document),
    countPages: pagesOfDocument,
    ...files,
  };
}
