import { createHmac, randomBytes } from 'node:crypto';
import { formatMacHeader, macText, makeNonce } from '@lectern/protocol/mac';
import { beforeEach, expect, it } from 'vitest';
import type { NonceGuard } from '../nonces/nonce-guard.ts';
import { Authenticator } from './authenticator.ts';
import { type KnownToken, TokenCache } from './token-cache.ts';

const NOW = Date.UTC(2026, 8, 1);
const known: KnownToken = {
  signInId: 's',
  accountId: 'chen',
  accountType: 'org',
  organisationId: 'a',
  personId: 'person',
  expiresAt: NOW + 1,
};
let token: KnownToken | undefined;
let use: 'fresh' | 'stale' | 'repeated';
let loads: number;
const refused: string[] = [];
let authenticator: Authenticator;

beforeEach(() => {
  token = known;
  use = 'fresh';
  loads = 0;
  refused.length = 0;
  authenticator = new Authenticator({
    clock: { now: () => NOW },
    tokens: new TokenCache(async () => {
      loads += 1;
      return token;
    }),
    nonces: { spend: async () => use } as unknown as NonceGuard,
    readSecret: async () => Buffer.from('secret'),
    refused: (code) => refused.push(code),
  });
});

const call = { method: 'GET', url: '/api?x', host: 'localhost:1' };
async function headerOf({ accessToken = 'token', time = NOW, signed = {} as object } = {}): Promise<string> {
  const nonce = makeNonce(time, randomBytes(16));
  const key = await authenticator.macKey(accessToken);
  const mac = createHmac('sha256', key)
    .update(macText({ nonce, ...call, ...signed }))
    .digest('base64');
  return formatMacHeader({ id: accessToken, nonce, mac });
}
const authenticate = async (options: Parameters<typeof headerOf>[0] = {}) =>
  authenticator.authenticate({ ...call, authorization: await headerOf(options) });

it('a signed call is that of its account', async () => {
  expect(await authenticate()).toEqual({
    userId: 'chen',
    accountType: 'org',
    organisationId: 'a',
    accessToken: 'token',
    sessionId: 's',
    personId: 'person',
  });
  token = { ...known, organisationId: null, personId: null };
  expect(await authenticate({ accessToken: 'other' })).toMatchObject({
    organisationId: undefined,
    personId: undefined,
  });
  expect(refused).toEqual([]);
});

it.each([{ method: 'POST' }, { url: '/api?y' }, { host: 'localhost:2' }])(
  'a call that was signed for %j is refused without loading its token',
  async (signed) => {
    await expect(authenticate({ signed })).rejects.toMatchObject({ code: 'MAC_INVALID' });
    expect(loads).toBe(0);
    expect(refused).toEqual(['MAC_INVALID']);
  },
);

it('a call without a signature, with a wrong nonce or a short signature is refused', async () => {
  await expect(authenticator.authenticate({ ...call, authorization: 'Bearer x' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  const request = { accessToken: 'token', nonce: makeNonce(NOW, randomBytes(16)), mac: 'AAAA', ...call };
  await expect(authenticator.verify(request)).rejects.toMatchObject({ code: 'MAC_INVALID' });
  await expect(authenticator.verify({ ...request, nonce: 'x' })).rejects.toMatchObject({
    code: 'MAC_INVALID',
  });
});

it('a call with an unknown or expired token is refused', async () => {
  token = { ...known, expiresAt: NOW };
  await expect(authenticate()).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  token = undefined;
  await expect(authenticate({ accessToken: 'other' })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

it('a call with an old or repeated nonce is refused', async () => {
  await expect(authenticate({ time: NOW - 86_400_000 })).rejects.toMatchObject({ code: 'NONCE_STALE' });
  use = 'stale';
  await expect(authenticate()).rejects.toMatchObject({ code: 'NONCE_STALE' });
  use = 'repeated';
  await expect(authenticate()).rejects.toMatchObject({ code: 'NONCE_REPEATED' });
});
