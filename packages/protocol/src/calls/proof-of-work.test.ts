import { expect, it } from 'vitest';
import { leadingZeroBits, proofMessage } from './proof-of-work.ts';

it('the bytes of a proof are the challenge and the count, highest byte first', () => {
  expect([...proofMessage(Uint8Array.of(7, 8, 9), 0x01_02_03_04_05)]).toEqual([
    7, 8, 9, 0, 0, 0, 1, 2, 3, 4, 5,
  ]);
});

it.each([
  [[0x80], 0],
  [[0x01], 7],
  [[0x00, 0x40], 9],
  [[0x00, 0x00, 0x01, 0x00], 23],
  [[0x00, 0x00], 16],
  [[], 0],
])('the bytes %j begin with %d zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});
