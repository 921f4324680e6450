import { expect, it } from 'vitest';
import { refusedSize } from './use-uploads.ts';

it('refusedSize returns a message with the limit for a larger file, and undefined for a file of exactly that size', () => {
  expect(refusedSize({ size: 2_400_000_000 })).toMatch(/300 MB/);
  expect(refusedSize({ size: 300 * 1024 * 1024 })).toBeUndefined();
});
