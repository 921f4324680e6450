import { expect, it } from 'vitest';
import type { Pupil } from '../../../parts/classes/index.ts';
import { matchPhotos } from './match-photos.ts';

const pupil = (real_name: string, student_number = ''): Pupil => ({
  user_id: `${real_name} ${student_number}`,
  real_name,
  student_number,
  nick_name: '',
  head_icon_path: '',
  group_name: '',
  seat: null,
});
const pupils = [
  pupil('白雨桐', '01'),
  pupil('蔡明轩', '2'),
  pupil('王芳', '11'),
  pupil('王芳', '12'),
  pupil('Ada Lovelace'),
];
const matched = (...names: readonly string[]) =>
  matchPhotos(
    names.map((name) => ({ name })),
    pupils,
  ).map((each) => (each.kind === 'pupil' ? each.pupil.user_id : each.reason));

it('matchPhotos finds the pupil by name or number, with or without zeros and dashes, or by both together', () => {
  expect(matched('白雨桐.jpg')).toEqual(['白雨桐 01']);
  for (const name of ['1.png', '01.PNG', '01白雨桐.jpg', '白雨桐-01.jpg', '01_白雨桐.webp'])
    expect(matched(name)).toEqual(['白雨桐 01']);
  expect(matched('ada lovelace.jpeg', '02.jpg')).toEqual(['Ada Lovelace ', '蔡明轩 2']);
});

it('matchPhotos refuses a photo that matches no pupil or several, and a second photo of the same pupil', () => {
  expect(matched('IMG_0001.jpg', '.jpg', '王芳.jpg', '王芳12.jpg', '白雨桐.jpg', '01.jpg')).toEqual([
    'none',
    'none',
    'many',
    '王芳 12',
    '白雨桐 01',
    'twice',
  ]);
});
