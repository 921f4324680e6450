import type { Pupil } from '../../../parts/classes/index.ts';

/** Pupils' ids sorted by number; pupils without a number stay in their order at the end. */
export function byNumber(pupils: readonly Pupil[]): readonly string[] {
  const numbers = new Intl.Collator('en', { numeric: true });
  const numbered = pupils.filter(({ student_number }) => student_number !== '');
  const others = pupils.filter(({ student_number }) => student_number === '');
  const sorted = numbered.toSorted((a, b) => numbers.compare(a.student_number, b.student_number));
  return [...sorted, ...others].map(({ user_id }) => user_id);
}

/** Pupils' ids with one moved up (-1) or down (1); undefined when it cannot move further. */
export function stepped(pupils: readonly Pupil[], userId: string, by: -1 | 1): readonly string[] | undefined {
  const ids = pupils.map(({ user_id }) => user_id);
  const from = ids.indexOf(userId);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return undefined;
  return ids.with(from, ids[to] ?? '').with(to, userId);
}
