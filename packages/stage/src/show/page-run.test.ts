import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageRun } from './page-run.ts';

const motion = vi.hoisted(() => ({ asked: 0, fails: false, done: [] as string[] }));

vi.mock('./motion-loader.ts', () => ({
  motion: {
    value: undefined,
    load: async () => {
      motion.asked += 1;
      if (motion.fails) throw new Error('offline');
      const say = (what: string) => () => void motion.done.push(what);
      const player = {
        open: say('open'),
        finish: say('finish'),
        leave: say('leave'),
        silence: say('silence'),
        stand: say('stand'),
        next: () => motion.done.push('next') > 0,
        previous: () => motion.done.push('previous') > 0,
        trigger: () => motion.done.push('trigger') > 0,
        settled: async () => say('settled')(),
        dispose: say('dispose'),
        steps: { done: 1, of: 2, triggered: {} },
      };
      return { playerOf: () => player, ShowSounds: class {} };
    },
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('PageRun loads the code that plays a page after the page is painted, and then runs the actions requested meanwhile', async () => {
  vi.useFakeTimers();
  let paint = (): void => undefined;
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => {
    paint = frame;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const reader = new SnapshotReader(blankCourseware());
  const pageId = reader.pages()[0] ?? '';
  // A video or a sound on the page needs the code of animations, too.
  const root = { querySelector: () => ({}), querySelectorAll: () => [] } as unknown as HTMLElement;
  const run = new PageRun(root, { reader, pageId, size: { w: 1280, h: 720 } });
  run.begin('start');
  let isSettled = false;
  const settled = run.settled().then(() => {
    isSettled = true;
  });
  await vi.advanceTimersByTimeAsync(20);
  expect(motion.asked).toBe(0);
  expect(isSettled).toBe(false);
  paint();
  await vi.advanceTimersByTimeAsync(0);
  await settled;
  expect(motion.asked).toBe(1);
  expect(motion.done).toEqual(['open', 'settled']);
});

describe('a page that needs code to play', () => {
  const reader = new SnapshotReader(blankCourseware());
  const pageId = reader.pages()[0] ?? '';
  beforeEach(() => {
    motion.done.length = 0;
    motion.fails = false;
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => setTimeout(frame));
    vi.stubGlobal('cancelAnimationFrame', () => undefined);
    vi.stubGlobal('document', { hidden: false });
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  const runOf = (hasMedia = true) => {
    const root = { querySelector: () => (hasMedia ? {} : null), querySelectorAll: () => [] };
    const onSteps = vi.fn();
    const run = new PageRun(root as unknown as HTMLElement, {
      reader,
      pageId,
      size: { w: 1280, h: 720 },
      onSteps,
    });
    return { run, onSteps };
  };
  const loaded = () => vi.advanceTimersByTimeAsync(2_000);

  it('runs the actions requested meanwhile, and then each action at once with its progress', async () => {
    const { run, onSteps } = runOf();
    expect([run.next(), run.previous(), run.trigger('a')]).toEqual([true, false, false]);
    run.begin('end');
    expect(motion.done).toEqual([]);
    await loaded();
    expect(motion.done).toEqual(['next', 'finish']);
    expect(onSteps.mock.calls).toEqual([
      [{ done: 1, of: 2, triggered: {} }],
      [{ done: 1, of: 2, triggered: {} }],
    ]);
    expect([run.next(), run.previous(), run.trigger('a')]).toEqual([true, true, true]);
    expect(onSteps).toHaveBeenCalledTimes(5);
  });

  it('is left and silenced without reporting progress', async () => {
    const { run, onSteps } = runOf();
    await loaded();
    run.leave();
    run.silence();
    expect([motion.done, onSteps.mock.calls]).toEqual([['leave', 'silence'], []]);
    run.dispose();
    run.dispose();
    expect(motion.done).toEqual(['leave', 'silence', 'dispose']);
    expect(run.next()).toBe(false);
  });

  it('disposes a player that arrives after the page was left', async () => {
    const { run } = runOf();
    run.begin('start');
    run.dispose();
    await loaded();
    expect(motion.done).toEqual(['dispose']);
  });

  it('stays still when the code fails to load', async () => {
    motion.fails = true;
    const { run, onSteps } = runOf();
    run.begin('start');
    await loaded();
    expect([run.next(), onSteps.mock.calls]).toEqual([false, []]);
    run.begin('start');
    expect(onSteps.mock.calls).toEqual([[{ done: 0, of: 0, triggered: {} }]]);
  });

  it('needs none without animations and media', async () => {
    const asked = motion.asked;
    const { run, onSteps } = runOf(false);
    run.begin('start');
    run.stand({ done: 3, of: 3, triggered: {} });
    await loaded();
    expect([motion.asked - asked, run.next(), motion.done]).toEqual([0, false, []]);
    expect(onSteps.mock.calls).toEqual(Array(2).fill([{ done: 0, of: 0, triggered: {} }]));
    await run.settled();
  });
});
