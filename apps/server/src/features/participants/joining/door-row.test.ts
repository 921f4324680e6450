import { expect, it } from 'vitest';
import { type DoorRow, phonesOf } from './door-row.ts';

const closed: DoorRow = {
  id: 'l',
  name: 'Autumn',
  class_id: 'c',
  class_name: '3A',
  end_at: null,
  code: null,
  key: null,
  naming: null,
  admits: null,
  version: null,
  hands: null,
  page_number: null,
  page_count: null,
  shows: null,
  pictured: null,
  courseware_id: 'courseware',
  teacher_id: 'chen',
};

it('phonesOf returns undefined without a lesson, and defaults without a row of its phones', () => {
  expect(phonesOf(undefined)).toBeUndefined();
  expect(phonesOf(closed)).toEqual({
    lessonId: 'l',
    name: 'Autumn',
    classId: 'c',
    className: '3A',
    over: false,
    code: null,
    key: '',
    naming: 'typed',
    admits: false,
    version: 0,
    hands: true,
    page: null,
    teacherId: 'chen',
    coursewareId: 'courseware',
    picturesOf: null,
  });
});

it('phonesOf has no code after the lesson ended', () => {
  const open = { ...closed, code: '123456', key: 'k', naming: 'roster', admits: true, version: 3 } as const;
  expect(phonesOf(open)).toMatchObject({
    code: '123456',
    key: 'k',
    naming: 'roster',
    admits: true,
    version: 3,
    over: false,
  });
  expect(phonesOf({ ...open, end_at: new Date() })).toMatchObject({ code: null, over: true });
});

it('phonesOf has a page only with its number and count, and defaults for panels of earlier versions', () => {
  expect(phonesOf({ ...closed, page_number: 2 })?.page).toBeNull();
  expect(phonesOf({ ...closed, page_count: 2 })?.page).toBeNull();
  expect(phonesOf({ ...closed, page_number: 2, page_count: 9 })?.page).toMatchObject({
    number: 2,
    count: 9,
    title: '',
    timer: 'none',
  });
  const shows = { title: 'page', covered: true } as never;
  expect(phonesOf({ ...closed, page_number: 1, page_count: 1, shows })?.page).toMatchObject({
    title: 'page',
    covered: true,
    notes: '',
  });
});

it('phonesOf names the courseware whose pages may be shown', () => {
  expect(phonesOf({ ...closed, pictured: true })?.picturesOf).toBe('courseware');
  expect(phonesOf({ ...closed, pictured: false })?.picturesOf).toBeNull();
});
