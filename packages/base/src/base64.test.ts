import { expect, it } from 'vitest';
import { base64 } from './base64.ts';

it('base64 returns the standard encoding for any number of bytes', () => {
  for (const length of [0, 1, 2, 3, 4, 5, 6_143, 6_144, 6_145, 6_146, 20_000]) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 167 + (index >> 3)) & 255);
    expect(base64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  }
});
