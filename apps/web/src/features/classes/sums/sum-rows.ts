import type { ClassSums, PupilTermSums } from '@lectern/protocol/class-sums';
import type { Pupil } from '../../../parts/classes/index.ts';

/** A row of the totals: a pupil of the class, a pupil who left it, or a name that was typed in a lesson. */
export interface SumRow extends Omit<PupilTermSums, 'member_id' | 'items'> {
  readonly items: readonly PupilTermSums['items'][number][];
  readonly key: string;
  /** Undefined for a pupil who is not in the class. */
  readonly pupil: Pupil | undefined;
  readonly kind: 'listed' | 'left' | 'typed';
  /** Number of lessons with attendance in which the pupil was present. */
  readonly present: number;
  /** Position in the list; pupils who are not in the class come last. */
  readonly place: number;
}

const NOTHING = { called: 0, praised: 0, points: 0, items: [], absent: 0, late: 0, excused: 0 } as const;

/** Rows for all pupils of the class in their order, then for pupils who left, then for typed names. */
export function sumRows(pupils: readonly Pupil[], sums: ClassSums): readonly SumRow[] {
  const byId = new Map(
    sums.pupils.flatMap((each) => (each.member_id === null ? [] : [[each.member_id, each]])),
  );
  const present = ({ absent, excused }: Pick<PupilTermSums, 'absent' | 'excused'>) =>
    Math.max(0, sums.checked - absent - excused);
  const listed = pupils.map((pupil, place): SumRow => {
    const said = byId.get(pupil.user_id) ?? NOTHING;
    byId.delete(pupil.user_id);
    const { real_name: name, student_number } = pupil;
    return {
      ...said,
      name,
      student_number,
      key: pupil.user_id,
      pupil,
      kind: 'listed',
      present: present(said),
      place,
    };
  });
  const others = sums.pupils
    .filter(({ member_id: id }) => id === null || byId.has(id))
    .map(
      (said, index): SumRow => ({
        ...said,
        key: said.member_id ?? `typed ${said.name}`,
        pupil: undefined,
        kind: said.member_id === null ? 'typed' : 'left',
        // Attendance of a former pupil cannot be counted: their first and last day in the class are unknown.
        present: 0,
        place: listed.length + (said.member_id === null ? sums.pupils.length : 0) + index,
      }),
    )
    .sort((one, other) => one.place - other.place);
  return [...listed, ...others];
}

/** Kinds of points of a class, the most frequent first. */
export function itemsOf(rows: readonly SumRow[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { items } of rows) {
    for (const { item, times: each } of items) times.set(item, each + (times.get(item) ?? 0));
  }
  return [...times].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([item]) => item);
}
