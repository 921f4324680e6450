import { isObject, type Plain } from './plain.ts';

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
