import type { CoursewareStore, Edit } from '@lectern/courseware';
import {
  addExerciseSection,
  EXERCISE_LIMITS,
  type ExerciseSection,
  exerciseQuestions,
  exerciseSections,
} from '@lectern/courseware/exercise';
import type { ImportedQuestions } from '../../../parts/question-files/index.ts';
import { addPaper } from '../typed/add-paper.ts';

/** The target that adds a section for each heading of the file. */
export const NEW_SECTIONS = 'new';

/** A part of the limit of the whole document, characters: the records that are there already need the rest. */
const MOST_CHARACTERS = EXERCISE_LIMITS.bytes / 2;

export type AddedQuestions = readonly string[] | 'too-many' | 'too-large';

/**
 * Adds imported questions in one undo step, to a section or as new sections; all of them or none. Records of their files
 * are added in a step of their own, which is not undone. Returns the ids of the questions.
 */
export function addImported(
  store: CoursewareStore,
  { questions, sections, files, name }: ImportedQuestions,
  target: string,
): AddedQuestions {
  if (JSON.stringify(questions).length > MOST_CHARACTERS) return 'too-large';
  const own = exerciseSections(store);
  const headings = sections.length > 0 ? sections : [{ title: name, first: 0 }];
  const count = own.reduce((sum, { id }) => sum + exerciseQuestions(store, id).length, 0);
  const more = target === NEW_SECTIONS ? headings.length + 1 : 0;
  const isFull =
    count + questions.length > EXERCISE_LIMITS.questions || own.length + more > EXERCISE_LIMITS.sections;
  if (isFull) return 'too-many';
  const missing = files.filter(({ hash }) => !store.find('asset', hash));
  if (missing.length > 0)
    store.transact(
      (edit) => {
        for (const { hash, ...item } of missing) edit.create({ kind: 'asset', id: hash, ...item });
      },
      { source: 'import' },
    );
  let ids: readonly string[] = [];
  store.transact((edit) => {
    ids =
      target === NEW_SECTIONS
        ? addPaper(edit, emptySection(edit), { questions, sections: headings })
        : addPaper(edit, target, { questions, sections: [] });
  });
  return ids.length === 0 ? 'too-many' : ids;
}

/** The last section when it has neither title nor questions, else a new one. */
function emptySection(edit: Edit): string {
  const last: ExerciseSection | undefined = exerciseSections(edit).at(-1);
  const isEmpty = last && last.title === '' && exerciseQuestions(edit, last.id).length === 0;
  return isEmpty ? last.id : (addExerciseSection(edit) ?? '');
}
