import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EndedLessons } from './ended-lessons.ts';
import { keptLesson } from './lesson-going-on.ts';
import { endedLessons, forgetEndedLesson, resumeEnded } from './resume-ended.ts';
import type { LessonNotes } from './running-lesson.ts';

const notes = (id: string, coursewareId: string, page?: LessonNotes['page']) =>
  ({
    ...{ id, coursewareId, name: `of ${id}`, beginAt: 1, lastAt: 1, told: true, shownMs: 0, held: [] },
    ...(page && { page }),
  }) as unknown as LessonNotes;

beforeEach(() => {
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  });
  vi.useFakeTimers({ now: 1_760_000_000_000 });
  const ended = new EndedLessons('chen');
  ended.keep(notes('l1', 'c1', { id: 'p', number: 4, ms: 0 }));
  vi.advanceTimersByTime(1_000);
  ended.keep(notes('l2', 'c2'));
  ended.keep(notes('l3', ''));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('returns lessons with a courseware, the latest first, with the number of the last page', () => {
  expect(endedLessons('chen')).toEqual([
    { coursewareId: 'c2', name: 'of l2', pageNumber: undefined },
    { coursewareId: 'c1', name: 'of l1', pageNumber: 4 },
  ]);
  expect(endedLessons('li')).toEqual([]);
});

it('a resumed lesson runs again, and no longer waits', () => {
  resumeEnded('chen', 'c1');
  expect(keptLesson('chen', 'c1')?.id).toBe('l1');
  expect(endedLessons('chen').map(({ coursewareId }) => coursewareId)).toEqual(['c2']);
});

it('a lesson whose record was deleted cannot be resumed', () => {
  forgetEndedLesson('chen', 'l2');
  expect(endedLessons('chen').map(({ coursewareId }) => coursewareId)).toEqual(['c1']);
});
