import { expect, it } from 'vitest';
import { giveBack, giveMemoryBack, ownBuffers } from './memory.ts';

it('giveBack frees an array that has its memory for itself', () => {
  const bytes = new Uint8Array([1, 2, 3]);
  giveBack(bytes);
  expect(bytes.byteLength).toBe(0);
  expect(() => giveBack(bytes)).not.toThrow();
});

it('giveBack keeps an array that shares its memory', () => {
  const whole = new Uint8Array([1, 2, 3]);
  const part = whole.subarray(0, 2);
  giveBack(part);
  expect([...whole]).toEqual([1, 2, 3]);
  const shared = new Uint8Array(new SharedArrayBuffer(2));
  giveBack(shared);
  expect(shared.byteLength).toBe(2);
});

it('ownBuffers returns each buffer that contains exactly one file, once', () => {
  const whole = new Uint8Array([1, 2, 3]);
  const part = new Uint8Array(9).subarray(1);
  expect(ownBuffers([whole, part, whole, new Uint8Array(new SharedArrayBuffer(2))])).toEqual([whole.buffer]);
});

it('giveMemoryBack does nothing below the given heap size', () => {
  expect(giveMemoryBack(Number.MAX_SAFE_INTEGER)).toBe(false);
});
