import { describe, expect, it } from 'vitest';
import { builtInGuides, evaluateFormula, guideValue } from './formula.ts';

const guides = new Map([
  ['a', 30],
  ['b', 40],
]);
const value = (formula: string) => evaluateFormula(formula, guides);

describe('evaluateFormula', () => {
  it('computes the formulas of the standard', () => {
    expect(value('val 7')).toBe(7);
    expect(value('*/ a b 6')).toBe(200);
    expect(value('+- a b 5')).toBe(65);
    expect(value('+/ a b 7')).toBe(10);
    expect(value('abs -5')).toBe(5);
    expect(value('max a b')).toBe(40);
    expect(value('min a b')).toBe(30);
    expect(value('mod a b 0')).toBe(50);
    expect(value('mod 2 3 6')).toBe(7);
    expect(value('sqrt 49')).toBe(7);
  });

  it('chooses by a condition, and limits a value to a range', () => {
    expect(['?: 1 a b', '?: 0 a b', '?: -1 a b'].map(value)).toEqual([30, 40, 40]);
    expect(['pin 10 a 40', 'pin 35 a 40', 'pin 10 50 40'].map(value)).toEqual([30, 35, 40]);
  });

  it('measures angles in 60000ths of a degree', () => {
    expect(value('at2 1 1')).toBeCloseTo(45 * 60_000, 3);
    expect(value('at2 0 1')).toBeCloseTo(90 * 60_000, 3);
    expect(value('sin 10 1800000')).toBeCloseTo(5, 9);
    expect(value('cos 10 3600000')).toBeCloseTo(5, 9);
    expect(value('tan 10 2700000')).toBeCloseTo(10, 9);
    expect(value('cat2 10 3 4')).toBeCloseTo(6, 9);
    expect(value('sat2 10 3 4')).toBeCloseTo(8, 9);
  });

  it('returns 0 for an unknown formula, a division by zero and a root of a negative number', () => {
    expect(['none 1 2', '', '*/ 1 2 0', '+/ 1 2 0', 'sqrt -1'].map(value)).toEqual([0, 0, 0, 0, 0]);
    expect(value('  +-   a  b  5 ')).toBe(65);
  });
});

describe('guideValue', () => {
  it('returns the guide before the number, and 0 when there is neither', () => {
    expect(guideValue('a', guides)).toBe(30);
    expect(guideValue('12.5', guides)).toBe(12.5);
    expect(guideValue('5', new Map([['5', 9]]))).toBe(9);
    expect(guideValue('none', guides)).toBe(0);
    expect(guideValue(undefined, guides)).toBe(0);
  });
});

describe('builtInGuides', () => {
  const built = builtInGuides(960, 480);
  const all = (...names: string[]) => names.map((name) => built.get(name));

  it('has the sides, the centre and the shorter and longer side', () => {
    expect(all('l', 't', 'r', 'b', 'w', 'h')).toEqual([0, 0, 960, 480, 960, 480]);
    expect(all('hc', 'vc', 'ss', 'ls')).toEqual([480, 240, 480, 960]);
  });

  it('has parts of the sides', () => {
    expect(all('wd2', 'wd3', 'wd4', 'wd5', 'wd6', 'wd8', 'wd10', 'wd12', 'wd16', 'wd32')).toEqual([
      480, 320, 240, 192, 160, 120, 96, 80, 60, 30,
    ]);
    expect(all('hd2', 'hd16', 'ssd8', 'ssd32')).toEqual([240, 30, 60, 15]);
  });

  it('has eighths of a turn', () => {
    const degrees = all('cd8', 'cd4', '3cd8', 'cd2', '5cd8', '3cd4', '7cd8').map(
      (angle) => (angle ?? 0) / 60_000,
    );
    expect(degrees).toEqual([45, 90, 135, 180, 225, 270, 315]);
  });
});
