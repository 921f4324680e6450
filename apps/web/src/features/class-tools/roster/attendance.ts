import type { LessonTally } from '../../../parts/class-tools/index.ts';

export type Attendance = LessonTally['attendance'] extends ReadonlyMap<string, infer A> ? A : never;

const ORDER: readonly Attendance[] = ['present', 'absent', 'late', 'excused'];

/** The state after one tap. */
export function nextAttendance(now: Attendance): Attendance {
  return ORDER[(ORDER.indexOf(now) + 1) % ORDER.length] ?? 'present';
}

/** The attendance of a pupil; without a mark present. */
export function attendanceOf(tally: LessonTally, key: string): Attendance {
  return tally.attendance.get(key) ?? 'present';
}

/** Whether a name, or a number in the class, contains the search text; an empty text matches all. */
export function isFound(
  {
    name,
    pupil,
  }: { readonly name: string; readonly pupil?: { readonly student_number: string } | undefined },
  sought: string,
): boolean {
  const like = sought.trim().toLowerCase();
  return name.toLowerCase().includes(like) || (pupil?.student_number ?? '').toLowerCase().includes(like);
}
