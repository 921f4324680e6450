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
