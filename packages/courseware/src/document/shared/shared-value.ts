import type * as Y from 'yjs';
import { equalPlain } from '../plain.ts';
import { plainCopy } from '../plain-copy.ts';

/**
 * Objects are stored in the document as JSON text with this prefix and parsed on first use: the drawn shapes of a deck
 * are megabytes of nested objects, which Yjs would otherwise build one by one on every opening. Numbers, flags and
 * strings are stored unchanged.
 */
const SIGN = '\u0001';

interface Parsed {
  readonly text: string;
  readonly value: unknown;
}

const parsed = new WeakMap<Y.Map<unknown>, Map<string, Parsed>>();

/** The value under a key; the same object until it changes, undefined for invalid JSON. */
export function readValue(map: Y.Map<unknown>, key: string, raw: unknown = map.get(key)): unknown {
  if (typeof raw !== 'string' || !raw.startsWith(SIGN)) return raw;
  const values = parsed.get(map) ?? new Map<string, Parsed>();
  parsed.set(map, values);
  const known = values.get(key);
  if (known?.text === raw) return known.value;
  const value = parse(raw.slice(SIGN.length));
  values.set(key, { text: raw, value });
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Writes a value if it differs from the stored value; `undefined` removes it. */
export function writeValue(map: Y.Map<unknown>, key: string, value: unknown): void {
  if (value === undefined) {
    if (map.has(key)) map.delete(key);
  } else if (!map.has(key) || !equalPlain(readValue(map, key), value)) map.set(key, lying(value));
}

/** The stored form of a value. A string that begins with the prefix is written as JSON too. */
function lying(value: unknown): unknown {
  const copy = plainCopy(value);
  const isText = typeof copy === 'string' && !copy.startsWith(SIGN);
  return typeof copy === 'object' || (typeof copy === 'string' && !isText)
    ? SIGN + JSON.stringify(copy)
    : copy;
}
