import { describe, expect, it } from 'vitest';
import { guessBits } from './guess-bits.ts';

const bits = (text: string, ...names: string[]) => guessBits(text, names);

describe('the bits of a text', () => {
  it('are summed over its characters when no piece is known', () => {
    expect(bits('')).toBe(0);
    expect(bits('x')).toBeCloseTo(4.7);
    expect(bits('X')).toBeCloseTo(5.2);
    expect(bits('7')).toBeCloseTo(3.33);
    expect(bits('_')).toBeCloseTo(1.5);
    expect(bits('雨')).toBeCloseTo(6);
    expect(bits('é')).toBeCloseTo(5.5);
    expect(bits('xvz')).toBeCloseTo(14.1);
  });

  it('are few for repeated characters and pieces', () => {
    expect(bits('xx')).toBeCloseTo(5.7);
    expect(bits('xX')).toBeCloseTo(5.7);
    expect(bits('xvzxvz')).toBeCloseTo(15.1);
    expect(bits('xvz9k_4bxvz9k_4b')).toBeCloseTo(bits('xvz9k_4b') + 1);
  });

  it('are few for rows of the keyboard in both directions, from three characters', () => {
    expect(bits('zxcv')).toBeLessThanOrEqual(6);
    expect(bits('vcxz')).toBeLessThanOrEqual(6);
    expect(bits('rty')).toBeCloseTo(4 + Math.log2(3));
    expect(bits('vb')).toBeCloseTo(9.4);
  });

  it('are few for names of the user, their parts, and in reverse', () => {
    expect(bits('kwxqj', 'kwxqj')).toBeCloseTo(2);
    expect(bits('jqxwk', 'KWXQJ')).toBeCloseTo(2);
    expect(bits('kwxqj', 'vzb.kwxqj')).toBeCloseTo(2);
    expect(bits('kwxqj')).toBeGreaterThan(20);
    expect(bits('kwxqj', 'k')).toBeGreaterThan(20);
  });

  it('add a little for capitals', () => {
    expect(bits('Kwxqj', 'kwxqj')).toBeCloseTo(2.3);
    expect(bits('kwXqj', 'kwxqj')).toBeCloseTo(3);
  });

  it('are few for years, days, months, dates and mobile numbers', () => {
    expect(bits('1987')).toBeLessThanOrEqual(6);
    expect(bits('2187')).toBeGreaterThan(6);
    expect(bits('0731')).toBeLessThanOrEqual(8.5);
    expect(bits('19870731')).toBeLessThanOrEqual(14);
    expect(bits('13905718264')).toBeLessThanOrEqual(16);
    expect(bits('12905718264')).toBeGreaterThan(bits('13905718264'));
  });

  it('count only the first 128 characters', () => {
    const long = Array.from({ length: 200 }, (_, at) => String.fromCodePoint(0x4e00 + at * 7)).join('');
    expect(bits(long)).toBeCloseTo(128 * 6);
  });
});
