// @isolated: counts all timers of the process, and code of another test file could begin one.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginDeferredWork } from './deferred-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Counted work whose code can be loaded once the network is online. */
function world() {
  const seen = { network: false, loads: 0, begun: 0, ended: 0 };
  const load = async () => {
    seen.loads += 1;
    if (!seen.network) throw new TypeError('Failed to fetch dynamically imported module');
    return () => {
      seen.begun += 1;
      return () => {
        seen.ended += 1;
      };
    };
  };
  return { seen, load };
}

it('beginDeferredWork starts the work once, and ends it, when its code loaded at the first attempt', async () => {
  const { seen, load } = world();
  seen.network = true;
  const end = beginDeferredWork(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject({ loads: 1, begun: 1, ended: 0 });
  end();
  expect(seen.ended).toBe(1);
});

it('beginDeferredWork starts the work later when its code failed to load at first', async () => {
  const { seen, load } = world();
  const end = beginDeferredWork(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toMatchObject({ loads: 1, begun: 0 });
  seen.network = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject({ loads: 2, begun: 1 });
  end();
});

it('beginDeferredWork loads no code and starts no work after it was ended', async () => {
  const { seen, load } = world();
  const end = beginDeferredWork(load);
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  seen.network = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject({ loads: 1, begun: 0, ended: 0 });
});
