import { describe, expect, it } from 'vitest';
import { readRound } from './read-round.ts';

const WRONG = ['', 'kiosk=1', 'every=', 'every=0', 'every=-3', 'every=x', 'every=99999'];

describe('readRound', () => {
  it('reads the interval and the kiosk mode from the address, and ignores invalid values', () => {
    expect(readRound('?fileId=c&every=10&kiosk=1', undefined)).toEqual({ every: 10_000, kiosk: true });
    expect(readRound('every=1.5', undefined)).toEqual({ every: 1_500, kiosk: false });
    for (const wrong of WRONG) expect(readRound(wrong, undefined)).toBeUndefined();
  });

  it("uses the courseware's settings when the address has no valid interval", () => {
    for (const wrong of WRONG) {
      expect(readRound(wrong, { loop: true })).toEqual({ kiosk: false });
      expect(readRound(wrong, { mode: 'kiosk', restartAfter: 1 })).toEqual({ kiosk: true });
      expect(readRound(wrong, { mode: 'browse', byHand: true })).toBeUndefined();
    }
    expect(readRound('every=5', { mode: 'kiosk' })).toEqual({ every: 5_000, kiosk: false });
  });

  it("returns undefined when the teacher stopped the show, whatever the courseware's settings", () => {
    expect(readRound('every=none', { mode: 'kiosk' })).toBeUndefined();
  });
});
