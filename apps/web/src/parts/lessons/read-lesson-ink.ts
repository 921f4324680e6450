import type { InkElement } from '@lectern/courseware';
import { type Board, boardsOf } from '../boards/index.ts';
import { LessonHome } from './lesson-home.ts';

export interface LessonInk {
  /** The ink of each page that was written on, the oldest first, by the ids of the courseware's pages and of boards. */
  readonly pages: ReadonlyMap<string, readonly InkElement[]>;
  /** The boards that were written on, in their order. */
  readonly boards: readonly Board[];
}

/** What the blackboard keeps its boards under, in every lesson since there were any. */
const BOARDS = 'blackboard';

/**
 * Reads what was written in a lesson, once. Rejects where the server does not give it and this browser does not hold it:
 * the caller shows that, and asks again.
 */
export async function readLessonInk(userId: string, lessonId: string): Promise<LessonInk> {
  const home = await LessonHome.open(userId, lessonId);
  home.connect();
  try {
    const isWhole = await home.isSynced();
    const ink = inkOf(home);
    if (!isWhole && ink.pages.size === 0) throw new Error('the lesson cannot be read now');
    return ink;
  } finally {
    void home.leave(true);
  }
}

function inkOf({ document, ink }: LessonHome): LessonInk {
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
