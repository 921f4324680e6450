import type * as Y from 'yjs';
import { readValue, writeValue } from './shared-value.ts';

/**
 * An object whose properties are each stored under a separate key (`data/<key>`), so that concurrent changes of
 * different properties are both kept.
 */
type Values = Readonly<Record<string, unknown>>;

const known = new WeakMap<Y.Map<unknown>, Map<string, Values>>();

/** The values that `isValid` accepts, sorted by key; the same object until one of them changes. */
export function readKeyedMap(
  map: Y.Map<unknown>,
  name: string,
  isValid: (value: unknown) => boolean,
): Values {
  const prefix = `${name}/`;
  const values: Record<string, unknown> = {};
  for (const key of [...map.keys()].filter((each) => each.startsWith(prefix)).sort()) {
    const own = key.slice(prefix.length);
    const value = readValue(map, key);
    if (own !== '__proto__' && value !== undefined && isValid(value)) values[own] = value;
  }
  const named = known.get(map) ?? new Map<string, Values>();
  known.set(map, named);
  const before = named.get(name);
  if (before && sameValues(before, values)) return before;
  named.set(name, values);
  return values;
}

function sameValues(a: Values, b: Values): boolean {
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && a[key] === b[key])
  );
}

/** Sets the map to these values, writing only keys that differ; an `undefined` value is left out. */
export function writeKeyedMap(map: Y.Map<unknown>, name: string, values: Values): void {
  const prefix = `${name}/`;
  for (const key of [...map.keys()]) {
    if (key.startsWith(prefix) && !Object.hasOwn(values, key.slice(prefix.length))) map.delete(key);
  }
  for (const key of Object.keys(values)) if (key !== '__proto__') writeValue(map, prefix + key, values[key]);
}
