import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AssetLinks } from './asset-links.ts';

const DAY_MS = 86_400_000;
const LIFE_MS = 5 * 60_000;
/** The server's clock minus the device's, milliseconds. */
const clocks = { apart: 0 };
const call = vi.fn(async () => ({ links: { h1: '/files/h1' }, expires_at: serverNow() + LIFE_MS }));

function serverNow(): number {
  return Date.now() + clocks.apart;
}

vi.mock('../../platform/api/call.ts', () => ({ call: () => call() }));
vi.mock('../../platform/api/session.ts', () => ({ serverNow: () => serverNow() }));

beforeEach(() => {
  vi.useFakeTimers();
  call.mockClear();
});
afterEach(() => vi.useRealTimers());

describe("a link to a courseware's file", () => {
  it.each([
    ['right', 0],
    ['a day ahead', -DAY_MS],
    ['a day behind', DAY_MS],
  ])(
    "is fetched once, and again shortly before it expires, when the device's clock is %s",
    async (_, apart) => {
      clocks.apart = apart;
      const links = new AssetLinks('d1');
      for (let minute = 0; minute < 3; minute += 1) {
        expect(await links.linkOf('h1')).toBe('/files/h1');
        links.url('h1');
        await vi.advanceTimersByTimeAsync(50_000);
      }
      expect(call).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(60_000);
      await links.linkOf('h1');
      expect(call).toHaveBeenCalledTimes(2);
      links.dispose();
    },
  );
});
