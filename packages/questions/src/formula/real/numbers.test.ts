import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBalls, ball, exactBall, expBall, invertBall, isKnown, nearness } from './ball.ts';
import {
  addFloats,
  divideFloats,
  FloatFunctions,
  floatOfDouble,
  magnitude,
  multiplyFloats,
  negateFloat,
  OutOfRange,
  toNumber,
} from './big-float.ts';
import { randomNumbers } from './samples.ts';

const functions = new FloatFunctions();
const difference = (a: { m: bigint; e: number }, b: { m: bigint; e: number }): number =>
  magnitude(addFloats(a, negateFloat(b)));

describe('numbers with 120 digits', () => {
  const real = fc.double({ min: -20, max: 20, noNaN: true });
  const runs = { numRuns: 60 };

  it('agree with doubles', () => {
    fc.assert(
      fc.property(real, (x) => {
        const float = floatOfDouble(x);
        expect(toNumber(functions.exp(float))).toBeCloseTo(Math.exp(x), -6);
        expect(toNumber(functions.sine(float))).toBeCloseTo(Math.sin(x), 12);
        expect(toNumber(functions.cosine(float))).toBeCloseTo(Math.cos(x), 12);
        expect(toNumber(functions.inverseTangent(float))).toBeCloseTo(Math.atan(x), 12);
        if (x > 1e-6) expect(toNumber(functions.log(float))).toBeCloseTo(Math.log(x), 11);
      }),
      runs,
    );
  });

  it('keep identities to more than 100 digits', () => {
    fc.assert(
      fc.property(real, (x) => {
        const float = floatOfDouble(x);
        const [sine, cosine] = [functions.sine(float), functions.cosine(float)];
        const one = addFloats(multiplyFloats(sine, sine), multiplyFloats(cosine, cosine));
        expect(difference(one, floatOfDouble(1))).toBeLessThan(-340);
        expect(difference(functions.log(functions.exp(float)), float)).toBeLessThan(-340);
      }),
      runs,
    );
  });

  it('have π and the inverse sine to more than 100 digits', () => {
    const half = divideFloats(floatOfDouble(1), floatOfDouble(2));
    expect(
      difference(multiplyFloats(functions.inverseSine(half), floatOfDouble(6)), functions.pi),
    ).toBeLessThan(-340);
  });

  it('throw OutOfRange for what has no value', () => {
    expect(() => divideFloats(floatOfDouble(1), floatOfDouble(0))).toThrow(OutOfRange);
    expect(() => functions.log(floatOfDouble(-1))).toThrow(OutOfRange);
    expect(() => functions.inverseSine(floatOfDouble(2))).toThrow(OutOfRange);
    expect(() => floatOfDouble(Number.NaN)).toThrow(OutOfRange);
  });
});

describe('balls', () => {
  it('contain the exact sum of numbers that cancel', () => {
    const sum = addBalls(addBalls(ball(1e16, 0, 0), ball(1.1, 0, 0)), ball(-1e16, 0, 0));
    expect(Math.abs(sum.re - 1.1)).toBeLessThanOrEqual(sum.error);
    expect(nearness(sum, exactBall(1))).toBe('unsure');
  });

  it('are unknown when they reach zero below a fraction line or lose their digits', () => {
    expect(isKnown(invertBall({ re: 1e-17, im: 0, error: 1e-16 }))).toBe(false);
    expect(isKnown(expBall(exactBall(-1000)))).toBe(false);
    expect(isKnown(expBall(exactBall(1000)))).toBe(false);
  });

  it('tell small numbers apart', () => {
    expect(nearness(ball(1e-30, 0, 0), ball(2e-30, 0, 0))).toBe('apart');
    expect(nearness(ball(1e-30, 0, 0), exactBall(0))).toBe('apart');
  });
});

it('randomNumbers returns the same numbers between 0 and 1 for the same seed', () => {
  const [one, other] = [randomNumbers(7), randomNumbers(7)];
  const numbers = Array.from({ length: 100 }, () => one());
  expect(Array.from({ length: 100 }, () => other())).toEqual(numbers);
  expect(numbers.every((value) => value >= 0 && value < 1)).toBe(true);
  expect(new Set(numbers).size).toBe(100);
});
