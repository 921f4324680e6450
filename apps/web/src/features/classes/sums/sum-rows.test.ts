import type { PupilTermSums } from '@lectern/protocol/class-sums';
import { describe, expect, it } from 'vitest';
import type { Pupil } from '../../../parts/classes/index.ts';
import { itemsOf, sumRows } from './sum-rows.ts';

const pupil = (user_id: string, real_name: string): Pupil => ({
  user_id,
  real_name,
  nick_name: '',
  student_number: user_id,
  head_icon_path: '',
  group_name: '',
  seat: null,
});
const said = (member_id: string | null, more: Partial<PupilTermSums> = {}): PupilTermSums => ({
  member_id,
  name: '',
  student_number: '',
  called: 0,
  praised: 0,
  points: 0,
  items: [],
  absent: 0,
  late: 0,
  excused: 0,
  ...more,
});

describe("the rows of a class's totals", () => {
  it('are its pupils in their order, also those without entries, then pupils who left, then typed names', () => {
    const rows = sumRows([pupil('1', '王芳'), pupil('2', '李明')], {
      lessons: 5,
      checked: 4,
      pupils: [
        said(null, { name: '旁听生', called: 1 }),
        said('9', { student_number: '09', points: 3 }),
        said('2', { called: 2, absent: 1, excused: 1, late: 1 }),
      ],
    });
    expect(rows.map(({ name, kind, present, called }) => [name, kind, present, called])).toEqual([
      ['王芳', 'listed', 4, 0],
      ['李明', 'listed', 2, 2],
      ['', 'left', 0, 0],
      ['旁听生', 'typed', 0, 1],
    ]);
    expect(rows[2]?.student_number).toBe('09');
    expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
  });

  it('are sorted by how often each kind of points was given', () => {
    const item = (name: string, times: number) => ({ item: name, points: times, times });
    const sums = [
      said('1', { items: [item('回答', 2), item('讲话', 1)] }),
      said('2', { items: [item('讲话', 4)] }),
    ];
    const rows = sumRows([], { lessons: 1, checked: 1, pupils: sums });
    expect(itemsOf(rows)).toEqual(['讲话', '回答']);
  });
});
