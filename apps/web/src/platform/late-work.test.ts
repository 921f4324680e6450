import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { beginLateWork } from './late-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

/** Work that is counted, whose code comes once the network is there. */
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

it('begins the work once and ends it when its code was loaded at the first try', async () => {
  const { seen, load } = world();
  seen.network = true;
  const end = beginLateWork(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject({ loads: 1, begun: 1, ended: 0 });
  end();
  expect(seen.ended).toBe(1);
});

it('begins the work later when its code failed to load at first', async () => {
  const { seen, load } = world();
  const end = beginLateWork(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).toMatchObject({ loads: 1, begun: 0 });
  seen.network = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject({ loads: 2, begun: 1 });
  end();
});

it('loads nothing more and begins nothing when it was ended before the code came', async () => {
  const { seen, load } = world();
  const end = beginLateWork(load);
  await vi.advanceTimersByTimeAsync(1_000);
  end();
  seen.network = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen).toMatchObject({ loads: 1, begun: 0, ended: 0 });
});
