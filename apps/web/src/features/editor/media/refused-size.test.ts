import { expect, it } from 'vitest';
import { refusedSize } from './refused-size.ts';

it('a film of two hours is refused with the limit, and one as large as that is taken', () => {
  expect(refusedSize({ size: 2_400_000_000 })).toMatch(/300 MB/);
  expect(refusedSize({ size: 300 * 1024 * 1024 })).toBeUndefined();
});
