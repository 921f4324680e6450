import type { AssignmentSetting } from '@lectern/protocol/assignment-shapes';
import type { WorkRow } from '../assignments.tables.ts';

/**
 * The attempt that counts among those of one pupil: of the handed-in ones the best or the last; the one that is being
 * answered while none is handed in. `works` begins with the first attempt.
 */
export function countingWork(
  works: readonly WorkRow[],
  counts: AssignmentSetting['counts'],
  pointsOf: (work: WorkRow) => number,
): WorkRow | undefined {
  const done = works.filter(({ handed_in_at: at }) => at !== null);
  if (done.length === 0 || counts === 'last') return done.at(-1) ?? works.at(-1);
  return done.reduce((best, work) => (pointsOf(work) >= pointsOf(best) ? work : best));
}
