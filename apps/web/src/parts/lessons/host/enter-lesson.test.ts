import type { HostAnswer, HostedLesson } from '@lectern/protocol/lesson-hosts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LessonNotes, newLesson } from '../kept/running-lesson.ts';
import { type Entry, enterLesson, type HostAsked } from './enter-lesson.ts';

const NOW = 1_000_000_000;
const theirs: HostedLesson = { id: 'theirs', begin_at: NOW - 600_000, class_id: '2班', told: true };
const kept: LessonNotes = { ...newLesson('c', NOW - 900_000), id: 'kept', lastAt: NOW - 60_000, told: true };

type Answering = (asked: HostAsked) => Promise<HostAnswer> | HostAnswer;

const here = (lesson: Partial<HostedLesson>): HostAnswer => ({
  state: 'here',
  lesson: { ...theirs, ...lesson },
  lasts_ms: 30_000,
});

function enter(
  answer: Answering | undefined,
  notes?: LessonNotes,
  entry: Entry = { how: 'enter' },
  told: Promise<unknown> = Promise.resolve(),
) {
  const asked: HostAsked[] = [];
  const ended: string[] = [];
  const entered = enterLesson('c', notes, entry, {
    told: () => told,
    ask: async (ask) => {
      asked.push(ask);
      return (await answer?.(ask)) as HostAnswer;
    },
    hasNetwork: () => answer !== undefined,
    now: () => NOW,
    later: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    endKept: ({ id }) => void ended.push(id),
  });
  return { entered, asked, ended };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a teacher who opens a courseware to teach it', () => {
  it('begins a lesson that no other device teaches', async () => {
    const { entered, asked } = enter(({ lessonId }) => here({ id: lessonId, told: false }));
    expect(await entered).toMatchObject({ type: 'here', adopted: false, notes: { told: false } });
    expect(asked).toMatchObject([{ how: 'enter', beginAt: NOW }]);
    expect(asked[0]?.silentMs).toBeUndefined();
  });

  it('sends the request after the server knows that the previous lesson ended, waiting at most as long as for a response', async () => {
    const ending = Promise.withResolvers<void>();
    const own: Answering = ({ lessonId }) => here({ id: lessonId, told: false });
    const { entered, asked } = enter(own, undefined, { how: 'enter' }, ending.promise);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(asked).toEqual([]);
    ending.resolve();
    expect(await entered).toMatchObject({ type: 'here', adopted: false });
    expect(asked).toHaveLength(1);

    const without = enter(own, kept, { how: 'enter' }, new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await without.entered).toEqual({ type: 'here', notes: kept, adopted: false });
    expect(without.asked).toEqual([]);
  });

  it('resumes the lesson of this browser, and sends how long ago it was left', async () => {
    const { entered, asked, ended } = enter(({ lessonId }) => here({ id: lessonId }), kept);
    expect(await entered).toEqual({ type: 'here', notes: kept, adopted: false });
    expect(asked).toMatchObject([{ lessonId: 'kept', silentMs: 60_000 }]);
    expect(ended).toEqual([]);
  });

  it('resumes a lesson that another device left, when the server allows it, and ends the lesson left in this browser', async () => {
    const { entered, ended } = enter(() => here({}), kept);
    const notes = { id: 'theirs', beginAt: NOW - 600_000, classId: '2班', told: true, coursewareId: 'c' };
    expect(await entered).toMatchObject({ type: 'here', adopted: true, notes });
    expect(ended).toEqual(['kept']);
  });

  it('receives the lesson that another device teaches', async () => {
    const { entered, ended } = enter(() => ({ ...here({}), state: 'elsewhere' }), kept);
    expect(await entered).toEqual({ type: 'elsewhere', lesson: theirs });
    expect(ended).toEqual([]);
  });

  it('begins a new lesson when another device has ended the lesson left in this browser', async () => {
    const { entered, ended } = enter(
      ({ lessonId }) => (lessonId === 'kept' ? { ...here({}), state: 'over' } : here({ id: lessonId })),
      kept,
    );
    expect(await entered).toMatchObject({ type: 'here', adopted: false, notes: { told: false } });
    expect(ended).toEqual(['kept']);
  });

  it('teaches without the server when it is offline, fails, or does not respond within five seconds', async () => {
    expect(await enter(undefined, kept).entered).toEqual({ type: 'here', notes: kept, adopted: false });
    const fails = () => Promise.reject(new TypeError('no way'));
    expect(await enter(fails, kept).entered).toEqual({ type: 'here', notes: kept, adopted: false });
    const { entered } = enter(() => new Promise(() => undefined), kept);
    const done = vi.fn();
    void entered.then(done);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith({ type: 'here', notes: kept, adopted: false });
  });
});

describe('a teacher who is notified that another device teaches the lesson', () => {
  it('takes it over, with its start time and class', async () => {
    const take: Entry = { how: 'take', lesson: { ...theirs, told: false } };
    const { entered, asked } = enter(() => here({}), undefined, take);
    expect(await entered).toMatchObject({
      type: 'here',
      adopted: true,
      notes: { id: 'theirs', beginAt: NOW - 600_000, classId: '2班', told: true, counts: true },
    });
    expect(asked).toMatchObject([{ lessonId: 'theirs', how: 'take', beginAt: NOW - 600_000 }]);
  });

  it('takes it over even when the network fails at that moment; its document arrives later', async () => {
    const { entered } = enter(undefined, undefined, { how: 'take', lesson: theirs });
    expect(await entered).toMatchObject({ type: 'here', adopted: true, notes: { id: 'theirs' } });
  });

  it('is notified when it has ended meanwhile', async () => {
    const over: Answering = () => ({ ...here({}), state: 'over' });
    const { entered } = enter(over, undefined, { how: 'take', lesson: theirs });
    expect(await entered).toEqual({ type: 'over' });
  });

  it('begins another lesson in addition, replacing the lesson left in this browser', async () => {
    const { entered, asked, ended } = enter(({ lessonId }) => here({ id: lessonId }), kept, {
      how: 'beside',
    });
    expect(await entered).toMatchObject({ type: 'here', adopted: false, notes: { told: false } });
    expect(asked).toMatchObject([{ how: 'keep' }]);
    expect(asked[0]?.lessonId).not.toBe('kept');
    expect(ended).toEqual(['kept']);
  });
});
