import type { Seat } from '@lectern/protocol/classes';
import { describe, expect, it } from 'vitest';
import type { Pupil } from '../class-lists.ts';
import { clearSeats, fillSeats, moveTo, roomOf, seatedAnew } from './moved-seats.ts';

const pupil = (user_id: string, seat: Seat | null = null): Pupil => ({
  user_id,
  seat,
  real_name: user_id,
  student_number: '',
  nick_name: '',
  head_icon_path: '',
  group_name: '',
});
const at = (row: number, column: number): Seat => ({ row, column });

describe('seats in a room', () => {
  it('are exchanged when a pupil moves to an occupied seat', () => {
    const pupils = [pupil('a', at(1, 1)), pupil('b', at(1, 2)), pupil('c')];
    expect(moveTo(pupils, 'a', at(1, 2))).toEqual([
      { member_id: 'a', seat: at(1, 2) },
      { member_id: 'b', seat: at(1, 1) },
    ]);
    expect(moveTo(pupils, 'c', at(1, 1))).toEqual([
      { member_id: 'c', seat: at(1, 1) },
      { member_id: 'a', seat: null },
    ]);
    expect(moveTo(pupils, 'a', at(3, 3))).toEqual([{ member_id: 'a', seat: at(3, 3) }]);
    expect(moveTo(pupils, 'a', null)).toEqual([{ member_id: 'a', seat: null }]);
  });

  it('do not change when a pupil moves to their own seat or is not in the class', () => {
    const pupils = [pupil('a', at(1, 1)), pupil('b')];
    expect(moveTo(pupils, 'a', at(1, 1))).toEqual([]);
    expect(moveTo(pupils, 'b', null)).toEqual([]);
    expect(moveTo(pupils, 'x', at(1, 1))).toEqual([]);
  });

  it('are filled from the front in the order of the list, until none is free', () => {
    const pupils = [pupil('a', at(1, 2)), pupil('b'), pupil('c'), pupil('d')];
    const filled = fillSeats(pupils, { rows: 1, columns: 3 });
    expect(filled).toEqual([
      { member_id: 'b', seat: at(1, 1) },
      { member_id: 'c', seat: at(1, 3) },
    ]);
    expect(seatedAnew(pupils, filled).map(({ seat }) => seat?.column)).toEqual([2, 1, 3, undefined]);
  });

  it('are all cleared at once', () => {
    const pupils = [pupil('a', at(1, 2)), pupil('b')];
    expect(clearSeats(pupils)).toEqual([{ member_id: 'a', seat: null }]);
    expect(seatedAnew(pupils, clearSeats(pupils)).every(({ seat }) => seat === null)).toBe(true);
  });

  it('are as many as the furthest occupied seat requires', () => {
    expect(roomOf([])).toEqual({ rows: 6, columns: 8 });
    expect(roomOf([pupil('a', at(9, 3)), pupil('b', at(1, 12))])).toEqual({ rows: 9, columns: 12 });
  });
});
