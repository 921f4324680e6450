import { LecternError } from '@lectern/protocol';
import type { StudentChange } from '@lectern/protocol/classes';
import { describe, expect, it } from 'vitest';
import type { MemberRow } from './classes.tables.ts';
import { changedStudents, leftRow } from './student-change.ts';

const row = (id: string, more: Partial<MemberRow> = {}): MemberRow => ({
  id,
  class_id: 'class',
  real_name: `name of ${id}`,
  nick_name: '',
  student_number: '',
  group_name: '',
  seat_row: null,
  seat_column: null,
  card_number: null,
  photo_hash: null,
  position: 0,
  removed_at: null,
  ...more,
});
const added = (member_id: string, more: Partial<StudentChange['added'][number]> = {}) => ({
  member_id,
  real_name: `name of ${member_id}`,
  nick_name: '',
  student_number: '',
  group_name: '',
  seat: null,
  ...more,
});
const change = (more: Partial<StudentChange>): StudentChange => ({
  change_id: 'change',
  added: [],
  changed: [],
  removed: [],
  order: [],
  ...more,
});
const apply = (before: readonly MemberRow[], more: Partial<StudentChange>) =>
  changedStudents('class', before, change(more));
function codeOf(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return error instanceof LecternError ? error.code : String(error);
  }
}
const ids = (rows: readonly MemberRow[]) => rows.map(({ id }) => id);

describe('a change of the pupils of a class', () => {
  it('appends new pupils, and sorts the pupils as requested', () => {
    const before = [row('a', { position: 0 }), row('b', { position: 1 })];
    expect(ids(apply(before, { added: [added('c')] }).present)).toEqual(['a', 'b', 'c']);
    const ordered = apply(before, { added: [added('c')], order: ['c', 'b'] });
    expect(ordered.present.map(({ id, position }) => [id, position])).toEqual([
      ['c', 0],
      ['b', 1],
      ['a', 2],
    ]);
    expect(ids(ordered.added)).toEqual(['c']);
  });

  it('is checked as a whole, so that two pupils can exchange seats and numbers', () => {
    const before = [
      row('a', { student_number: '1', seat_row: 1, seat_column: 1 }),
      row('b', { student_number: '2', seat_row: 1, seat_column: 2 }),
    ];
    const { present } = apply(before, {
      changed: [
        { member_id: 'a', student_number: '2', seat: { row: 1, column: 2 } },
        { member_id: 'b', student_number: '1', seat: { row: 1, column: 1 } },
      ],
    });
    expect(present.map((each) => [each.student_number, each.seat_column])).toEqual([
      ['2', 2],
      ['1', 1],
    ]);
    expect(codeOf(() => apply(before, { changed: [{ member_id: 'a', seat: { row: 1, column: 2 } }] }))).toBe(
      'SEAT_TAKEN',
    );
    expect(codeOf(() => apply(before, { added: [added('c', { student_number: '2' })] }))).toBe(
      'STUDENT_NUMBER_TAKEN',
    );
  });

  it('numbers answer cards, of which no two pupils have the same', () => {
    const before = [row('a', { card_number: 1 }), row('b', { card_number: 2 }), row('c')];
    const swapped = apply(before, {
      changed: [
        { member_id: 'a', card_number: 2 },
        { member_id: 'b', card_number: null },
      ],
    });
    expect(swapped.present.map(({ card_number }) => card_number)).toEqual([2, null, null]);
    expect(apply(before, { changed: [{ member_id: 'a', nick_name: 'A' }] }).present[0]?.card_number).toBe(1);
    expect(codeOf(() => apply(before, { changed: [{ member_id: 'c', card_number: 2 }] }))).toBe(
      'ANSWER_CARD_TAKEN',
    );
    const freed = apply(before, { removed: ['a'], changed: [{ member_id: 'c', card_number: 1 }] });
    expect(freed.present.map(({ card_number }) => card_number)).toEqual([2, 1]);
  });

  it('can give the seat and number of a leaving pupil to a new one', () => {
    const before = [row('a', { student_number: '1', seat_row: 1, seat_column: 1 })];
    const comes = added('b', { student_number: '1', seat: { row: 1, column: 1 } });
    const { present, removed } = apply(before, { added: [comes], removed: ['a'] });
    expect([ids(present), ids(removed)]).toEqual([['b'], ['a']]);
  });

  it('accepts two pupils with the same name, and no more than 200 pupils', () => {
    const twins = [added('a', { real_name: '王芳' }), added('b', { real_name: '王芳' })];
    expect(apply([], { added: twins }).present).toHaveLength(2);
    const many = Array.from({ length: 199 }, (_, index) => row(`${index}`));
    expect(apply(many, { added: [added('a')] }).present).toHaveLength(200);
    expect(codeOf(() => apply(many, { added: [added('a'), added('b')] }))).toBe('CLASS_FULL');
  });

  it('is rejected when it names a pupil twice, or an unknown pupil', () => {
    const before = [row('a')];
    expect(codeOf(() => apply(before, { changed: [{ member_id: 'b' }] }))).toBe('STUDENT_NOT_FOUND');
    expect(codeOf(() => apply(before, { removed: ['a'], changed: [{ member_id: 'a' }] }))).toBe(
      'STUDENT_NOT_FOUND',
    );
    expect(codeOf(() => apply(before, { removed: ['a', 'a'] }))).toBe('STUDENT_NOT_FOUND');
    expect(codeOf(() => apply(before, { order: ['a', 'a'] }))).toBe('STUDENT_NOT_FOUND');
    expect(codeOf(() => apply(before, { changed: [{ member_id: 'a' }, { member_id: 'a' }] }))).toBe(
      'INVALID_INPUT',
    );
    expect(codeOf(() => apply(before, { added: [added('a')] }))).toBe('INVALID_INPUT');
    expect(codeOf(() => apply(before, { added: [added('b'), added('b')] }))).toBe('INVALID_INPUT');
  });
});

it('a pupil who has left keeps only the number, or the position in the list when there was no number', () => {
  const at = new Date(0);
  const full = row('a', {
    student_number: '07',
    nick_name: '小白',
    photo_hash: 'f',
    seat_row: 1,
    card_number: 9,
    position: 3,
  });
  const left = {
    real_name: '',
    nick_name: '',
    photo_hash: null,
    seat_row: null,
    card_number: null,
    position: null,
    removed_at: at,
  };
  expect(leftRow(full, at)).toMatchObject({ ...left, id: 'a', student_number: '07' });
  expect(leftRow({ ...full, student_number: '' }, at)).toMatchObject({ ...left, student_number: '4' });
});
