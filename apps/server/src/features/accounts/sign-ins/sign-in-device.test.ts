import { expect, it } from 'vitest';
import { signInDevice } from './sign-in-device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/130.0.0.0 Safari/537.36',
    'Chrome',
    'Linux',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0',
    'WeChat',
    'Android',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:131.0) Gecko/20100101 Firefox/131.0',
    'Firefox',
    'macOS',
  ],
])('a sign-in device has the browser and system of %s', (userAgent, browser, system) => {
  expect(signInDevice('panel', userAgent)).toEqual({ id: 'panel', browser, system });
});

it('a sign-in device contains no part of an unknown user agent, however long', () => {
  const nothing = { id: undefined, browser: '', system: '' };
  expect(signInDevice(undefined, undefined)).toEqual(nothing);
  expect(signInDevice(undefined, `<script>alert(1)</script>${'x'.repeat(100_000)}Chrome/1`)).toEqual(nothing);
});
