import { FORMAT, kindOf, type SingleQuestion } from '@lectern/questions';
import type { Draft } from './write/draft.ts';
import type { Drawing } from './write/drawing.ts';

/** A chapter of a textbook, by the id that it has in the curriculum. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
}

export interface ReadyQuestion {
  /** Number in its book, from which its id is made. It never changes and is never given again. */
  readonly number: number;
  readonly chapter: Chapter;
  readonly question: SingleQuestion;
}

/** The questions of a book, and the pictures that they show. */
export interface ReadyQuestions {
  readonly questions: readonly ReadyQuestion[];
  readonly pictures: readonly Drawing[];
}

/** The questions of one chapter, as they are written. */
export interface ChapterDrafts {
  readonly chapter: Chapter;
  readonly drafts: readonly Draft[];
}

export function inChapter(id: string, title: string, drafts: readonly Draft[]): ChapterDrafts {
  return { chapter: { id, title }, drafts };
}

interface BookFields {
  /** Id of the book in the curriculum, of whose first eight digits the ids of its questions are made. */
  readonly id: string;
  readonly stage: string;
  readonly language?: string;
  readonly chapters: readonly ChapterDrafts[];
  readonly pictures?: readonly Drawing[];
}

/** Makes whole questions of what is written. */
export function readyQuestions({
  id,
  stage,
  language = 'zh',
  chapters,
  pictures = [],
}: BookFields): ReadyQuestions {
  const questions = chapters.flatMap(({ chapter, drafts }) =>
    drafts.map((draft): ReadyQuestion => {
      const { number, points, ...fields } = draft;
      const rule = kindOf(draft.kind)?.rules[0] ?? 'none';
      return {
        number,
        chapter,
        question: {
          format: FORMAT,
          id: questionId(id, number),
          version: 1,
          attempts: 'free',
          counts: 'last',
          language,
          ...fields,
          rule: { name: rule },
          knowledgePoints: [...points],
          nodeIds: [chapter.id],
          stage,
          source: 'Lectern',
          licence: 'Apache-2.0',
          author: 'Lectern',
        },
      };
    }),
  );
  return { questions, pictures };
}

/** A UUID of version 8 (RFC 9562), whose bits are free: eight digits of the book's id, and the question's number. */
function questionId(bookId: string, number: number): string {
  return `${bookId.slice(0, 8)}-${number.toString(16).padStart(4, '0')}-8000-8000-4c656374726e`;
}
