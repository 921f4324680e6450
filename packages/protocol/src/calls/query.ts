import * as z from 'zod/mini';

/** An integer in an address: `?limit=20`. */
export function queryInteger(min: number, max: number) {
  return z.coerce.number<number | string>().check(z.int(), z.gte(min), z.lte(max));
}

/** `true`, `1`, `false` or `0` in an address. */
export const queryBoolean = z.union([
  z.boolean(),
  z.stringbool({ truthy: ['true', '1'], falsy: ['false', '0'] }),
]);

/** Platform of the client; accepted on every call of the document centre, not used yet. */
export const clientPlatform = { client_platform: z.optional(z.string().check(z.maxLength(32))) };
