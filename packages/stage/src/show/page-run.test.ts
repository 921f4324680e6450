import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { afterEach, expect, it, vi } from 'vitest';
import { PageRun } from './page-run.ts';

const motion = vi.hoisted(() => ({ asked: 0, done: [] as string[] }));

vi.mock('./motion-loader.ts', () => ({
  motion: {
    value: undefined,
    load: async () => {
      motion.asked += 1;
      const say = (what: string) => () => void motion.done.push(what);
      const player = {
        open: say('open'),
        settled: async () => say('settled')(),
        dispose: say('dispose'),
        steps: {},
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
