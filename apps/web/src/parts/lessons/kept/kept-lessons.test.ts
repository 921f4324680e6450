import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeptLessons, subscribeLessons } from './kept-lessons.ts';
import { lessonGoingOn, pageOfLesson } from './lesson-going-on.ts';
import { newLesson } from './running-lesson.ts';

const HOUR = 3_600_000;
const steps = { done: 2, of: 3, triggered: {} };

beforeEach(() => {
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a lesson that was interrupted by a crash', () => {
  beforeEach(() => {
    const notes = { ...newLesson('c', 0), lastAt: HOUR, page: { id: 'p7', number: 7, ms: 10, steps } };
    new KeptLessons('chen').keep('c', notes);
  });

  it('is resumed at its last page when the courseware is taught again soon', () => {
    expect(pageOfLesson('chen', 'c', 2 * HOUR)).toMatchObject({ number: 7, steps });
    expect(pageOfLesson('chen', 'another', 2 * HOUR)).toBeUndefined();
    expect(pageOfLesson('li', 'c', 2 * HOUR)).toBeUndefined();
    expect(lessonGoingOn('chen', 'c', 2 * HOUR)?.beginAt).toBe(0);
    expect(lessonGoingOn('chen', 'c', 5 * HOUR)).toBeUndefined();
  });

  it('is not resumed hours later, after its end, or from damaged notes', () => {
    expect(pageOfLesson('chen', 'c', 5 * HOUR)).toBeUndefined();
    new KeptLessons('chen').keep('c', undefined);
    expect(pageOfLesson('chen', 'c', 2 * HOUR)).toBeUndefined();
    localStorage.setItem('lectern.lessons.chen', '{"c":{"page":{"number":7}}}');
    expect(pageOfLesson('chen', 'c', 2 * HOUR)).toBeUndefined();
  });
});

describe('a listener for running lessons', () => {
  it('is notified of changes by its own window too, for that user alone', () => {
    const heard: (number | undefined)[] = [];
    const stop = subscribeLessons('chen', () => void heard.push(lessonGoingOn('chen', 'c', HOUR)?.beginAt));
    const kept = new KeptLessons('chen');
    kept.keep('c', { ...newLesson('c', 0), lastAt: HOUR });
    new KeptLessons('li').keep('c', newLesson('c', 0));
    kept.keep('c', undefined);
    stop();
    kept.keep('c', newLesson('c', 0));
    expect(heard).toEqual([0, undefined]);
  });
});
