import { expect, it } from 'vitest';
import type { Pupil } from '../../../parts/classes/index.ts';
import { byNumber, stepped } from './pupil-order.ts';

const pupil = (user_id: string, student_number = ''): Pupil => ({
  user_id,
  student_number,
  real_name: user_id,
  nick_name: '',
  head_icon_path: '',
  group_name: '',
  seat: null,
});

it('byNumber sorts pupils by number, and keeps pupils without a number at the end in their order', () => {
  const pupils = [pupil('a', '10'), pupil('x'), pupil('b', '2'), pupil('y'), pupil('c', '02')];
  expect(byNumber(pupils)).toEqual(['b', 'c', 'a', 'x', 'y']);
  expect(byNumber([])).toEqual([]);
});

it('stepped moves a pupil up or down, and returns undefined at the ends', () => {
  const pupils = ['a', 'b', 'c'].map((id) => pupil(id));
  expect(stepped(pupils, 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(stepped(pupils, 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(stepped(pupils, 'a', -1)).toBeUndefined();
  expect(stepped(pupils, 'c', 1)).toBeUndefined();
  expect(stepped(pupils, 'd', 1)).toBeUndefined();
});
