import { beforeEach, expect, it, vi } from 'vitest';
import type { PlayedShow } from './played-show.ts';
import { restoreScreen } from './restore-screen.ts';

interface Toast {
  readonly text: string;
  readonly action?: { run(): void };
}
const seen = vi.hoisted(() => ({ toasts: [] as unknown[], count: 0, undone: 0 }));
vi.mock('@lectern/ui', () => ({ showToast: (toast: unknown) => seen.toasts.push(toast) }));
vi.mock('../lazy-texts.ts', () => ({
  translateLazy: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key),
}));
vi.mock('../tools/put-tools-away.ts', () => ({
  putToolsAway: () => ({ count: seen.count, undo: () => (seen.undone += 1) }),
}));
beforeEach(() => {
  Object.assign(seen, { toasts: [], count: 0, undone: 0 });
});

function restored(cover: string): unknown[] {
  const done: unknown[] = [];
  restoreScreen({
    parts: {
      shown: {
        show: { state: { cover }, act: (action: unknown) => done.push(action) },
        zoom: { ask: (asked: string) => done.push(asked) },
      },
      over: { place: { putBack: () => done.push('bar') }, openTools: { said: {} } },
    },
  } as unknown as PlayedShow);
  return done;
}
const toasts = () => seen.toasts as Toast[];

it.each(['black', 'white', 'pages'])(
  'uncovers a page under %s, zooms out and moves the toolbar back',
  (cover) => {
    expect(restored(cover)).toEqual(['bar', 'whole', { type: 'cover', cover: 'none' }]);
  },
);

it.each(['none', 'end'])('leaves the cover %s', (cover) => {
  expect(restored(cover)).toEqual(['bar', 'whole']);
});

it('says that no tool was open', () => {
  restored('none');
  expect([toasts()[0]?.text, toasts()[0]?.action]).toEqual(['nothingToRestore', undefined]);
});

it('says how many tools were hidden, and shows them again on request', () => {
  seen.count = 2;
  restored('none');
  expect(toasts().map(({ text }) => text)).toEqual(['restored {"count":2}']);
  toasts()[0]?.action?.run();
  expect(seen.undone).toBe(1);
});
