import { Signal } from '@lectern/base';
import { ChunkLoadError } from '@lectern/ui/lazy';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonLoss, TaughtCourseware, Teaching } from '../../../parts/lessons/index.ts';

const code = {
  teachLesson: vi.fn<(userId: string, courseware: TaughtCourseware, entry: object) => Promise<Teaching>>(),
  followLesson: vi.fn(),
};
vi.mock('../../../parts/lessons/lazy.ts', () => code);
/** State of a lesson that was left without being ended, as this browser stores it. */
const lessonGoingOn = vi.fn();
vi.mock('../../../parts/lessons/index.ts', () => ({ lessonGoingOn }));

const { LessonRun, lessonCode } = await import('./lesson-run.ts');

const theirs = { id: 'theirs', begin_at: 1, class_id: null, told: true };
const taught = { kind: 'taught', end: vi.fn(), leave: vi.fn() };
const here = { type: 'here', lesson: taught } as unknown as Teaching;
const autumn = { id: 'c', name: () => '秋天的雨' };
const elsewhere: Teaching = { type: 'device', lesson: theirs };

async function begun(...teachings: Teaching[]) {
  for (const each of teachings) code.teachLesson.mockResolvedValueOnce(each);
  const run = new LessonRun('chen', autumn);
  run.begin();
  await vi.waitFor(() => expect(code.teachLesson).toHaveBeenCalledOnce());
  await Promise.resolve();
  const lose = (loss: LessonLoss) => code.teachLesson.mock.calls.at(-1)?.[1].onLost(loss);
  const going = () => code.teachLesson.mock.calls.at(-1)?.[1].onGoing?.();
  return { run, lose, going };
}

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

describe('a lesson run', () => {
  it('would end a lesson in which more was done than viewing slides, also before it has begun in this window', async () => {
    const run = new LessonRun('chen', autumn);
    expect(run.wouldEnd).toBe(false);
    lessonGoingOn.mockReturnValueOnce({ told: false });
    expect(run.wouldEnd).toBe(false);
    lessonGoingOn.mockReturnValueOnce({ told: true });
    expect(run.wouldEnd).toBe(true);
    const isOnlyLook = vi.fn().mockReturnValueOnce(true).mockReturnValueOnce(false);
    const begins = await begun({ type: 'here', lesson: { ...taught, isOnlyLook } } as unknown as Teaching);
    await begins.run.begun;
    expect([begins.run.wouldEnd, begins.run.wouldEnd]).toEqual([false, true]);
  });

  it('has this browser’s copy until the lesson has begun in this window or belongs to another device', async () => {
    const { run } = await begun(elsewhere);
    const kept = { ink: {}, tools: {} };
    const before = new LessonRun('chen', autumn);
    code.teachLesson.mockImplementationOnce((_, { onKept }) => {
      onKept?.(kept as never);
      return new Promise(() => undefined);
    });
    before.begin();
    await vi.waitFor(() => expect(before.kept.get()).toBe(kept));
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    expect(run.kept.get()).toBeUndefined();
  });

  it('teaches in this window when no other window or device teaches', async () => {
    const { run } = await begun(here);
    expect(await run.begun).toBe(taught);
    expect([run.where.get(), run.taught]).toEqual(['here', taught]);
  });

  it('waits for the teacher’s decision when another device teaches, and takes the lesson over', async () => {
    const { run } = await begun(elsewhere, here);
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    run.answer('take');
    expect(await run.begun).toBe(taught);
    expect(run.where.get()).toBe('here');
    expect(code.teachLesson.mock.calls[1]?.[2]).toEqual({ how: 'take', lesson: theirs });
  });

  it('begins another lesson when the teacher requests one in addition to the other device’s', async () => {
    const { run } = await begun(elsewhere, here);
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    run.answer('beside');
    expect(await run.begun).toBe(taught);
    expect(code.teachLesson.mock.calls[1]?.[2]).toEqual({ how: 'beside' });
  });

  it("teaches in this window when the other device's lesson has ended before the teacher decides", async () => {
    const { run } = await begun(elsewhere, here);
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    run.answer('again');
    expect(await run.begun).toBe(taught);
    expect(run.where.get()).toBe('here');
    expect(code.teachLesson.mock.calls[1]?.[2]).toEqual({ how: 'enter' });
  });

  it('follows the lesson when the teacher selects to view it, until it ends there', async () => {
    const followed = { kind: 'followed', isOver: new Signal(false), leave: vi.fn() };
    code.followLesson.mockReturnValue(followed);
    const { run } = await begun(elsewhere);
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    run.answer('follow');
    expect(await run.begun).toBe(followed);
    expect([run.where.get(), run.taught]).toEqual(['followed', undefined]);
    followed.isOver.set(true);
    expect(run.where.get()).toBe('over');
    run.leave();
    await vi.waitFor(() => expect(followed.leave).toHaveBeenCalledOnce());
  });

  it('finishes strokes in progress before another device takes the lesson over, and neither ends nor leaves it afterwards', async () => {
    const { run, lose, going } = await begun(here);
    await run.begun;
    const finish = vi.fn();
    run.going.subscribe(finish);
    going();
    lose({ by: 'device', lesson: theirs });
    expect(finish).toHaveBeenCalledOnce();
    expect([run.where.get(), run.elsewhere, run.taught]).toEqual(['taken by device', theirs, undefined]);
    run.end();
    run.leave();
    await Promise.resolve();
    expect([taught.end.mock.calls, taught.leave.mock.calls]).toEqual([[], []]);
  });

  it('is `over` when the lesson was ended on another device', async () => {
    const { run, lose } = await begun(here);
    await run.begun;
    lose({ by: 'end' });
    expect(run.where.get()).toBe('over');
  });

  it('is `failed`, not `window`, when beginning the lesson fails', async () => {
    code.teachLesson.mockRejectedValueOnce(new Error('no room'));
    const run = new LessonRun('chen', autumn);
    run.begin();
    expect(await run.begun).toBeUndefined();
    expect(run.where.get()).toBe('failed');
  });

  it('is `waiting`, not `window`, while its code fails to load', async () => {
    const state = new Signal<ReturnType<typeof lessonCode.state.get>>({ type: 'waiting' });
    vi.spyOn(lessonCode, 'state', 'get').mockReturnValue(state);
    const run = new LessonRun('chen', autumn);
    run.begin();
    expect(run.where.get()).toBe('here');
    state.set({ type: 'failed', error: new ChunkLoadError('no network') });
    expect(run.where.get()).toBe('waiting');
    state.set({ type: 'waiting' });
    expect(run.where.get()).toBe('here');
    run.leave();
  });

  it('ends the lesson when its teacher ended it before it had begun', async () => {
    code.teachLesson.mockResolvedValueOnce(here);
    const run = new LessonRun('chen', autumn);
    run.begin();
    run.end();
    run.leave();
    await vi.waitFor(() => expect(taught.end).toHaveBeenCalledOnce());
    expect(taught.leave).not.toHaveBeenCalled();
  });

  it('ends the lesson when its teacher ends it after a reload, before it was requested', async () => {
    code.teachLesson.mockResolvedValueOnce(here);
    lessonGoingOn.mockReturnValueOnce({ id: 'of this morning', beginAt: 1 });
    const run = new LessonRun('chen', autumn);
    run.end();
    run.leave();
    await vi.waitFor(() => expect(taught.end).toHaveBeenCalledOnce());
    expect(lessonGoingOn).toHaveBeenCalledWith('chen', 'c');
    expect(taught.leave).not.toHaveBeenCalled();
  });

  it('begins no lesson when none was in progress and the show is left at once', async () => {
    const run = new LessonRun('chen', autumn);
    run.end();
    run.leave();
    expect(await run.begun).toBeUndefined();
    expect(code.teachLesson).not.toHaveBeenCalled();
  });

  it('leaves a lesson that begins after the show was left', async () => {
    const { run } = await begun(here);
    run.leave();
    await run.begun;
    await vi.waitFor(() => expect(taught.leave).toHaveBeenCalledOnce());
  });
});
