import { expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

it.each([
  ['0.255.255.255', '1.0.0.0'],
  ['10.255.255.255', '11.0.0.0'],
  ['100.64.0.0', '100.63.255.255'],
  ['100.127.255.255', '100.128.0.0'],
  ['127.0.0.1', '128.0.0.1'],
  ['169.254.169.254', '169.255.0.0'],
  ['172.16.0.0', '172.15.255.255'],
  ['172.31.255.255', '172.32.0.0'],
  ['192.0.2.1', '192.0.3.1'],
  ['192.168.255.255', '192.169.0.0'],
  ['198.19.255.255', '198.20.0.0'],
  ['203.0.113.9', '203.0.114.9'],
  ['224.0.0.1', '223.255.255.255'],
  ['255.255.255.255', '8.8.8.8'],
])('isPublicAddress is false for %s and true for %s', (inside, outside) => {
  expect(isPublicAddress(inside)).toBe(false);
  expect(isPublicAddress(outside)).toBe(true);
});

it.each([
  ['::1', '2400:3200::1'],
  ['fc00::1', '3ffe::1'],
  ['fe80::1', '2606:4700::1111'],
  ['::ffff:8.8.8.8', '2a00::1'],
  ['64:ff9b::808:808', '2001:200::1'],
  ['2001:db8::1', '2001:db9::1'],
  ['2001:0:1::1', '2003::1'],
  ['2002:0808:0808::1', '2001:4860::8888'],
  ['3fff::1', '3fff:1000::1'],
  ['4000::1', '2000::1'],
])('isPublicAddress is false for %s and true for %s', (inside, outside) => {
  expect(isPublicAddress(inside)).toBe(false);
  expect(isPublicAddress(outside)).toBe(true);
});

it('isPublicAddress is false for text that is no address', () => {
  expect(isPublicAddress('example.org')).toBe(false);
  expect(isPublicAddress('')).toBe(false);
});
