import type { CoursewareReader } from '@lectern/courseware';
import { interactiveKindOf, parseQuestion, type Question } from '@lectern/questions';

/** A question on a page of the courseware. */
export interface PageQuestion {
  readonly elementId: string;
  /** Number of its page, from 1. */
  readonly page: number;
  readonly question: Question;
}

type Pages = Pick<CoursewareReader, 'pages' | 'children' | 'find'>;

/** The questions on the pages of a courseware, in their order; those in groups too. */
export function pageQuestions(reader: Pages): readonly PageQuestion[] {
  const questionsIn = (parentId: string, page: number): PageQuestion[] =>
    reader.children(parentId).flatMap((id) => {
      const element = reader.find('element', id);
      if (element?.type === 'group') return questionsIn(id, page);
      const parsed = element?.type === 'question' ? parseQuestion(element.question) : undefined;
      return parsed?.state === 'question' ? [{ elementId: id, page, question: parsed.question }] : [];
    });
  return reader.pages().flatMap((pageId, at) => questionsIn(pageId, at + 1));
}

/** The questions of interactive kinds among them. */
export function pageGames(reader: Pages): readonly PageQuestion[] {
  return pageQuestions(reader).filter(({ question }) => interactiveKindOf(question.kind) !== undefined);
}
