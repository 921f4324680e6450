import { newId } from '@lectern/base';
import {
  addExerciseQuestions,
  addExerciseSection,
  EXERCISE_LIMITS,
  type ExerciseQuestion,
  type ExerciseSection,
  exerciseSections,
  moveExerciseSection,
  type NewExerciseQuestion,
  removeFromExercise,
  restoreToExercise,
} from '@lectern/courseware/exercise';
import { showToast } from '@lectern/ui';
import { exerciseText } from '../texts.ts';
import type { ExerciseEditing } from './editing.ts';
import { placeQuestion, type QuestionPlace, steppedPlace } from './outline.ts';

type Editing = Pick<ExerciseEditing, 'store' | 'outline' | 'select' | 'selected'>;

/** Adds questions to a section, after the question `after` or at the end, and selects the last of them. */
export function addQuestions(
  { store, select }: Pick<Editing, 'store' | 'select'>,
  sectionId: string,
  questions: readonly NewExerciseQuestion[],
  after?: string,
): readonly string[] {
  let ids: readonly string[] = [];
  store.transact((edit) => {
    const at = after === undefined ? -1 : edit.children(sectionId).indexOf(after);
    ids = addExerciseQuestions(edit, sectionId, questions, at < 0 ? undefined : at + 1);
  });
  if (ids.length === 0) tell(exerciseText('full', { count: EXERCISE_LIMITS.questions }));
  else select(ids.at(-1));
  return ids;
}

/** Adds a copy of a question after it. The copy is a question of its own, not of the library. */
export function duplicateQuestion(editing: Editing, record: ExerciseQuestion): void {
  const question = { ...record.question, id: newId(), version: 1 };
  const { points, parentId, id } = record;
  addQuestions(editing, parentId, [{ question, ...(points !== undefined && { points }) }], id);
}

/** Moves a question to a position, or one step up or down. */
export function moveQuestion({ store, outline }: Editing, id: string, to: QuestionPlace | 1 | -1): void {
  const place = typeof to === 'number' ? steppedPlace(outline, id, to) : to;
  if (place) store.transact((edit) => placeQuestion(edit, id, place));
}

/** Removes a question and shows a message that restores it. */
export function removeQuestion(editing: Editing, id: string, number: number): void {
  if (editing.selected === id) editing.select(undefined);
  removeWithToast(editing, id, exerciseText('removed', { number }));
}

/** Removes a section with its questions and shows a message that restores both. */
export function removeSection(editing: Editing, { id }: ExerciseSection, name: string): void {
  removeWithToast(editing, id, exerciseText('removedSection', { name }));
}

export function addSection({ store }: Pick<Editing, 'store'>): void {
  let id: string | undefined;
  store.transact((edit) => {
    id = addExerciseSection(edit);
  });
  if (id === undefined) tell(exerciseText('fullSections', { count: EXERCISE_LIMITS.sections }));
}

/** Moves a section one position up or down. */
export function moveSection({ store }: Pick<Editing, 'store'>, id: string, by: 1 | -1): void {
  store.transact((edit) => {
    const at = exerciseSections(edit).findIndex((each) => each.id === id);
    const before = exerciseSections(edit)[by > 0 ? at + 2 : at - 1];
    if (at < 0 || at + by < 0 || at + by >= exerciseSections(edit).length) return;
    const siblings = edit.children('exercise');
    moveExerciseSection(edit, id, before ? siblings.indexOf(before.id) : siblings.length);
  });
}

function removeWithToast({ store }: Pick<Editing, 'store'>, id: string, text: string): void {
  let removed: readonly (ExerciseSection | ExerciseQuestion)[] = [];
  store.transact((edit) => {
    removed = removeFromExercise(edit, id);
  });
  if (removed.length === 0) return;
  const run = () => store.transact((edit) => restoreToExercise(edit, removed));
  showToast({ text, action: { label: exerciseText('restore'), run } });
}

function tell(text: string): void {
  showToast({ kind: 'attention', text });
}
