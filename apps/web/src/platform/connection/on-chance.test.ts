import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onChance } from './on-chance.ts';
import { connection } from './window-connection.ts';

let page: EventTarget & { visibilityState: string };
let isOnline: boolean;
let change: () => void;
const stopConnection = vi.fn();
beforeEach(() => {
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  isOnline = true;
  stopConnection.mockClear();
  vi.stubGlobal('document', page);
  vi.spyOn(connection, 'get').mockImplementation(() => isOnline);
  vi.spyOn(connection, 'subscribe').mockImplementation((listener) => {
    change = listener;
    return stopConnection;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('calls back when the network is back, not when it is lost', () => {
  const listener = vi.fn();
  onChance(listener);
  isOnline = false;
  change();
  expect(listener).not.toHaveBeenCalled();
  isOnline = true;
  change();
  expect(listener).toHaveBeenCalledOnce();
});

it('calls back when the window becomes visible, not when it is hidden, until it is disposed', () => {
  const listener = vi.fn();
  const stop = onChance(listener);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).not.toHaveBeenCalled();
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(listener).toHaveBeenCalledOnce();
  stop();
  page.dispatchEvent(new Event('visibilitychange'));
  expect([listener.mock.calls.length, stopConnection.mock.calls.length]).toEqual([1, 1]);
});
