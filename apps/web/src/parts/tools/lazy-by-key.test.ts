import { describe, expect, it } from 'vitest';
import { LazyByKey } from './tools.tsx';

describe('lazy code by key', () => {
  it('is the same object each time for one key, and is loaded once', async () => {
    const asked: string[] = [];
    const codes = new LazyByKey(async (key) => {
      asked.push(key);
      return key.toUpperCase();
    });
    expect(codes.of('dice')).toBe(codes.of('dice'));
    expect(asked).toEqual([]);
    expect(await Promise.all([codes.of('dice').load(), codes.of('dice').load()])).toEqual(['DICE', 'DICE']);
    expect(await codes.of('clock').load()).toBe('CLOCK');
    expect(asked).toEqual(['dice', 'clock']);
  });
});
