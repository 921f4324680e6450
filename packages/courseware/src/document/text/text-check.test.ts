import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fits, fitting, isRunProperty, validParagraphProps, validRunProps } from './text-check.ts';

const number = z.number().check(z.lte(10));
const point = z.object({ x: number });

it('fits returns whether a value is valid, also for a value that was seen with another schema', () => {
  const value = { x: 5 };
  expect(fits(point, value)).toBe(true);
  expect(fits(point, value)).toBe(true);
  expect(fits(z.object({ y: number }), value)).toBe(false);
  expect(fits(point, value)).toBe(true);
  expect(fits(point, { x: 11 })).toBe(false);
  expect(fits(point, null)).toBe(false);
});

it('fits distinguishes equal scalars by schema, and validates more values than it remembers', () => {
  expect(fits(z.number(), 11)).toBe(true);
  expect(fits(number, 11)).toBe(false);
  const any = z.string().check(z.maxLength(4));
  const all = Array.from({ length: 300 }, (_, at) => fits(any, String(at)));
  expect(all.every((each) => each)).toBe(true);
  expect([fits(any, '299'), fits(any, '12345')]).toEqual([true, false]);
});

it('fitting returns a valid value, and undefined for an invalid or missing value', () => {
  const value = { x: 1 };
  expect(fitting(point, value)).toBe(value);
  expect(fitting(point, { x: 'a' })).toBeUndefined();
  expect(fitting(z.optional(point), undefined)).toBeUndefined();
});

it('validRunProps returns the valid properties alone, and undefined without any', () => {
  expect(validRunProps({ bold: true, size: 'large', italic: null, toString: 1, unknown: 2 })).toEqual({
    bold: true,
  });
  expect(validRunProps({ size: 'large' })).toBeUndefined();
  expect(validRunProps({})).toBeUndefined();
});

it('validParagraphProps returns the valid properties of an object, and undefined for other values', () => {
  expect(validParagraphProps({ align: 'ctr', level: 'x', bold: true })).toEqual({ align: 'ctr' });
  expect(validParagraphProps(null)).toBeUndefined();
  expect(validParagraphProps('align')).toBeUndefined();
  expect(validParagraphProps(undefined)).toBeUndefined();
});

it('isRunProperty returns true for properties of runs only', () => {
  expect(['bold', 'size', 'align', 'toString'].map(isRunProperty)).toEqual([true, true, false, false]);
});
