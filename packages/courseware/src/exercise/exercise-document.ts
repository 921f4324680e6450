import { newId } from '@lectern/base';
import type { Edit } from '../document/edit.ts';
import { orderBetween } from '../document/order.ts';
import { type CoursewareReader, EXERCISE } from '../document/reader.ts';
import type { CoursewareSnapshot } from '../document/snapshot.ts';
import { moveAmong, ordersAt } from '../edits/place.ts';
import { EXERCISE_LIMITS } from '../limits/courseware-limits.ts';
import type { Exercise, ExerciseQuestion, ExerciseSection } from '../records/exercise.ts';
import { type CoursewareRecord, SCHEMA_VERSION } from '../records/record.ts';

/** An exercise has no pages; the size is that of a new courseware. */
const SIZE = { w: 1280, h: 720 };

type Reading = Pick<CoursewareReader, 'find' | 'children'>;

/** A new exercise: one empty section without a title, questions in the written order. */
export function blankExercise(): CoursewareSnapshot {
  return {
    records: [
      { kind: 'deck', id: 'deck', schema: SCHEMA_VERSION, size: SIZE },
      { kind: 'exercise', id: EXERCISE, order: 'fixed' },
      { kind: 'exercise-section', id: newId(), order: orderBetween(), title: '' },
    ],
  };
}

/** Whether the records make up an exercise within its limits: no pages, elements or other records of coursewares. */
export function holdsExercise({ records }: CoursewareSnapshot): boolean {
  const count = (wanted: CoursewareRecord['kind']) => records.filter(({ kind }) => kind === wanted).length;
  const isOfExercise = ({ kind }: CoursewareRecord) =>
    kind === 'deck' || kind === 'asset' || kind.startsWith(EXERCISE);
  return (
    count('exercise') === 1 &&
    count('exercise-section') <= EXERCISE_LIMITS.sections &&
    count('exercise-question') <= EXERCISE_LIMITS.questions &&
    records.length <= EXERCISE_LIMITS.records &&
    records.every(isOfExercise)
  );
}

/** The sections of an exercise, in order. */
export function exerciseSections(reader: Reading): readonly ExerciseSection[] {
  return reader.children(EXERCISE).flatMap((id) => reader.find('exercise-section', id) ?? []);
}

/** The questions of a section, in order. */
export function exerciseQuestions(reader: Reading, sectionId: string): readonly ExerciseQuestion[] {
  return reader.children(sectionId).flatMap((id) => reader.find('exercise-question', id) ?? []);
}

/** Number of questions in all sections. */
export function countExerciseQuestions(reader: Reading): number {
  return exerciseSections(reader).reduce((sum, { id }) => sum + exerciseQuestions(reader, id).length, 0);
}

/** Changes the settings of the exercise; `undefined` removes a property. */
export function setExercise(edit: Edit, patch: Partial<Omit<Exercise, 'kind' | 'id'>>): void {
  if (edit.find('exercise', EXERCISE)) edit.update<Exercise>(EXERCISE, patch);
  else edit.create({ kind: 'exercise', id: EXERCISE, order: 'fixed', ...patch });
}

/** Adds a section at the index among the sections, or at the end; returns its id, undefined when there are too many. */
export function addExerciseSection(edit: Edit, title = '', index?: number): string | undefined {
  const siblings = edit.children(EXERCISE);
  if (exerciseSections(edit).length >= EXERCISE_LIMITS.sections) return undefined;
  const id = newId();
  const [order = ''] = ordersAt(edit, siblings, index ?? siblings.length, 1);
  edit.create({ kind: 'exercise-section', id, order, title });
  return id;
}

/** Moves a section before the section that is at `index` now. */
export function moveExerciseSection(edit: Edit, id: string, index: number): void {
  moveAmong(edit, edit.children(EXERCISE), [id], index);
}

/** A question to be added: the opaque question, and what the exercise says of it. */
export type NewExerciseQuestion = Pick<ExerciseQuestion, 'question' | 'points' | 'origin'>;

/**
 * Adds questions to a section, before the question at `index` or at the end; returns their ids. Returns an empty array
 * when the section does not exist or the exercise would have too many questions.
 */
export function addExerciseQuestions(
  edit: Edit,
  sectionId: string,
  questions: readonly NewExerciseQuestion[],
  index?: number,
): readonly string[] {
  const isFull = countExerciseQuestions(edit) + questions.length > EXERCISE_LIMITS.questions;
  if (isFull || !edit.find('exercise-section', sectionId)) return [];
  const siblings = edit.children(sectionId);
  const orders = ordersAt(edit, siblings, index ?? siblings.length, questions.length);
  return questions.map(({ question, points, origin }, at) => {
    const id = newId();
    edit.create({
      kind: 'exercise-question',
      id,
      parentId: sectionId,
      order: orders[at] ?? '',
      question,
      ...(points !== undefined && { points }),
      ...(origin && { origin }),
    });
    return id;
  });
}

/** Moves a question into a section, before the question that is at `index` there now. */
export function moveExerciseQuestion(edit: Edit, id: string, sectionId: string, index: number): void {
  const question = edit.find('exercise-question', id);
  if (!question || !edit.find('exercise-section', sectionId)) return;
  const siblings = edit.children(sectionId);
  if (question.parentId === sectionId) {
    moveAmong(edit, siblings, [id], index);
    return;
  }
  const [order = ''] = ordersAt(edit, siblings, index, 1);
  edit.update<ExerciseQuestion>(id, { parentId: sectionId, order });
}

/** Removes a section with its questions, or a question; returns the removed records, the section first. */
export function removeFromExercise(edit: Edit, id: string): readonly (ExerciseSection | ExerciseQuestion)[] {
  const section = edit.find('exercise-section', id);
  const question = edit.find('exercise-question', id);
  if (question) edit.remove(id);
  if (!section) return question ? [question] : [];
  const questions = exerciseQuestions(edit, id);
  edit.remove(id);
  return [section, ...questions];
}

/** Restores removed records, also after later edits. Questions whose section is gone or that exist again are left out. */
export function restoreToExercise(
  edit: Edit,
  removed: readonly (ExerciseSection | ExerciseQuestion)[],
): void {
  for (const record of removed) {
    if (edit.get(record.id)) continue;
    if (record.kind === 'exercise-question' && !edit.find('exercise-section', record.parentId)) continue;
    edit.create(record);
  }
}
