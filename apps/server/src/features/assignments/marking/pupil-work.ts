import type { AssignmentSetting } from '@lectern/protocol/assignment-shapes';
import type { PupilWork } from '@lectern/protocol/marking';
import { sumOfPoints } from '@lectern/questions';
import type { RosterPupil } from '../../classes/index.ts';
import type { WorkRow } from '../assignments.tables.ts';
import { workState } from '../attempt-rules.ts';
import type { Paper } from '../papers.ts';
import type { JudgedWork } from './judgements.ts';

/** Data of a pupil beside their attempts. */
export interface PupilName {
  readonly memberId: string | null;
  readonly classId: string | null;
  readonly name: string;
  readonly studentNumber: string;
}

/** Points of an attempt, rounded once. */
export function pointsOf(answers: JudgedWork | undefined): number {
  return sumOfPoints([...(answers?.values() ?? [])].flatMap(({ judged }) => judged.points ?? []));
}

export function nameOf({ id, classId, name, studentNumber }: RosterPupil): PupilName {
  return { memberId: id, classId, name, studentNumber };
}

/** A pupil of a link, or of a class whose list does not have them. */
export function unknownPupil(attempts: readonly WorkRow[]): PupilName {
  const [work] = attempts;
  const { member_id: memberId = null, class_id: classId = null, typed_name: name = '' } = work ?? {};
  return { memberId, classId, name, studentNumber: '' };
}

/** A row of the list of pupils: the attempt that counts with its points. */
export function pupilWork(
  { memberId, classId, name, studentNumber }: PupilName,
  work: WorkRow | undefined,
  answers: JudgedWork | undefined,
  paper: Paper,
  devices: number,
  points = pointsOf(answers),
): PupilWork {
  const all = [...(answers?.values() ?? [])];
  return {
    work_id: work?.id ?? null,
    member_id: memberId,
    class_id: classId,
    name,
    student_number: studentNumber,
    state: work ? workState(work) : null,
    late: work?.late ?? false,
    attempt: work?.attempt ?? 0,
    begun_at: work?.begun_at.getTime() ?? null,
    handed_in_at: work?.handed_in_at?.getTime() ?? null,
    returned_at: work?.returned_at?.getTime() ?? null,
    devices,
    answered: all.filter(({ judged }) => judged.state !== 'missing').length,
    to_mark: all.filter(({ judged }) => judged.state === 'waiting').length,
    points,
    questions: paper.questions.map(({ id }) => {
      const answer = answers?.get(id);
      // A question of a wrong-answer book that the pupil did not get is never scored.
      if (!answer) return { id, points: null, state: work ? 'unscored' : 'missing' };
      return { id, points: answer.judged.shown, state: answer.judged.state };
    }),
  };
}

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
