import { COMPOSITE, FORMAT, kindOf, type Question, type SingleQuestion } from '@lectern/questions';
import type { Draft } from './write/draft.ts';
import type { Drawing } from './write/drawing.ts';

/** A chapter of a textbook, by the id that it has in the curriculum. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  /** Title of the unit above it, where units have chapters of equal titles, such as Part A. */
  readonly unit?: string;
}

export interface ReadyQuestion {
  /** Number in its book, from which its id is made. It never changes and is never given again. */
  readonly number: number;
  readonly chapter: Chapter;
  readonly question: Question;
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

export function inChapter(id: string, title: string, drafts: readonly Draft[], unit?: string): ChapterDrafts {
  return { chapter: unit === undefined ? { id, title } : { id, title, unit }, drafts };
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
      const about = { language, nodeIds: [chapter.id], stage, ...ORIGIN };
      const question = questionFrom(draft, questionId(id, draft.number), about);
      return { number: draft.number, chapter, question };
    }),
  );
  return { questions, pictures };
}

const ORIGIN = { source: 'Lectern', licence: 'Apache-2.0', author: 'Lectern' } as const;

type About = Pick<SingleQuestion, 'language' | 'nodeIds' | 'stage' | 'source' | 'licence' | 'author'>;

function questionFrom(draft: Draft, id: string, about: About): Question {
  const { children, ...own } = draft;
  if (!children) return singleFrom(own, id, about);
  const { number: _number, points, kind: _kind, score: _score, body: _body, key: _key, ...fields } = own;
  return {
    ...shownFields(id),
    ...about,
    ...fields,
    kind: COMPOSITE,
    knowledgePoints: [...points],
    children: children.map((child, index) => singleFrom(child, `c${index + 1}`, about)),
  };
}

function singleFrom({ number: _number, points, ...fields }: Draft, id: string, about: About): SingleQuestion {
  const rule = kindOf(fields.kind)?.rules[0] ?? 'none';
  return {
    ...shownFields(id),
    ...about,
    ...fields,
    rule: { name: rule },
    knowledgePoints: [...points],
  };
}

function shownFields(id: string) {
  return { format: FORMAT, id, version: 1, attempts: 'free', counts: 'last' } as const;
}

/** A UUID of version 8 (RFC 9562), whose bits are free: eight digits of the book's id, and the question's number. */
function questionId(bookId: string, number: number): string {
  return `${bookId.slice(0, 8)}-${number.toString(16).padStart(4, '0')}-8000-8000-4c656374726e`;
}
