import { expect, it } from 'vitest';
import { bringsSignIn } from './constants.ts';

it.each([
  ['/courseware?login_key=x', true],
  ['/courseware?a=1&access_token=x', true],
  ['/courseware#mac_key=x', true],
  ['/courseware?login_keys=x', false],
  ['/login_key', false],
  ['', false],
])('bringsSignIn(%j) returns %s', (address, brings) => {
  expect(bringsSignIn(address)).toBe(brings);
});
