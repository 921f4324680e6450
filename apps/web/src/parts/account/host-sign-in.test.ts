import { redeemLoginKey, showLoginKey } from '@lectern/protocol/accounts';
import { getTime, validateToken } from '@lectern/protocol/tokens';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../../platform/api/session.ts';
import type { Host } from '../../platform/host/host.ts';

const HOUR_MS = 3_600_000;
const NOW = 1_790_000_000_000;

const enter = vi.fn(async (token: Record<string, unknown>) => {
  kept = {
    userId: token.user_id,
    accessToken: token.access_token,
    refreshToken: token.refresh_token,
    expiresAt: token.expires_at,
  } as Session;
});
vi.mock('./account.ts', () => ({ enter: (token: Record<string, unknown>) => enter(token) }));
vi.mock('../../platform/api/client-ids.ts', async (original) => ({
  ...(await original<object>()),
  deviceId: () => 'device',
}));
let kept: Session | undefined;
vi.mock('../../platform/api/session.ts', () => ({
  loadSession: async () => kept,
  currentSession: () => kept,
  serverNow: () => Date.now(),
}));
/** The server's responses for a key and for a token. */
const server = { shows: 'chen', valid: true };
const call = vi.fn(async (endpoint: unknown) => {
  const times = { server_time: Date.now(), expires_at: Date.now() + HOUR_MS };
  if (endpoint === getTime) return { sys_time: Date.now() };
  if (endpoint === showLoginKey) return { user_id: server.shows, name: server.shows };
  if (endpoint === redeemLoginKey)
    return { user_id: server.shows, access_token: 'own', refresh_token: 'renews', ...times };
  if (!server.valid) throw new Error('MAC_INVALID');
  return { user_id: server.shows, account_type: 'person', ...times };
});
vi.mock('../../platform/api/call.ts', () => ({ call: (endpoint: unknown) => call(endpoint) }));

const { signInByHost } = await import('./host-sign-in.ts');

function clientWith(invoke: () => Promise<unknown>): Host {
  return { has: () => true, invoke } as unknown as Host;
}
const given = (answer: unknown) => clientWith(async () => answer);
const asked = (endpoint: unknown) => call.mock.calls.some(([each]) => each === endpoint);
const KEY = { login_key: 'key' };
const TOKEN = { access_token: 'of the client', mac_key: 'mac' };

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('location', { href: 'https://school.example/#/', host: 'school.example' });
  kept = undefined;
  Object.assign(server, { shows: 'chen', valid: true });
  enter.mockClear();
  call.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a client that signs in', () => {
  it('has its key redeemed when no user or another user is signed in', async () => {
    await signInByHost(given(KEY));
    expect(enter).toHaveBeenCalledTimes(1);
    kept = { userId: 'wang', accessToken: 'a', refreshToken: 'b' } as Session;
    await signInByHost(given(KEY));
    expect(kept?.userId).toBe('chen');
  });

  it('keeps the user signed in when its key is for the same person, also in their school account', async () => {
    for (const session of [
      { userId: 'chen', refreshToken: 'b' },
      { userId: 'chen of the school', personId: 'chen', refreshToken: 'b' },
    ]) {
      kept = session as Session;
      await signInByHost(given(KEY));
    }
    expect(asked(redeemLoginKey)).toBe(false);
    expect(enter).not.toHaveBeenCalled();
  });

  it('has its own token validated, and is called for another token before that expires', async () => {
    const answers = [TOKEN, { ...TOKEN, access_token: 'the next' }];
    const invoke = vi.fn(async () => answers.shift());
    await signInByHost(clientWith(invoke));
    expect(asked(validateToken)).toBe(true);
    expect(kept).toMatchObject({ userId: 'chen', accessToken: 'of the client' });
    await vi.advanceTimersByTimeAsync(HOUR_MS - 61_000);
    expect(invoke).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(invoke).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
    // The signature is computed asynchronously, outside the fake timers.
    await vi.waitFor(() => expect(kept?.accessToken).toBe('the next'));
  });

  it('changes nothing and does not throw when the server refuses its token or the client returns none', async () => {
    server.valid = false;
    await signInByHost(given(TOKEN));
    await signInByHost(given(undefined));
    await signInByHost(clientWith(() => Promise.reject(new Error('no'))));
    expect(enter).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not called when the address contains a key', async () => {
    vi.stubGlobal('location', { href: 'https://school.example/?login_key=x#/' });
    const invoke = vi.fn();
    await signInByHost(clientWith(invoke));
    expect(invoke).not.toHaveBeenCalled();
  });
});
