import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const DAY_MS = 86_400_000;
/** The device's clock, a day ahead of the server's. */
const DEVICE = Date.UTC(2026, 10, 21, 9);

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.useFakeTimers({ now: DEVICE, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the server time', () => {
  it('is computed from the clock difference found at sign-in when the device is a day ahead', async () => {
    const { adoptToken, serverNow } = await import('./session.ts');
    expect(serverNow(), 'before the sign-in').toBe(DEVICE);
    await adoptToken({
      user_id: 'chen',
      account_type: 'org',
      access_token: 'access',
      refresh_token: 'refresh',
      mac_key: 'key',
      expires_at: DEVICE,
      refresh_expires_at: DEVICE,
      server_time: DEVICE - DAY_MS,
    });
    expect(serverNow()).toBe(DEVICE - DAY_MS);
  });
});
