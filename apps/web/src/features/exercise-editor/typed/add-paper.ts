import type { Edit } from '@lectern/courseware';
import {
  addExerciseQuestions,
  addExerciseSection,
  EXERCISE_LIMITS,
  type ExerciseQuestion,
  type ExerciseSection,
  exerciseQuestions,
  exerciseSections,
} from '@lectern/courseware/exercise';
import type { PaperQuestions } from '@lectern/questions';

type Paper = Pick<PaperQuestions, 'questions' | 'sections'>;

/**
 * Adds the questions of a text in one step: those before the first heading to the section, and a new section behind it for
 * each heading. An empty section without a title takes the first heading. Returns the ids of the questions; none are added
 * when the exercise would be too large.
 */
export function addPaper(edit: Edit, sectionId: string, { questions, sections }: Paper): readonly string[] {
  const own = exerciseSections(edit);
  const count = own.reduce((sum, { id }) => sum + exerciseQuestions(edit, id).length, 0);
  const [first] = sections;
  const target = own.find(({ id }) => id === sectionId);
  if (!target) return [];
  const takesHeading =
    first?.first === 0 && target.title === '' && exerciseQuestions(edit, sectionId).length === 0;
  const more = sections.length - (takesHeading ? 1 : 0);
  if (count + questions.length > EXERCISE_LIMITS.questions || own.length + more > EXERCISE_LIMITS.sections)
    return [];
  const ids: string[] = [];
  const add = (id: string, from: number, to: number): void => {
    const part = questions.slice(from, to).map((question) => ({
      question: question as unknown as ExerciseQuestion['question'],
    }));
    if (part.length > 0) ids.push(...addExerciseQuestions(edit, id, part));
  };
  add(sectionId, 0, first?.first ?? questions.length);
  let at = edit.children('exercise').indexOf(sectionId) + 1;
  for (const [index, { title, first: from }] of sections.entries()) {
    const isTarget = index === 0 && takesHeading;
    if (isTarget) edit.update<ExerciseSection>(sectionId, { title: title.slice(0, 200) });
    const id = isTarget ? sectionId : addExerciseSection(edit, title.slice(0, 200), at);
    if (id === undefined) continue;
    if (!isTarget) at += 1;
    add(id, from, sections[index + 1]?.first ?? questions.length);
  }
  return ids;
}
