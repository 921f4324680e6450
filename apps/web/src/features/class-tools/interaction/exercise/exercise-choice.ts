import type { CoursewareReader } from '@lectern/courseware';
import { exerciseQuestions, exerciseSections } from '@lectern/courseware/exercise';
import { type ActivitySetting, EXERCISE_QUESTIONS_MAX } from '@lectern/protocol/activity-shapes';
import { parseQuestion, type Question, withPoints } from '@lectern/questions';
import { loadReadyQuestions, READY_BOOKS, type ReadyQuestions } from '@lectern/ready-questions';
import { pageQuestions } from '../../../../parts/askings/index.ts';

/** The sources of the questions of an exercise. */
export const EXERCISE_SOURCES = ['pages', 'disk', 'ready'] as const;
export type ExerciseSource = (typeof EXERCISE_SOURCES)[number];

/** The exercise that a teacher chose, as the lesson stores it. */
export type ExerciseChoice = {
  readonly source: ExerciseSource;
  /** Name of the document on the disk; empty for other sources. */
  readonly name: string;
  /** Id of the document on the disk; empty for other sources. */
  readonly documentId: string;
  /** Ids of the elements on pages, or of the ready questions; empty for a document. */
  readonly ids: readonly string[];
  /** Number of questions. */
  readonly count: number;
};

/** Time limits that can be chosen, minutes; 0 for none. */
export const EXERCISE_MINUTES = [0, 1, 2, 3, 5, 8, 10, 15, 20, 30, 40] as const;

export type ExerciseSetting = Extract<ActivitySetting, { readonly kind: 'exercise' }>;

/** The stored choice; undefined when nothing or something else is stored. */
export function choiceOf(kept: unknown): ExerciseChoice | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { source, name, documentId, ids, count } = kept as Partial<Record<keyof ExerciseChoice, unknown>>;
  const known = EXERCISE_SOURCES.find((each) => each === source);
  const areIds = Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  if (!known || typeof name !== 'string' || typeof documentId !== 'string' || !areIds) return undefined;
  return { source: known, name, documentId, ids, count: typeof count === 'number' ? count : ids.length };
}

/** The questions of an exercise document with the points that they have in it. */
export function questionsOfExercise(
  reader: Pick<CoursewareReader, 'find' | 'children'>,
): readonly Question[] {
  return exerciseSections(reader).flatMap((section) =>
    exerciseQuestions(reader, section.id).flatMap((record) => {
      const parsed = parseQuestion(record.question);
      return parsed.state === 'question'
        ? [withPoints(parsed.question, record.points ?? section.points)]
        : [];
    }),
  );
}

export interface ExercisePorts {
  /** The courseware of the lesson. */
  readonly reader: CoursewareReader;
  /** Loads a document of the disk; rejects when it is not available. */
  readonly loadDocument: (id: string) => Promise<CoursewareReader>;
}

/** Loads the questions of a choice as they are now. Rejects when they are not available. */
export async function loadExercise(
  { source, name, documentId, ids }: ExerciseChoice,
  { reader, loadDocument }: ExercisePorts,
): Promise<Omit<ExerciseSetting, 'time_limit'>> {
  const whole = (questions: readonly Question[], more: Partial<ExerciseSetting> = {}) => ({
    kind: 'exercise' as const,
    title: name,
    document_id: null,
    drawings: {},
    questions: questions.slice(0, EXERCISE_QUESTIONS_MAX),
    ...more,
  });
  if (source === 'disk')
    return whole(questionsOfExercise(await loadDocument(documentId)), { document_id: documentId });
  if (source === 'pages') {
    const wanted = new Set(ids);
    const found = pageQuestions(reader).filter(({ elementId }) => wanted.has(elementId));
    return whole(found.map(({ question }) => question));
  }
  const { questions, pictures } = await readyQuestions(ids);
  const text = JSON.stringify(questions);
  const drawn = pictures.filter(({ asset }) => text.includes(asset)).map(({ asset, svg }) => [asset, svg]);
  return whole(questions, { drawings: Object.fromEntries(drawn) });
}

/** Ready questions in the order of their ids, of all books that have any of them. */
async function readyQuestions(
  ids: readonly string[],
): Promise<Pick<ReadyQuestions, 'pictures'> & { readonly questions: readonly Question[] }> {
  // The ids of a book's questions begin with those of its id.
  const books = READY_BOOKS.filter((book) => ids.some((id) => id.startsWith(book.id.slice(0, 8))));
  const loaded = await Promise.all(books.map(({ name }) => loadReadyQuestions(name)));
  const known = new Map(
    loaded.flatMap(({ questions }) => questions.map(({ question }) => [question.id, question])),
  );
  return {
    questions: ids.flatMap((id) => known.get(id) ?? []),
    pictures: loaded.flatMap(({ pictures }) => pictures),
  };
}
