import { LecternError } from '@lectern/protocol';
import type { AssignmentSetting, AssignmentTarget } from '@lectern/protocol/assignment-shapes';
import { ASSIGNMENT_SPAN_MAX_MS } from '@lectern/protocol/assignment-shapes';
import type { ClassRoster, RosterPupil } from '../../classes/index.ts';

/** Ids of the classes of the targets, each once, in their order. */
export function classesOf(targets: readonly AssignmentTarget[]): readonly string[] {
  return [...new Set(targets.map(({ class_id }) => class_id))];
}

/** The pupils whom the targets name, by class and in the order of each class list, each once. */
export function pupilsOf(
  targets: readonly AssignmentTarget[],
  rosters: readonly ClassRoster[],
): readonly RosterPupil[] {
  const ofClass = Map.groupBy(targets, (target) => target.class_id);
  return rosters.flatMap(({ id, pupils }) =>
    pupils.filter(
      (pupil) => !pupil.hasLeft && (ofClass.get(id) ?? []).some((target) => names(target, pupil)),
    ),
  );
}

function names({ group_name: group, member_id: memberId }: AssignmentTarget, pupil: RosterPupil): boolean {
  if (memberId !== undefined) return memberId === pupil.id;
  return group === undefined || group === pupil.groupName;
}

/** Throws INVALID_INPUT for an end before the beginning, or a year after it. */
export function checkTimes({ from_at, until_at }: AssignmentSetting): void {
  if (until_at === null) return;
  if (until_at <= from_at || until_at - from_at > ASSIGNMENT_SPAN_MAX_MS)
    throw new LecternError('INVALID_INPUT', { field: 'body.setting.until_at' });
}
