import {
  ASSIGNMENT_SPAN_MAX_MS,
  ASSIGNMENT_TITLE_MAX,
  type AssignmentSetting,
  type AssignmentTarget,
  TARGETS_MAX,
} from '@lectern/protocol/assignment-shapes';
import { usualTimes } from './usual-times.ts';

/** Time that a new assignment leaves for the work at least, milliseconds. */
const USUAL_SPAN_MS = 2 * 3_600_000;

export interface FreshSetting {
  readonly title: string;
  /** Seconds. */
  readonly timeLimit?: number | undefined;
  readonly targets?: readonly AssignmentTarget[];
}

/** The settings that a new assignment begins with. */
export function freshSetting(
  { title, timeLimit, targets = [] }: FreshSetting,
  now: number,
): AssignmentSetting {
  const times = usualTimes(now);
  const end = times.find(({ at }) => at - now >= USUAL_SPAN_MS) ?? times.at(-1);
  return {
    title: title.slice(0, ASSIGNMENT_TITLE_MAX),
    note: '',
    targets: [...targets],
    open_to_link: false,
    asks_word: true,
    from_at: now,
    until_at: end?.at ?? null,
    takes_late: true,
    attempts: 1,
    counts: 'best',
    time_limit: timeLimit ?? null,
    marks_shown: 'handed-in',
    key_shown: 'ended',
  };
}

export type SettingField = 'title' | 'who' | 'until' | 'shown';
export type SettingFault =
  | 'titleMissing'
  | 'nobody'
  | 'tooMany'
  | 'endsBefore'
  | 'endsPassed'
  | 'tooLong'
  | 'noEnd';

/** The faults that keep an assignment from being given out, by the field where they are mended. `isNew`: it has not begun yet. */
export function settingFaults(
  setting: AssignmentSetting,
  now: number,
  isNew: boolean,
): Partial<Record<SettingField, SettingFault>> {
  const { title, targets, open_to_link, from_at, until_at, marks_shown, key_shown } = setting;
  const who =
    targets.length > TARGETS_MAX ? 'tooMany' : targets.length === 0 && !open_to_link ? 'nobody' : undefined;
  return {
    ...(title.trim() === '' && { title: 'titleMissing' }),
    ...(who && { who }),
    ...untilFault(from_at, until_at, isNew ? now : undefined),
    ...(until_at === null && [marks_shown, key_shown].includes('ended') && { shown: 'noEnd' }),
  };
}

function untilFault(from: number, until: number | null, now: number | undefined) {
  if (until === null) return {};
  if (until <= from) return { until: 'endsBefore' } as const;
  if (now !== undefined && until <= now) return { until: 'endsPassed' } as const;
  return until - from > ASSIGNMENT_SPAN_MAX_MS ? ({ until: 'tooLong' } as const) : {};
}

/** Whether a target is a whole class. */
export function isWholeClass({ group_name, member_id }: AssignmentTarget): boolean {
  return group_name === undefined && member_id === undefined;
}

/** A pupil as targets name them. */
export interface TargetedPupil {
  readonly user_id: string;
  readonly group_name: string;
}

/**
 * The targets after a pupil was added or removed. A whole class or group becomes its other pupils; the pupils that make up
 * a whole class become the class.
 */
export function withPupil(
  targets: readonly AssignmentTarget[],
  classId: string,
  pupils: readonly TargetedPupil[],
  pupilId: string,
): AssignmentTarget[] {
  const others = targets.filter(({ class_id }) => class_id !== classId);
  const chosen = new Set(chosenPupils(targets, classId, pupils));
  if (!chosen.delete(pupilId)) chosen.add(pupilId);
  return [...others, ...targetsOf(classId, pupils, chosen)];
}

/** The targets after all pupils of a group were added, or removed when all of them were chosen. */
export function withGroup(
  targets: readonly AssignmentTarget[],
  classId: string,
  pupils: readonly TargetedPupil[],
  group: string,
): AssignmentTarget[] {
  const others = targets.filter(({ class_id }) => class_id !== classId);
  const chosen = new Set(chosenPupils(targets, classId, pupils));
  const members = pupils.filter(({ group_name }) => group_name === group).map(({ user_id }) => user_id);
  const isWhole = members.every((id) => chosen.has(id));
  for (const id of members) {
    if (isWhole) chosen.delete(id);
    else chosen.add(id);
  }
  return [...others, ...targetsOf(classId, pupils, chosen)];
}

/** Ids of the pupils of a class that the targets name. */
export function chosenPupils(
  targets: readonly AssignmentTarget[],
  classId: string,
  pupils: readonly TargetedPupil[],
): readonly string[] {
  const own = targets.filter(({ class_id }) => class_id === classId);
  const isChosen = ({ user_id, group_name }: TargetedPupil) =>
    own.some(
      (target) =>
        isWholeClass(target) ||
        target.member_id === user_id ||
        (target.group_name !== undefined && target.group_name === group_name),
    );
  return pupils.filter(isChosen).map(({ user_id }) => user_id);
}

/** The shortest targets for these pupils of a class: the class, else its whole groups and the other pupils. */
function targetsOf(
  classId: string,
  pupils: readonly TargetedPupil[],
  chosen: ReadonlySet<string>,
): AssignmentTarget[] {
  if (pupils.length > 0 && pupils.every(({ user_id }) => chosen.has(user_id))) return [{ class_id: classId }];
  const groups = [...Map.groupBy(pupils, ({ group_name }) => group_name)]
    .filter(([name, members]) => name !== '' && members.every(({ user_id }) => chosen.has(user_id)))
    .map(([name]) => name);
  return [
    ...groups.map((group_name) => ({ class_id: classId, group_name })),
    ...pupils
      .filter(({ user_id, group_name }) => chosen.has(user_id) && !groups.includes(group_name))
      .map(({ user_id }) => ({ class_id: classId, member_id: user_id })),
  ];
}
