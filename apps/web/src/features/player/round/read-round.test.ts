import { describe, expect, it } from 'vitest';
import { readRound } from './read-round.ts';

describe('a show that goes by itself', () => {
  it('is what the address says, within reason', () => {
    expect(readRound('?fileId=c&every=10&kiosk=1')).toEqual({ every: 10_000, kiosk: true });
    expect(readRound('every=1.5')).toEqual({ every: 1_500, kiosk: false });
    for (const wrong of ['', 'kiosk=1', 'every=', 'every=0', 'every=-3', 'every=x', 'every=99999'])
      expect(readRound(wrong)).toBeUndefined();
  });
});
