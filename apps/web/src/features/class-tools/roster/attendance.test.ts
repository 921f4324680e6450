import { expect, it } from 'vitest';
import { type Attendance, attendanceOf, isFound, nextAttendance } from './attendance.ts';

it('nextAttendance cycles through all states', () => {
  const seen: Attendance[] = [];
  let now: Attendance = 'present';
  for (let tap = 0; tap < 4; tap += 1) {
    now = nextAttendance(now);
    seen.push(now);
  }
  expect(seen).toEqual(['absent', 'late', 'excused', 'present']);
});

it('attendanceOf returns present for a pupil without a mark', () => {
  const tally = { called: new Map(), points: new Map(), praised: new Map() };
  const attendance = new Map([['a', 'late' as const]]);
  expect(attendanceOf({ ...tally, attendance }, 'a')).toBe('late');
  expect(attendanceOf({ ...tally, attendance }, 'b')).toBe('present');
});

it('isFound matches a part of the name or of the number, ignoring case', () => {
  const ada = { name: 'Ada Lovelace', pupil: { student_number: '2026-07' } };
  for (const sought of ['', ' ada ', 'LOVE', '26-0']) expect(isFound(ada, sought)).toBe(true);
  expect(isFound(ada, 'grace')).toBe(false);
  expect(isFound({ name: '李明' }, '明')).toBe(true);
});
