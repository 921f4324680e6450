import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lessonsKey } from '../../../platform/storage/shared-keys.ts';
import {
  goesOn,
  isLessonNotes,
  keptLesson,
  lessonGoingOn,
  pageOfLesson,
  readLessons,
} from './lesson-going-on.ts';

const THREE_HOURS = 3 * 3_600_000;
const notes = {
  ...{ id: 'l1', coursewareId: 'c1', name: '秋', beginAt: 1, lastAt: 1_000, told: false, shownMs: 0 },
  ...{ held: [], page: { id: 'p', number: 3, ms: 0 } },
};

let text: string;
beforeEach(() => {
  text = JSON.stringify({ c1: notes });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === `lectern.${lessonsKey('chen')}` ? text : null),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a lesson continues within three hours of its last moment', () => {
  expect(goesOn({ lastAt: 1_000 }, THREE_HOURS + 999)).toBe(true);
  expect(goesOn({ lastAt: 1_000 }, THREE_HOURS + 1_000)).toBe(false);
});

it('returns the lesson and its page while it can be continued', () => {
  expect(lessonGoingOn('chen', 'c1', 1_000)).toEqual(notes);
  expect(pageOfLesson('chen', 'c1', 1_000)).toEqual(notes.page);
  expect(lessonGoingOn('chen', 'c1', 1_000 + THREE_HOURS)).toBeUndefined();
  expect(pageOfLesson('chen', 'c1', 1_000 + THREE_HOURS)).toBeUndefined();
});

it('returns a lesson of this courseware and user only, however old', () => {
  expect(keptLesson('chen', 'c1')).toEqual(notes);
  expect(keptLesson('chen', 'toString')).toBeUndefined();
  expect(keptLesson('li', 'c1')).toBeUndefined();
});

it('returns no lessons when the store is damaged', () => {
  for (const wrong of ['{', 'null', '{"c1":null}', JSON.stringify({ c1: notes, c2: {} })]) {
    text = wrong;
    expect(readLessons('chen')).toEqual({});
  }
});

it.each(['id', 'coursewareId', 'name', 'beginAt', 'lastAt', 'shownMs', 'told', 'held'])(
  'notes without a valid %s are invalid',
  (field) => {
    expect(isLessonNotes(notes)).toBe(true);
    expect(isLessonNotes({ ...notes, [field]: undefined })).toBe(false);
    expect(isLessonNotes({ ...notes, [field]: {} })).toBe(false);
  },
);
