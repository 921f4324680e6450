import type { Pupil } from '../../../parts/classes/index.ts';

/** Ids in the order of their numbers; those without one stand at the end, as they stood. */
export function byNumber(pupils: readonly Pupil[]): readonly string[] {
  const numbers = new Intl.Collator('en', { numeric: true });
  const numbered = pupils.filter(({ student_number }) => student_number !== '');
  const others = pupils.filter(({ student_number }) => student_number === '');
  const sorted = numbered.toSorted((a, b) => numbers.compare(a.student_number, b.student_number));
  return [...sorted, ...others].map(({ user_id }) => user_id);
}

/** Ids with one a place further up (-1) or down (1); undefined where it cannot go further. */
export function stepped(pupils: readonly Pupil[], userId: string, by: -1 | 1): readonly string[] | undefined {
  const ids = pupils.map(({ user_id }) => user_id);
  const from = ids.indexOf(userId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return undefined;
  return ids.with(from, ids[to] ?? '').with(to, userId);
}
