import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Host } from '../../platform/host/host.ts';
import { followBack } from './follow-back.ts';

const address = vi.hoisted(() => ({ pathname: '/view' }));
vi.mock('../../platform/router/router.ts', () => ({ addressNow: () => address }));

const back = vi.fn();
let isOver: boolean;
let keys: string[];
beforeEach(() => {
  isOver = false;
  keys = [];
  back.mockClear();
  address.pathname = '/view';
  const active = { dispatchEvent: ({ key }: { key: string }) => keys.push(key) };
  vi.stubGlobal('document', { querySelector: () => (isOver ? {} : null), activeElement: active });
  vi.stubGlobal(
    'KeyboardEvent',
    class extends Event {
      readonly key: string;
      constructor(type: string, { key }: { key: string }) {
        super(type);
        this.key = key;
      }
    },
  );
  vi.stubGlobal('history', { back, length: 1 });
  vi.stubGlobal('window', {});
});
afterEach(() => vi.unstubAllGlobals());

/** Makes the back gesture; returns the commands to the client. */
function gesture(): unknown[] {
  const asked: unknown[] = [];
  followBack({
    on: (_: string, listener: () => void) => listener(),
    invoke: async (command: string) => asked.push(command),
  } as unknown as Host);
  return asked;
}

it('closes the overlay that is open', () => {
  isOver = true;
  expect([gesture(), keys, back.mock.calls.length]).toEqual([[], ['Escape'], 0]);
});

it('passes Escape to a show', () => {
  address.pathname = '/play';
  expect([gesture(), keys]).toEqual([[], ['Escape']]);
});

it('goes back in the history, or closes the page at the first entry', () => {
  expect([gesture(), back.mock.calls.length]).toEqual([['close-page'], 0]);
  vi.stubGlobal('history', { back, length: 2 });
  expect([gesture(), back.mock.calls.length]).toEqual([[], 1]);
});

it.each([
  [true, 1],
  [false, 0],
])('asks the navigation of the browser first, which can go back: %s', (canGoBack, times) => {
  vi.stubGlobal('window', { navigation: { canGoBack } });
  vi.stubGlobal('history', { back, length: canGoBack ? 1 : 2 });
  gesture();
  expect(back).toHaveBeenCalledTimes(times);
});
