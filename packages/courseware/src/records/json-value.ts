import * as z from 'zod/mini';

/** A value of JSON. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The deepest nesting of a value of JSON. */
const MOST_DEPTH = 64;

/**
 * Whether a value is JSON that is nested at most `depth` deep. A key `__proto__` is refused. Unlike `z.json`, it never
 * exhausts the stack.
 */
export function isJsonValue(value: unknown, depth = MOST_DEPTH): value is JsonValue {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isJsonValue(item, depth - 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(value).every(([key, item]) => key !== '__proto__' && isJsonValue(item, depth - 1));
}

/** Schema of a value of JSON with at most so many characters as text. */
export function jsonUpTo(characters: number): z.ZodMiniType<JsonValue> {
  return z.custom<JsonValue>((value) => isJsonValue(value) && JSON.stringify(value).length <= characters);
}
