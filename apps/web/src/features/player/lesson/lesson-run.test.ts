import { Signal } from '@lectern/base';
import { ChunkLoadError } from '@lectern/ui/late';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LessonLoss, TaughtCourseware, Teaching } from '../../../parts/lessons/index.ts';

const code = {
  teachLesson: vi.fn<(userId: string, courseware: TaughtCourseware, entry: object) => Promise<Teaching>>(),
  followLesson: vi.fn(),
};
vi.mock('../../../parts/lessons/lazy.ts', () => code);
/** What this browser keeps of a lesson that was left without being ended. */
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

describe('the lesson of a show', () => {
  it('would lose something when more was done than viewing slides, also before it has begun here', async () => {
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

  it('shows this browser’s copy until it has begun here or belongs to another device', async () => {
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

  it('is taught here when nobody else teaches it', async () => {
    const { run } = await begun(here);
    expect(await run.begun).toBe(taught);
    expect([run.where.get(), run.taught]).toEqual(['here', taught]);
  });

  it('waits for an answer when another device teaches it, and is taken over', async () => {
    const { run } = await begun(elsewhere, here);
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    run.answer('take');
    expect(await run.begun).toBe(taught);
    expect(run.where.get()).toBe('here');
    expect(code.teachLesson.mock.calls[1]?.[2]).toEqual({ how: 'take', lesson: theirs });
  });

  it('is another one when the teacher wants one beside that of the other device', async () => {
    const { run } = await begun(elsewhere, here);
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    run.answer('beside');
    expect(await run.begun).toBe(taught);
    expect(code.teachLesson.mock.calls[1]?.[2]).toEqual({ how: 'beside' });
  });

  it('is taught here when the one that another device taught has ended before the teacher answered', async () => {
    const { run } = await begun(elsewhere, here);
    await vi.waitFor(() => expect(run.where.get()).toBe('device'));
    run.answer('again');
    expect(await run.begun).toBe(taught);
    expect(run.where.get()).toBe('here');
    expect(code.teachLesson.mock.calls[1]?.[2]).toEqual({ how: 'enter' });
  });

  it('is followed where the teacher only looks on, until it is over there', async () => {
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

  it('has what hands were writing when it is taken over, and is nobody’s here from then on', async () => {
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

  it('says that it was ended on another device', async () => {
    const { run, lose } = await begun(here);
    await run.begun;
    lose({ by: 'end' });
    expect(run.where.get()).toBe('over');
  });

  it('could not begin, which is not that another window teaches it, when what begins it fails', async () => {
    code.teachLesson.mockRejectedValueOnce(new Error('no room'));
    const run = new LessonRun('chen', autumn);
    run.begin();
    expect(await run.begun).toBeUndefined();
    expect(run.where.get()).toBe('failed');
  });

  it('waits for its code, which is not that another window teaches it, while that cannot be had', async () => {
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

  it('is over when its teacher ended it before it had begun', async () => {
    code.teachLesson.mockResolvedValueOnce(here);
    const run = new LessonRun('chen', autumn);
    run.begin();
    run.end();
    run.leave();
    await vi.waitFor(() => expect(taught.end).toHaveBeenCalledOnce());
    expect(taught.leave).not.toHaveBeenCalled();
  });

  it('is over when its teacher ends it in the moment after a reload, before it was even asked for', async () => {
    code.teachLesson.mockResolvedValueOnce(here);
    lessonGoingOn.mockReturnValueOnce({ id: 'of this morning', beginAt: 1 });
    const run = new LessonRun('chen', autumn);
    run.end();
    run.leave();
    await vi.waitFor(() => expect(taught.end).toHaveBeenCalledOnce());
    expect(lessonGoingOn).toHaveBeenCalledWith('chen', 'c');
    expect(taught.leave).not.toHaveBeenCalled();
  });

  it('is none when nothing went on and the show is left at once', async () => {
    const run = new LessonRun('chen', autumn);
    run.end();
    run.leave();
    expect(await run.begun).toBeUndefined();
    expect(code.teachLesson).not.toHaveBeenCalled();
  });

  it('lets go of a lesson that begins after the show was left', async () => {
    const { run } = await begun(here);
    run.leave();
    await run.begun;
    await vi.waitFor(() => expect(taught.leave).toHaveBeenCalledOnce());
  });
});
