import type { LessonTally } from '../../../parts/class-tools/index.ts';

export type Attendance = LessonTally['attendance'] extends ReadonlyMap<string, infer A> ? A : never;

const ORDER: readonly Attendance[] = ['present', 'absent', 'late', 'excused'];

/** What one tap makes of it. */
export function nextAttendance(now: Attendance): Attendance {
  return ORDER[(ORDER.indexOf(now) + 1) % ORDER.length] ?? 'present';
}

/** How a pupil was marked; one who was not is taken to be present. */
export function attendanceOf(tally: LessonTally, key: string): Attendance {
  return tally.attendance.get(key) ?? 'present';
}

/** Whether a name or a number in the class is like what is looked for; nothing finds everybody. */
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
