import { describe, expect, it } from 'vitest';
import { handSpan, palmWidth } from './palm.ts';

/** 1920 × 1080 CSS pixels. */
const PANEL = Math.hypot(1920, 1080);

describe('a palm', () => {
  it.each([
    [55, 63],
    [65, 53],
    [75, 46],
    [86, 40],
  ])(
    'is 40 mm wide on a panel of %i inches as on any other, which is %i CSS pixels there',
    (inches, pixels) => {
      expect(Math.round(palmWidth({ inches, diagonal: PANEL }))).toBe(pixels);
    },
  );

  it('is not detected from a finger on a small screen, which covers as many pixels as a palm on a panel', () => {
    const laptop = { inches: 14, diagonal: Math.hypot(1366, 768) };
    const finger = (12 / 25.4) * (laptop.diagonal / laptop.inches);
    expect(finger).toBeGreaterThan(50);
    expect(palmWidth(laptop)).toBeGreaterThan(3 * finger);
  });

  it('is 60 CSS pixels wide, and a hand spans 340, when the size of the screen is unknown', () => {
    expect(palmWidth({ inches: undefined, diagonal: PANEL })).toBe(60);
    expect(handSpan({ inches: undefined, diagonal: PANEL })).toBe(340);
    expect(Math.round(handSpan({ inches: 75, diagonal: PANEL }))).toBe(231);
  });
});
