import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../platform/api/session.ts';
import { endReplaced } from './end-replaced.ts';
import { NO_REFRESH, tokenWithoutRefresh } from './signing-token.ts';

const seen = vi.hoisted(() => ({ calls: [] as unknown[][], fails: false }));
vi.mock('../../platform/api/authorization.ts', () => ({
  authorizationHeader: async ({ accessToken }: Session, method: string) => `MAC ${accessToken} ${method}`,
}));
vi.mock('../../platform/api/exchange.ts', () => ({
  addressOf: () => '/address',
  exchange: async (_: unknown, given: unknown, header: unknown) => {
    seen.calls.push([given, header]);
    if (seen.fails) throw new Error('offline');
  },
}));
beforeEach(() => {
  seen.calls.length = 0;
  seen.fails = false;
});

const session = (refreshToken: string) => ({ accessToken: 'old', refreshToken }) as Session;

it('signs out a replaced session with its own signature, and never rejects', async () => {
  seen.fails = true;
  await endReplaced(session('refresh'));
  expect(seen.calls).toEqual([[{ params: { access_token: 'old' } }, expect.stringMatching(/^MAC old /)]]);
});

it('leaves a session that was lent without a refresh token', async () => {
  const valid = { user_id: 'chen', account_type: 'person', expires_at: 9, server_time: 1 } as const;
  const lent = tokenWithoutRefresh({ access_token: 'a', mac_key: 'm' }, valid);
  expect(lent).toEqual({
    ...valid,
    access_token: 'a',
    mac_key: 'm',
    refresh_token: NO_REFRESH,
    refresh_expires_at: 9,
  });
  await endReplaced(session(lent.refresh_token));
  expect(seen.calls).toEqual([]);
});
