import { expect, test, vi } from 'vitest';
import { isId, newId } from './id.ts';

test('newId returns unique ids of the right form that sort in the order of creation', () => {
  const ids = Array.from({ length: 5000 }, () => newId());
  expect(ids.every(isId)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});

test('newId includes the time, version 7 and the variant of RFC 9562, and random bits', () => {
  vi.useFakeTimers({ now: 0x0e00_0000_0000 });
  try {
    const ids = Array.from({ length: 1000 }, () => newId());
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    // A counter within the millisecond; the last 42 bits are random: each of them is set in some ids and not in others.
    const bits = ids.map((id) => BigInt(`0x${id.slice(24)}`));
    for (let bit = 0n; bit < 42n; bit += 1n) {
      const set = bits.filter((each) => (each >> bit) & 1n).length;
      expect(set, `bit ${bit}`).toBeGreaterThan(300);
      expect(set, `bit ${bit}`).toBeLessThan(700);
    }
    expect([...ids].sort()).toEqual(ids);
    vi.setSystemTime(0x0fff_ffff_ffff);
    expect(newId().slice(0, 13)).toBe('0fffffff-ffff');
  } finally {
    vi.useRealTimers();
  }
});
