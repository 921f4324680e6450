import type { CoursewareStore } from '../document/store.ts';
import type { InkElement } from '../records/elements/ink.ts';
import { type Board, boardsOf } from './board.ts';
import type { LessonDocument } from './lesson-document.ts';

/** Name of the blackboard's values in the lesson; it must not change, because stored lessons have it. */
const BOARDS = 'blackboard';

/** Ink of a lesson. */
export interface LessonInk {
  /** Strokes of each page with ink, oldest first, by the ids of the courseware's pages and of boards. */
  readonly pages: ReadonlyMap<string, readonly InkElement[]>;
  /** Boards with ink, in order. */
  readonly boards: readonly Board[];
}

/** `ink` must be a store over the same Y.Doc as `document`. */
export function lessonInkOf(document: LessonDocument, ink: CoursewareStore): LessonInk {
  const written = ink.pages().map((pageId) => {
    const strokes = ink.children(pageId).flatMap((id) => {
      const element = ink.find('element', id);
      return element?.type === 'ink' ? [element] : [];
    });
    return [pageId, strokes] as const;
  });
  const pages = new Map(written.filter(([, strokes]) => strokes.length > 0));
  const boards = boardsOf(document.state(BOARDS).get()).filter(({ pageId }) => pages.has(pageId));
  return { pages, boards };
}
