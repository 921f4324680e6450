import * as z from 'zod/mini';

/** A whole number in an address: `?limit=20`. */
export function queryInteger(min: number, max: number) {
  return z.coerce.number<number | string>().check(z.int(), z.gte(min), z.lte(max));
}

/** `true`, `1`, `false` or `0` in an address. */
export const queryBoolean = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }),
]);

/** Which client calls; accepted on every call of the document centre and read by nobody yet. */
export const clientPlatform = { client_platform: z.optional(z.string().check(z.maxLength(32))) };
