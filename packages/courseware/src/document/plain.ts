/** A value that Yjs and JSON can both store. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Whether two values are equal as data; an `undefined` property counts as left out. */
export function equalPlain(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => equalPlain(item, b[index]));
  }
  for (const key of Object.keys(a)) if (!equalPlain(a[key], b[key])) return false;
  for (const key of Object.keys(b)) if (b[key] !== undefined && a[key] === undefined) return false;
  return true;
}

/**
 * A deep copy, independent of the original: without `undefined`, functions and `__proto__`, and with numbers that JSON
 * cannot represent set to 0.
 */
export function plainCopy(value: unknown): Plain | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : 0;
  if (Array.isArray(value)) return value.map((item) => plainCopy(item) ?? null);
  if (!isObject(value)) return undefined;
  const copy: Record<string, Plain> = {};
  for (const key of Object.keys(value)) {
    const item = key === '__proto__' ? undefined : plainCopy(value[key]);
    if (item !== undefined) copy[key] = item;
  }
  return copy;
}
