import type { CoursewareReader } from '@lectern/courseware';
import { interactiveKindOf, parseQuestion, type Question } from '@lectern/questions';

/** A game on a page of the courseware. */
export interface PageGame {
  readonly elementId: string;
  /** Number of its page, from 1. */
  readonly page: number;
  readonly question: Question;
}

/** The games on the pages of a courseware, in their order; those in groups too. */
export function pageGames(
  reader: Pick<CoursewareReader, 'pages' | 'children' | 'find'>,
): readonly PageGame[] {
  const gamesIn = (parentId: string, page: number): PageGame[] =>
    reader.children(parentId).flatMap((id) => {
      const element = reader.find('element', id);
      if (element?.type === 'group') return gamesIn(id, page);
      const parsed = element?.type === 'question' ? parseQuestion(element.question) : undefined;
      const isGame = parsed?.state === 'question' && interactiveKindOf(parsed.question.kind) !== undefined;
      return isGame ? [{ elementId: id, page, question: parsed.question }] : [];
    });
  return reader.pages().flatMap((pageId, at) => gamesIn(pageId, at + 1));
}
