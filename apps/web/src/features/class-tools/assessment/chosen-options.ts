import type { Person } from '../../../parts/class-tools/index.ts';
import type { EmbeddingOptions } from './embedding.ts';

/** Number of ids at most, at 36 characters and a comma each, because much longer addresses are refused by servers. */
const STUDENTS_MAX = 150;

/**
 * The selected pupils for the assessment service: their ids, and the completely selected groups, never names. Without a
 * selection the service opens with the whole class; otherwise directly in its dialog for points.
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
    // The class id alone has the same meaning.
    ...(isWhole ? {} : { students }),
    groups: [...groups],
    onlyAssessmentDialog: true,
  };
}
