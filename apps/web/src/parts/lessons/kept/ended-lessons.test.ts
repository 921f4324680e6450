import { LESSON_RESUMES_MS } from '@lectern/protocol/constants';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EndedLessons } from './ended-lessons.ts';
import { KeptLessons } from './kept-lessons.ts';
import { newLesson } from './running-lesson.ts';

const NOON = Date.UTC(2026, 8, 1, 4);
const HOUR = 3_600_000;
let now = NOON;
const ended = () => new EndedLessons('chen', () => now);
const notes = (coursewareId: string) => ({
  ...newLesson(coursewareId, NOON - HOUR),
  name: '秋天的雨',
  told: true,
});

beforeEach(() => {
  now = NOON;
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('ended lessons', () => {
  it('can be resumed for ten minutes, and the latest lesson of a courseware is offered', () => {
    const [first, last] = [notes('c'), notes('c')];
    ended().keep(first);
    now += 60_000;
    ended().keep(last);
    expect(ended().of('c')?.id).toBe(last.id);
    expect(ended().resumable()).toHaveLength(1);
    expect(ended().of('another')).toBeUndefined();
    now += LESSON_RESUMES_MS - 1;
    expect([ended().of('c')?.id, ended().lasts('c')]).toEqual([last.id, 1]);
    now += 1;
    expect([ended().of('c'), ended().lasts('c')]).toEqual([undefined, 0]);
    expect(new EndedLessons('li', () => NOON).resumable()).toEqual([]);
  });

  it('continue at their last page when they are resumed, and the server receives the time', () => {
    const over = { ...notes('c'), page: { id: 'p', number: 2, ms: 0 } };
    ended().keep(over);
    now += 5 * 60_000;
    expect(ended().resume('c')).toBe(true);
    expect(new KeptLessons('chen').of('c')).toEqual({ ...over, lastAt: now, resumeAt: now });
    expect([ended().of('c'), ended().resume('c')]).toEqual([undefined, false]);
  });

  it('are not offered while another lesson of the courseware runs, or after their record was deleted', () => {
    const over = notes('c');
    ended().keep(over);
    new KeptLessons('chen').keep('c', notes('c'));
    expect([ended().of('c'), ended().resume('c')]).toEqual([undefined, false]);
    new KeptLessons('chen').keep('c', undefined);
    expect(ended().of('c')?.id).toBe(over.id);
    ended().drop(over.id);
    expect([ended().of('c'), ended().has(over.id)]).toEqual([undefined, false]);
  });

  it('keep their documents in this browser until they expire, documents of another device for a few hours', () => {
    const over = notes('c');
    ended().keep(over);
    ended().keepTaken('taken');
    expect([ended().has(over.id), ended().has('taken'), ended().forgetOld()]).toEqual([true, true, []]);
    now += HOUR;
    expect(ended().forgetOld()).toEqual([over.id]);
    expect([ended().has('taken'), ended().resumable()]).toEqual([true, []]);
    now += 3 * HOUR;
    expect(ended().forgetOld()).toEqual(['taken']);
  });

  it('expire also when the clock is set back', () => {
    const over = notes('c');
    ended().keep(over);
    now -= 24 * HOUR;
    expect([ended().has(over.id), ended().forgetOld()]).toEqual([false, [over.id]]);
  });
});
