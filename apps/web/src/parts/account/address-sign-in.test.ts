import { getAccount, redeemLoginKey, showLoginKey } from '@lectern/protocol/accounts';
import { getTime } from '@lectern/protocol/tokens';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';

const said: { text: string; lifetime: number }[] = [];
vi.mock('@lectern/ui', () => ({
  showToast: (toast: { text: string; lifetime: number }) => void said.push(toast),
}));
vi.mock('../../platform/api/client-ids.ts', async (original) => ({
  ...(await original<object>()),
  deviceId: () => 'device',
}));

const server = { refuses: undefined as Error | undefined, type: 'person' };
const times = { server_time: Date.now(), expires_at: Date.now() + 3_600_000 };
vi.mock('../../platform/api/call.ts', () => ({
  call: async (endpoint: unknown) => {
    if (endpoint === getTime) return { sys_time: Date.now() };
    if (server.refuses) throw server.refuses;
    if (endpoint === showLoginKey) return { user_id: 'chen', name: '陈晓雨' };
    if (endpoint === redeemLoginKey) return { user_id: 'chen', access_token: 'own', ...times };
    return { user_id: 'chen', account_type: server.type, ...times };
  },
}));
const signed = vi.fn();
vi.mock('../../platform/api/exchange.ts', async (original) => ({
  ...(await original<object>()),
  exchange: async (endpoint: unknown, _input: unknown, header: string) => {
    signed(endpoint, header);
    return { user_real_name: '陈晓雨', user_nick_name: '' };
  },
}));
const { signInOfAddress } = await import('./address-sign-in.ts');

const TOKEN = { access_token: 'the token', mac_key: 'mac' };
const nobody = async () => undefined;

let warned: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('location', { host: 'school.example', origin: 'https://school.example' });
  Object.assign(server, { refuses: undefined, type: 'person' });
  said.length = 0;
  signed.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('signInOfAddress requests the owner of a token, by a call signed with that token, before using it', async () => {
  const isWanted = vi.fn(async () => true);
  const token = await signInOfAddress(TOKEN, nobody, isWanted);
  expect(warned.mock.calls).toEqual([]);
  expect(isWanted).toHaveBeenCalledExactlyOnceWith('陈晓雨');
  expect(signed).toHaveBeenCalledExactlyOnceWith(getAccount, expect.stringContaining('id="the token"'));
  expect(token).toMatchObject({ user_id: 'chen', ...TOKEN, refresh_expires_at: times.expires_at });
  expect(said).toEqual([]);
});

it('signInOfAddress returns undefined when the user declines or is already signed in as that user', async () => {
  for (const given of [TOKEN, { login_key: 'once' }]) {
    expect(await signInOfAddress(given, nobody, async () => false)).toBeUndefined();
    const isWanted = vi.fn(async () => true);
    expect(await signInOfAddress(given, async () => 'chen', isWanted)).toBeUndefined();
    expect(isWanted).not.toHaveBeenCalled();
  }
  expect(said).toEqual([]);
});

it('signInOfAddress shows that a token or key is no longer valid until the message is closed, without quoting it', async () => {
  for (const code of ['TOKEN_EXPIRED', 'MAC_INVALID', 'UNAUTHORIZED', 'LOGIN_KEY_INVALID'] as const) {
    server.refuses = new ApiError(401, code, {}, code);
    const given = code === 'LOGIN_KEY_INVALID' ? { login_key: 'once' } : TOKEN;
    expect(await signInOfAddress(given, nobody, async () => true)).toBeUndefined();
  }
  expect(said).toHaveLength(4);
  for (const { text, lifetime } of said) {
    expect(text).toMatch(/失效|no longer valid/);
    expect(lifetime).toBe(0);
  }
  expect(JSON.stringify(warned.mock.calls)).not.toMatch(/the token|mac"|once/);
});

it("signInOfAddress reports that the network is offline, and rejects a guest's token", async () => {
  server.refuses = new ApiError(0, 'NETWORK', {}, '网络错误，请检查网络连接');
  await signInOfAddress(TOKEN, nobody, async () => true);
  Object.assign(server, { refuses: undefined, type: 'guest' });
  const isWanted = vi.fn(async () => true);
  expect(await signInOfAddress(TOKEN, nobody, isWanted)).toBeUndefined();
  expect(isWanted).not.toHaveBeenCalled();
  expect(said[0]?.text).not.toMatch(/失效|no longer valid/);
  expect(said[1]?.text).toMatch(/失效|no longer valid/);
});
