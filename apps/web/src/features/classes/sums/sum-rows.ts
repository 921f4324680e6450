import type { ClassSums, PupilTermSums } from '@lectern/protocol/class-sums';
import type { Pupil } from '../../../parts/classes/index.ts';

/** A line of the page: a pupil of the class, one who left it, or a name that was typed in class. */
export interface SumRow extends Omit<PupilTermSums, 'member_id' | 'items'> {
  readonly items: readonly PupilTermSums['items'][number][];
  readonly key: string;
  /** Undefined for who is not on the list. */
  readonly pupil: Pupil | undefined;
  readonly kind: 'listed' | 'left' | 'typed';
  /** Lessons in which it was looked who was there, and he was. */
  readonly present: number;
  /** Place in the list; those who are not on it come behind. */
  readonly place: number;
}

const NOTHING = { called: 0, praised: 0, points: 0, items: [], absent: 0, late: 0, excused: 0 } as const;

/** Every pupil of the class in its order, then who left it, then typed names. */
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
        // Nobody knows since when he belonged to the class, or until when.
        present: 0,
        place: listed.length + (said.member_id === null ? sums.pupils.length : 0) + index,
      }),
    )
    .sort((one, other) => one.place - other.place);
  return [...listed, ...others];
}

/** The kinds of points of a class, those that were given most often first. */
export function itemsOf(rows: readonly SumRow[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { items } of rows) {
    for (const { item, times: each } of items) times.set(item, each + (times.get(item) ?? 0));
  }
  return [...times].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1)).map(([item]) => item);
}
