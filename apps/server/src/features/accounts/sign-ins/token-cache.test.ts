import { createSecretKey } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type KnownToken, TokenCache } from './token-cache.ts';

const key = createSecretKey(Buffer.from('key'));
const known: KnownToken = {
  signInId: 's',
  accountId: 'chen',
  accountType: 'person',
  organisationId: null,
  personId: null,
  expiresAt: 5,
};

let load: ReturnType<typeof vi.fn<(accessToken: string) => Promise<KnownToken | undefined>>>;
let cache: TokenCache;
beforeEach(() => {
  load = vi.fn(async (accessToken: string) => (accessToken === 'none' ? undefined : known));
  cache = new TokenCache(load);
});

it('find loads a token once for concurrent calls, and peek returns it then', async () => {
  expect(cache.peek('t')).toBeUndefined();
  const [first, second] = await Promise.all([cache.find('t', key), cache.find('t', key)]);
  expect(first).toEqual({ ...known, macKey: key });
  expect(second).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  expect(cache.peek('t')).toEqual(first);
  expect(cache.signIns).toEqual(['s']);
});

it('find does not cache an unknown token or a failure', async () => {
  expect(await cache.find('none', key)).toBeUndefined();
  expect(cache.peek('none')).toBeUndefined();
  expect(cache.signIns).toEqual([]);
  load.mockRejectedValueOnce(new Error('unavailable'));
  await expect(cache.find('t', key)).rejects.toThrow('unavailable');
  expect(await cache.find('t', key)).toMatchObject(known);
});

it('removeSignIn removes the tokens of one sign-in', async () => {
  await cache.find('t', key);
  load.mockResolvedValueOnce({ ...known, signInId: 'other' });
  await cache.find('u', key);
  cache.removeSignIn('s');
  expect(cache.peek('t')).toBeUndefined();
  expect(cache.peek('u')).toBeDefined();
  expect(cache.signIns).toEqual(['other']);
});

it.each(['removeSignIn', 'clear'] as const)(
  '%s keeps a token that is being loaded out of the cache',
  async (how) => {
    const loading = cache.find('t', key);
    if (how === 'clear') cache.clear();
    else cache.removeSignIn('s');
    const again = cache.find('t', key);
    expect(await loading).toMatchObject(known);
    expect(await again).toMatchObject(known);
    expect(load).toHaveBeenCalledTimes(2);
    expect(cache.peek('t')).toBeDefined();
    const third = cache.find('v', key);
    cache.clear();
    await third;
    expect(cache.peek('v')).toBeUndefined();
    expect(cache.peek('t')).toBeUndefined();
  },
);
