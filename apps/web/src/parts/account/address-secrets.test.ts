import { beforeEach, expect, it, vi } from 'vitest';

const replaceAddress = vi.fn();
vi.mock('../../platform/router/router.ts', () => ({
  replaceAddress: (address: string) => replaceAddress(address),
}));
const { takeSignIn } = await import('./address-secrets.ts');

/** Returns the removed part of an address and the remaining address. */
function taken(search: string, hash: string): readonly unknown[] {
  vi.stubGlobal('location', { pathname: '/', search, hash });
  replaceAddress.mockClear();
  return [takeSignIn(), replaceAddress.mock.calls[0]?.[0]];
}
beforeEach(() => replaceAddress.mockClear());

it('takeSignIn removes a token and its key from an address, before the # and after it', () => {
  const token = { access_token: 'a+/=', mac_key: 'k=' };
  expect(taken('?theme=dark&access_token=a%2B%2F%3D&mac_key=k%3D', '#/view?fileId=1')).toEqual([
    token,
    '/?theme=dark#/view?fileId=1',
  ]);
  expect(taken('', '#/view?access_token=a%2B%2F%3D&fileId=1&mac_key=k%3D')).toEqual([
    token,
    '/#/view?fileId=1',
  ]);
});

it('takeSignIn prefers the one-time key to a token, and removes both', () => {
  expect(taken('?login_key=once&access_token=a&mac_key=k', '#/view?mac_key=other')).toEqual([
    { login_key: 'once' },
    '/#/view',
  ]);
});

it('takeSignIn returns undefined for an incomplete or empty token, and still removes it', () => {
  for (const half of ['access_token=a', 'mac_key=k', 'access_token=&mac_key=k', 'access_token=a&mac_key=']) {
    expect(taken(`?${half}`, '#/'), half).toEqual([undefined, '/#/']);
  }
});

it('takeSignIn keeps an address without a sign-in unchanged', () => {
  expect(taken('?theme=dark', '#/view?fileId=1')).toEqual([undefined, undefined]);
});
