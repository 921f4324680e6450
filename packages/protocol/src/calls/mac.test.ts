import { processorTime } from '@lectern/base/processor-time';
import { describe, expect, it } from 'vitest';
import { NONCE_LIFETIME_MS } from '../constants.ts';
import {
  formatMacHeader,
  macText,
  makeNonce,
  NONCE_AHEAD_MS,
  nonceIsFresh,
  parseMacHeader,
  parseNonce,
} from './mac.ts';

const TIME = 1_780_000_000_000;

describe('the text to sign', () => {
  it('consists of nonce, method in capitals, path with query, and host, each on its own line', () => {
    expect(macText({ nonce: 'n', method: 'get', url: '/api/x?a=1', host: 'localhost:8101' })).toBe(
      'n\nGET\n/api/x?a=1\nlocalhost:8101\n',
    );
  });
});

describe('a nonce', () => {
  it('consists of the server time and sixteen characters', () => {
    const nonce = makeNonce(TIME + 0.7, crypto.getRandomValues(new Uint8Array(16)));
    expect(nonce).toMatch(/^1780000000000:[A-Za-z0-9_-]{16}$/);
    expect(parseNonce(nonce)).toEqual({ time: TIME, random: nonce.slice(14) });
  });

  it.each([
    '',
    'abc',
    `${TIME}`,
    `${TIME}:short`,
    `${TIME}:${'a'.repeat(17)}`,
    `${TIME}:aaaaaaaaaaaaaaa"`,
    `-1:${'a'.repeat(16)}`,
  ])('cannot be parsed from %j', (text) => {
    expect(parseNonce(text)).toBeUndefined();
  });

  it('is valid for five minutes, and up to a minute ahead of the clock', () => {
    expect(nonceIsFresh(TIME - NONCE_LIFETIME_MS, TIME)).toBe(true);
    expect(nonceIsFresh(TIME - NONCE_LIFETIME_MS - 1, TIME)).toBe(false);
    expect(nonceIsFresh(TIME + NONCE_AHEAD_MS, TIME)).toBe(true);
    expect(nonceIsFresh(TIME + NONCE_AHEAD_MS + 1, TIME)).toBe(false);
  });
});

describe('the Authorization header', () => {
  const header = { id: 'token', nonce: `${TIME}:aaaaaaaaaaaaaaaa`, mac: 'abc+/=' };

  it('is parsed as it was written, also in its full form and with parameters in any order', () => {
    expect(parseMacHeader(formatMacHeader(header))).toEqual(header);
    expect(parseMacHeader(formatMacHeader(header, { requestUri: '/a', host: 'h' }))).toEqual(header);
    expect(parseMacHeader(`MAC mac="abc+/=", id="token", nonce="${header.nonce}"`)).toEqual(header);
  });

  it.each([
    undefined,
    '',
    'Bearer abc',
    'MAC id="a"',
    'MAC id="a",nonce="b",mac=""',
    'MAC id="a",id="b",nonce="c",mac="d"',
    `MAC id="${'a'.repeat(2000)}",nonce="b",mac="c"`,
  ])('is rejected when it is %j', (text) => {
    expect(parseMacHeader(text)).toBeUndefined();
  });

  it('takes little time to parse 100 kB of hostile text', () => {
    const spent = processorTime();
    expect(parseMacHeader(`MAC ${'id="'.repeat(25_000)}`)).toBeUndefined();
    expect(spent()).toBeLessThan(1000);
  });
});
