import * as z from 'zod/mini';
import { LONGEST_QUANTITY } from '../../quantity/written-number.ts';
import { drawnValues, parameters } from './parameters.ts';

const MOST_UNITS = 12;
const unit = z.string().check(z.minLength(1), z.maxLength(24));
const part = z.number().check(z.gte(0), z.lte(1));

export const body = z.object({
  /** Unit that is printed behind the field. */
  unit: z.optional(unit),
  /** Units to choose from, right and wrong ones. */
  units: z.optional(z.array(unit).check(z.maxLength(MOST_UNITS))),
  parameters: z.optional(parameters),
  /** The values of the parameters that this pupil is asked with. */
  drawn: z.optional(drawnValues),
});
export const key = z.object({
  /** A number, or a formula of the parameters' letters. */
  value: z.string().check(z.maxLength(200)),
  /** The most by which a response may be off; `relative` is a part of the value. */
  tolerance: z.optional(
    z.object({ type: z.enum(['absolute', 'relative']), value: z.number().check(z.gte(0), z.lte(1e12)) }),
  ),
  /**
   * Units that are accepted, the unit of the value first; without any, no unit is asked. `factor`: how many of the first
   * unit one of this is.
   */
  units: z.optional(
    z
      .array(z.object({ unit, factor: z.optional(z.number().check(z.gte(1e-12), z.lte(1e12))) }))
      .check(z.maxLength(MOST_UNITS)),
  ),
  /** The part for a right number with a wrong unit or without one; none when left out. */
  wrongUnit: z.optional(part),
  /** Significant figures or decimal places to write. Without a tolerance, the number may be off by half of the last place. */
  digits: z.optional(
    z.object({
      of: z.enum(['figures', 'places']),
      count: z.int().check(z.gte(0), z.lte(12)),
      /** The part for a right number with other digits; none when left out. */
      otherwise: z.optional(part),
    }),
  ),
});
export const response = z.object({
  /** The number as it was typed, with its unit where no unit is chosen. */
  value: z.string().check(z.maxLength(LONGEST_QUANTITY)),
  unit: z.optional(z.string().check(z.maxLength(24))),
});

export type Body = z.infer<typeof body>;
export type Key = z.infer<typeof key>;
export type Response = z.infer<typeof response>;
