import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inflate } from './inflate.ts';

const text = Buffer.from('讲台'.repeat(400_000));

test('inflate restores deflated bytes', () => {
  expect(Buffer.from(inflate(deflateRawSync(text), text.length)).equals(text)).toBe(true);
  expect(inflate(deflateRawSync(new Uint8Array()), 0)).toHaveLength(0);
});

test('inflate rejects output above the limit, and damaged data', () => {
  expect(() => inflate(deflateRawSync(text), text.length - 1)).toThrow();
  const damaged = deflateRawSync(text);
  damaged.fill(0xff, 2, 20);
  expect(() => inflate(damaged, text.length)).toThrow();
});
