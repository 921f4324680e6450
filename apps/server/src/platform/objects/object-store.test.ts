import { expect, it } from 'vitest';
import { checkHash, isHash } from './object-store.ts';

it('isHash is true only for 64 lower-case hexadecimal digits', () => {
  expect(isHash('0f'.repeat(32))).toBe(true);
  for (const text of [
    '0f'.repeat(31),
    '0f'.repeat(33),
    '0F'.repeat(32),
    `${'0f'.repeat(31)}0g`,
    `${'0f'.repeat(32)}\n`,
  ])
    expect(isHash(text)).toBe(false);
});

it('checkHash throws ASSET_NOT_FOUND for a text that is no hash', () => {
  expect(() => checkHash('0f'.repeat(32))).not.toThrow();
  expect(() => checkHash('../owner')).toThrow(expect.objectContaining({ code: 'ASSET_NOT_FOUND' }));
});
