import type { Person } from '../../../parts/class-tools/index.ts';
import type { EmbeddingOptions } from './embedding-address.ts';

/** An address much longer is refused on its way: 36 characters an id, and the commas. */
const STUDENTS_MAX = 150;

/**
 * What the service is told of those who are chosen here: their ids, and the groups that are chosen whole. Names are never
 * told. With nobody chosen it opens on the whole class; with somebody, at once where points are given.
 */
export function chosenOptions(
  picked: readonly Person[],
  all: readonly Person[],
): Pick<EmbeddingOptions, 'students' | 'groups' | 'onlyAssessmentDialog'> {
  const students = picked.flatMap(({ pupil }) => (pupil ? [pupil.user_id] : []));
  if (students.length === 0) return { onlyAssessmentDialog: false };
  const isWhole = students.length === all.length || students.length > STUDENTS_MAX;
  const chosen = new Set(students);
  const groups = new Set(all.flatMap(({ pupil }) => (pupil?.group_name ? [pupil.group_name] : [])));
  for (const { pupil } of all) if (pupil && !chosen.has(pupil.user_id)) groups.delete(pupil.group_name);
  return {
    // The class alone says as much.
    ...(isWhole ? {} : { students }),
    groups: [...groups],
    onlyAssessmentDialog: true,
  };
}
