import type { PupilWork } from '@lectern/protocol/marking';

/** Filters of the table of pupils. `missing`: not handed in. `waiting`: an answer must be marked by a person. */
export const PUPIL_GROUPS = ['all', 'missing', 'waiting', 'late', 'returned'] as const;
export type PupilGroup = (typeof PUPIL_GROUPS)[number];

/** The pupils of a filter; of those who have not handed in, the pupils who have not begun come first. */
export function pupilsOfGroup(works: readonly PupilWork[], group: PupilGroup): readonly PupilWork[] {
  switch (group) {
    case 'all':
      return works;
    case 'missing':
      return [
        ...works.filter(({ state }) => state === null),
        ...works.filter(({ state }) => state === 'open'),
      ];
    case 'waiting':
      return works.filter(({ to_mark, state }) => to_mark > 0 && state !== 'open');
    case 'late':
      return works.filter(({ late }) => late);
    case 'returned':
      return works.filter(({ state }) => state === 'returned');
  }
}

/** An id of the row of a pupil, who has no work before they begin. */
export function rowIdOf({ work_id, member_id, class_id, name }: PupilWork): string {
  return work_id ?? `${class_id} ${member_id ?? name}`;
}

/** The names for a reminder, each once. */
export function reminderNames(works: readonly PupilWork[], between: string): string {
  return [...new Set(works.map(({ name }) => name))].join(between);
}
