import { expect, it } from 'vitest';
import { makeNonce, pagePolicy } from './security-headers.ts';

it('pagePolicy allows scripts and styles by the nonce, and no content of other hosts', () => {
  const parts = pagePolicy('NONCE', undefined).split('; ');
  expect(parts).toContain("default-src 'none'");
  expect(parts).toContain("script-src 'self' 'nonce-NONCE'");
  expect(parts).toContain("style-src 'self' 'nonce-NONCE'");
  expect(parts).toContain("connect-src 'self' blob: data:");
});

it('pagePolicy allows sockets of the host of the page', () => {
  expect(pagePolicy('n', '[::1]:80')).toContain(
    "connect-src 'self' blob: data: ws://[::1]:80 wss://[::1]:80;",
  );
  expect(pagePolicy('n', 'a'.repeat(255))).toContain('ws://');
});

it.each(['a; script-src *', 'a b', '', 'a'.repeat(256), "x'"])(
  'pagePolicy leaves out the host %j',
  (host) => {
    expect(pagePolicy('n', host)).toBe(pagePolicy('n', undefined));
  },
);

it('makeNonce returns 16 random bytes', () => {
  expect(Buffer.from(makeNonce(), 'base64')).toHaveLength(16);
  expect(makeNonce()).not.toBe(makeNonce());
});
