import { beforeEach, expect, it, vi } from 'vitest';

const replaceAddress = vi.fn();
vi.mock('../../platform/router/router.ts', () => ({
  replaceAddress: (address: string) => replaceAddress(address),
}));
const { takeSignIn } = await import('./address-secrets.ts');

/** What is taken out of an address, and what stays of it. */
function taken(search: string, hash: string): readonly unknown[] {
  vi.stubGlobal('location', { pathname: '/', search, hash });
  replaceAddress.mockClear();
  return [takeSignIn(), replaceAddress.mock.calls[0]?.[0]];
}
beforeEach(() => replaceAddress.mockClear());

it('takes a token and its key out of an address, before the # and behind it', () => {
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

it('takes the one-time key before a token, and leaves nothing of either', () => {
  expect(taken('?login_key=once&access_token=a&mac_key=k', '#/view?mac_key=other')).toEqual([
    { login_key: 'once' },
    '/#/view',
  ]);
});

it('signs nobody in by half a token or an empty one, and takes it out all the same', () => {
  for (const half of ['access_token=a', 'mac_key=k', 'access_token=&mac_key=k', 'access_token=a&mac_key=']) {
    expect(taken(`?${half}`, '#/'), half).toEqual([undefined, '/#/']);
  }
});

it('leaves an address without a sign-in as it is', () => {
  expect(taken('?theme=dark', '#/view?fileId=1')).toEqual([undefined, undefined]);
});
