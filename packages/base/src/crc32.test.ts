import { expect, it } from 'vitest';
import { crc32 } from './crc32.ts';

// The check value of CRC-32/ISO-HDLC is the checksum of the digits 1 to 9.
it.each([
  ['', 0],
  ['a', 0xe8b7be43],
  ['123456789', 0xcbf43926],
  ['The quick brown fox jumps over the lazy dog', 0x414fa339],
])('crc32 returns the checksum of zip for %j', (text, sum) => {
  expect(crc32(new TextEncoder().encode(text))).toBe(sum);
});

it('crc32 returns a checksum that counts bytes above 127 and zeros', () => {
  expect(crc32(Uint8Array.of(0xff, 0xff, 0xff, 0xff))).toBe(0xffffffff);
  expect(crc32(Uint8Array.of(0, 0, 0, 0))).toBe(0x2144df1c);
});
