import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptLessons } from './kept-lessons.ts';
import { lessonsGoingOn } from './lessons-going-on.ts';
import { newLesson } from './running-lesson.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('lessonsGoingOn returns running lessons, the last first, without previews and lessons left hours ago', () => {
  const kept = new KeptLessons('chen');
  const keep = (id: string, name: string, lastAt: number, told = true) =>
    kept.keep(id, { ...newLesson(id, HOUR), name, lastAt, told });
  keep('a', '秋天的雨', 9 * HOUR);
  keep('b', '山行', 10 * HOUR);
  keep('looked', '', 10 * HOUR, false);
  keep('left', '旧课', 2 * HOUR);
  // A lesson without a courseware.
  keep('', '点名', 10 * HOUR);
  expect(lessonsGoingOn('chen', 10 * HOUR)).toEqual([
    { coursewareId: 'b', name: '山行', beginAt: HOUR },
    { coursewareId: 'a', name: '秋天的雨', beginAt: HOUR },
  ]);
  expect(lessonsGoingOn('li', 10 * HOUR)).toEqual([]);
});
