import type { InkElement } from '@lectern/courseware';
import { LessonHome } from './lesson-home.ts';

/** The ink of each page that was written on, the oldest first, by the ids of the courseware's pages. */
export type LessonInk = ReadonlyMap<string, readonly InkElement[]>;

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
    if (!isWhole && ink.size === 0) throw new Error('the lesson cannot be read now');
    return ink;
  } finally {
    void home.leave(true);
  }
}

function inkOf({ ink }: LessonHome): LessonInk {
  const pages = ink.pages().map((pageId) => {
    const strokes = ink.children(pageId).flatMap((id) => {
      const element = ink.find('element', id);
      return element?.type === 'ink' ? [element] : [];
    });
    return [pageId, strokes] as const;
  });
  return new Map(pages.filter(([, strokes]) => strokes.length > 0));
}
