import type { CoursewareStore } from '../document/store.ts';
import type { InkElement } from '../records/elements/ink.ts';
import { type Board, boardsOf } from './board.ts';
import type { LessonDocument } from './lesson-document.ts';

/** What the blackboard keeps its boards under, in every lesson since there were any. */
const BOARDS = 'blackboard';

/** What was written in a lesson. */
export interface LessonInk {
  /** The ink of each page that was written on, the oldest first, by the ids of the courseware's pages and of boards. */
  readonly pages: ReadonlyMap<string, readonly InkElement[]>;
  /** The boards that were written on, in their order. */
  readonly boards: readonly Board[];
}

/** `ink` stands over the same Y.Doc as the document. */
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
