import type * as z from 'zod/mini';
import { type ParagraphProps, paragraphProps, type RunProps, runProps } from '../../records/text.ts';
import type { Plain } from '../plain.ts';

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** Cache of valid values, so that the same object or string is not validated again. */
class Accepted {
  readonly #objects = new WeakMap<object, z.ZodMiniType>();
  readonly #scalars = new Map<z.ZodMiniType, Set<unknown>>();

  has(schema: z.ZodMiniType, value: unknown): boolean {
    if (typeof value === 'object' && value !== null) {
      if (this.#objects.get(value) === schema) return true;
      if (!schema.safeParse(value).success) return false;
      this.#objects.set(value, schema);
      return true;
    }
    const known = this.#scalars.get(schema) ?? new Set();
    if (known.has(value)) return true;
    if (!schema.safeParse(value).success) return false;
    // The cache is limited, because ruby texts are many, unlike languages, sizes and flags.
    if (known.size < 256) this.#scalars.set(schema, known.add(value));
    return true;
  }
}

const accepted = new Accepted();

/** Whether a value fits a schema; the result is cached. */
export function fits(schema: z.ZodMiniType, value: unknown): boolean {
  return accepted.has(schema, value);
}

/** The value if it is defined and valid, otherwise undefined. */
export function fitting<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> | undefined {
  return value !== undefined && fits(schema, value) ? (value as z.infer<S>) : undefined;
}

function validProps(
  shape: Shape,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  let props: Record<string, unknown> | undefined;
  for (const key of Object.keys(values)) {
    const schema = Object.hasOwn(shape, key) ? shape[key] : undefined;
    const value = values[key];
    if (schema === undefined || value === null || value === undefined || !fits(schema, value)) continue;
    props ??= {};
    props[key] = value;
  }
  return props;
}

/** The valid run properties among a text's attributes; undefined without any. */
export function validRunProps(attributes: Readonly<Record<string, Plain>>): RunProps | undefined {
  return validProps(runProps.shape, attributes) as RunProps | undefined;
}

/** The valid paragraph properties of an untrusted value; undefined without any. */
export function validParagraphProps(value: unknown): ParagraphProps | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return validProps(paragraphProps.shape, value as Record<string, unknown>) as ParagraphProps | undefined;
}

export function isRunProperty(key: string): boolean {
  return Object.hasOwn(runProps.shape, key);
}
