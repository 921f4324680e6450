import { expect, it } from 'vitest';
import { formatSize } from './format.ts';

it.each([
  [0, '0 B'],
  [1_023, '1023 B'],
  [1_024, '1 KB'],
  [1_536, '1.5 KB'],
  [10_240, '10 KB'],
  [10_752, '11 KB'],
  [31_457_280, '30 MB'],
  [1_610_612_736, '1.5 GB'],
  [2 * 1024 ** 4, '2 TB'],
  [5_000 * 1024 ** 4, '5000 TB'],
])('formatSize returns %i bytes as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
