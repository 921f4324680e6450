import { afterEach, expect, it, vi } from 'vitest';
import { injectedHost } from './injected-host.ts';

afterEach(() => vi.unstubAllGlobals());

it('returns the dedicated object before a message handler of the webview', () => {
  const [own, handler] = [{ info: 1 }, { info: 2 }];
  vi.stubGlobal('window', { lecternHost: own, webkit: { messageHandlers: { lecternHost: handler } } });
  expect(injectedHost()).toBe(own);
  vi.stubGlobal('window', { webkit: { messageHandlers: { lecternHost: handler } } });
  expect(injectedHost()).toBe(handler);
});

it('returns undefined in a browser, and when the window throws', () => {
  vi.stubGlobal('window', { webkit: {} });
  expect(injectedHost()).toBeUndefined();
  vi.stubGlobal('window', {
    get lecternHost() {
      throw new Error('trap');
    },
  });
  expect(injectedHost()).toBeUndefined();
});
