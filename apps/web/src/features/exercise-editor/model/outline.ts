import type { CoursewareStore, Edit } from '@lectern/courseware';
import {
  type ExerciseQuestion,
  type ExerciseSection,
  exerciseQuestions,
  exerciseSections,
  moveExerciseQuestion,
} from '@lectern/courseware/exercise';
import { pointsIn } from './question-facts.ts';

export interface OutlinedQuestion {
  readonly record: ExerciseQuestion;
  /** Counted from 1 through all sections. */
  readonly number: number;
  readonly points: number;
}

export interface OutlinedSection {
  readonly section: ExerciseSection;
  /** Counted from 1. */
  readonly number: number;
  readonly questions: readonly OutlinedQuestion[];
  readonly points: number;
}

/** The sections and questions of an exercise, with numbers and points. */
export interface Outline {
  readonly sections: readonly OutlinedSection[];
  readonly count: number;
  readonly points: number;
}

type Reading = Pick<CoursewareStore, 'find' | 'children'>;

export function readOutline(reader: Reading): Outline {
  let count = 0;
  const sections = exerciseSections(reader).map((section, index): OutlinedSection => {
    const questions = exerciseQuestions(reader, section.id).map((record): OutlinedQuestion => {
      count += 1;
      return { record, number: count, points: pointsIn(section, record) };
    });
    return { section, number: index + 1, questions, points: sumOf(questions) };
  });
  return { sections, count, points: sumOf(sections) };
}

/** Points have two decimals at most: sums of decimal fractions are not exact. */
function sumOf(parts: readonly { readonly points: number }[]): number {
  return Math.round(parts.reduce((sum, { points }) => sum + points, 0) * 100) / 100;
}

/** A position for a question: before a question of a section, or at the section's end. */
export interface QuestionPlace {
  readonly sectionId: string;
  readonly before: string | undefined;
}

/**
 * The position one step up or down, in the neighbouring section at the ends of the question's own. Undefined at the ends of
 * the exercise.
 */
export function steppedPlace({ sections }: Outline, id: string, by: 1 | -1): QuestionPlace | undefined {
  const at = sections.findIndex(({ questions }) => questions.some(({ record }) => record.id === id));
  const own = sections[at];
  if (!own) return undefined;
  const index = own.questions.findIndex(({ record }) => record.id === id);
  const isInside = index + by >= 0 && index + by < own.questions.length;
  const sectionId = own.section.id;
  if (isInside) return { sectionId, before: own.questions[by > 0 ? index + 2 : index - 1]?.record.id };
  const next = sections[at + by];
  return next && { sectionId: next.section.id, before: by > 0 ? next.questions[0]?.record.id : undefined };
}

export function placeQuestion(edit: Edit, id: string, { sectionId, before }: QuestionPlace): void {
  const siblings = edit.children(sectionId);
  const index = before === undefined ? -1 : siblings.indexOf(before);
  moveExerciseQuestion(edit, id, sectionId, index < 0 ? siblings.length : index);
}

/** An outline that follows the store, for `useSyncExternalStore`: the same object until something changes. */
export class FollowedOutline {
  readonly #store: CoursewareStore;
  #outline: Outline | undefined;

  constructor(store: CoursewareStore) {
    this.#store = store;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#outline = undefined;
    return this.#store.subscribe(() => {
      this.#outline = undefined;
      listener();
    });
  };

  readonly read = (): Outline => {
    this.#outline ??= readOutline(this.#store);
    return this.#outline;
  };
}
