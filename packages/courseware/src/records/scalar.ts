import * as z from 'zod/mini';

/** Units of the model: lengths are logical pixels (1/96 inch = 9525 EMU), font sizes points, angles degrees clockwise. */

export const recordId = z.string().check(z.minLength(1), z.maxLength(64));
/** A finite length or coordinate in logical pixels. */
export const length = z.number().check(z.gte(-1e6), z.lte(1e6));
export const positiveLength = z.number().check(z.gte(0), z.lte(1e6));
export const degrees = z.number().check(z.gte(-3600), z.lte(3600));
/** A fraction, where 1 is the whole. */
export const fraction = z.number().check(z.gte(-100), z.lte(100));
/** A key for the order among siblings (fractional index), compared by code units. */
export const orderKey = z.string().check(z.minLength(1), z.maxLength(256));
/** SHA-256 of an asset's bytes, 64 lower-case hexadecimal digits. */
export const assetHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Left, top, right, bottom, as fractions or pixels depending on the property. */
export const sides = z.object({ l: z.number(), t: z.number(), r: z.number(), b: z.number() });
