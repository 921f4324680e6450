import type * as Y from 'yjs';
import { isJsonValue, type JsonValue } from '../../records/json-value.ts';
import { compareOrder } from '../compare-order.ts';
import { plainCopy } from '../plain-copy.ts';
import { ordersFor } from './keyed-list.ts';
import { fieldPath, itemPath, type PathEnd, pathEnd } from './keyed-tree-paths.ts';
import { readValue, writeValue } from './shared-value.ts';

/**
 * A value of JSON in parts, each under a separate key (`question/.body.choices/c1.content`), so that concurrent changes
 * of different fields, and additions to one list, are all kept:
 * - an object is `{}` under its path, and each field a part;
 * - an array whose items are objects with distinct string ids is `[]` under its path, and for each item its order key
 *   under the item's path, and each field of the item a part;
 * - any other value is one part, and the last writer wins. A text (`{ paragraphs: [...] }`) is such a value.
 *
 * A part whose object, list or item does not exist is ignored: another author removed it meanwhile.
 */
type Json = JsonValue | undefined;
type Fields = { readonly [key: string]: JsonValue };
type Item = Fields & { readonly id: string };

/** Objects and lists that are nested deeper are one value. */
const MOST_DEPTH = 24;
/** A value with more parts, or more characters in their paths, is written as one value. */
const MOST_PARTS = 10_000;
const MOST_PATH_CHARACTERS = 1_000_000;
/** A value with more parts or characters is not read. Several authors together may exceed what one may write. */
const MOST_READ_PARTS = 4 * MOST_PARTS;
const MOST_READ_CHARACTERS = 8_000_000;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: Fields): boolean {
  return Array.isArray(value.paragraphs) && !Object.hasOwn(value, 'id');
}

function isKeyedList(value: Json): value is readonly Item[] {
  if (!Array.isArray(value)) return false;
  const ids = new Set(value.map((item: Json) => (isObject(item) ? item.id : undefined)));
  return ids.size === value.length && [...ids].every((id) => typeof id === 'string');
}

/**
 * Sets the tree to this value, writing only parts that differ; `undefined` removes it.
 * @throws RangeError for a value that is nested over 64 levels deep, with nothing written.
 */
export function writeKeyedTree(map: Y.Map<unknown>, name: string, value: unknown): void {
  const copy = plainCopy(value);
  if (copy !== undefined && !isJsonValue(copy)) throw new RangeError(`${name} is nested too deeply`);
  const prefix = `${name}/`;
  const parts = copy === undefined ? new Map<string, JsonValue>() : partsOf(copy, storedOrders(map, prefix));
  for (const key of [...map.keys()]) {
    if (key.startsWith(prefix) && !parts.has(key.slice(prefix.length))) map.delete(key);
  }
  for (const [path, part] of parts) writeValue(map, prefix + path, part);
}

type Orders = ReadonlyMap<string, ReadonlyMap<string, { readonly order: string }>>;

/** The order keys of the items, by the path of their list and their id. */
function storedOrders(map: Y.Map<unknown>, prefix: string): Orders {
  const lists = new Map<string, Map<string, { order: string }>>();
  for (const [key, order] of map.entries()) {
    const end = key.startsWith(prefix) ? pathEnd(key.slice(prefix.length)) : undefined;
    if (!end?.isItem || typeof order !== 'string') continue;
    const list = lists.get(end.parent) ?? new Map<string, { order: string }>();
    lists.set(end.parent, list.set(end.name, { order }));
  }
  return lists;
}

function partsOf(whole: JsonValue, stored: Orders): ReadonlyMap<string, JsonValue> {
  const parts = new Map<string, JsonValue>();
  const addFields = (path: string, fields: Fields, depth: number): void => {
    for (const key of Object.keys(fields)) add(fieldPath(path, key), fields[key] ?? null, depth + 1);
  };
  const add = (path: string, value: JsonValue, depth: number): void => {
    if (depth >= MOST_DEPTH) parts.set(path, value);
    else if (isKeyedList(value)) {
      parts.set(path, []);
      const orders = ordersFor(
        value.map(({ id }) => id),
        stored.get(path) ?? new Map(),
      );
      value.forEach(({ id, ...fields }, index) => {
        const own = itemPath(path, id);
        parts.set(own, orders[index] ?? '');
        addFields(own, fields, depth);
      });
    } else if (isObject(value) && !isText(value)) {
      parts.set(path, {});
      addFields(path, value, depth);
    } else parts.set(path, value);
  };
  add('', whole, 0);
  const pathCharacters = [...parts.keys()].reduce((sum, path) => sum + path.length, 0);
  const isTooMany = parts.size > MOST_PARTS || pathCharacters > MOST_PATH_CHARACTERS;
  return isTooMany ? new Map([['', whole]]) : parts;
}

/** The paths of the parts by the path of their object, list or item. */
type Ends = ReadonlyMap<string, readonly (PathEnd & { readonly path: string })[]>;

function endsIn(map: Y.Map<unknown>, prefix: string): Ends | undefined {
  const ends = new Map<string, (PathEnd & { path: string })[]>();
  let count = 0;
  let characters = 0;
  for (const [key, raw] of map.entries()) {
    if (!key.startsWith(prefix)) continue;
    count += 1;
    characters += key.length + (typeof raw === 'string' ? raw.length : 1);
    if (count > MOST_READ_PARTS || characters > MOST_READ_CHARACTERS) return undefined;
    const path = key.slice(prefix.length);
    const end = pathEnd(path);
    if (!end || (!end.isItem && end.name === '__proto__')) continue;
    const siblings = ends.get(end.parent) ?? [];
    ends.set(end.parent, siblings);
    siblings.push({ ...end, path });
  }
  return ends;
}

const known = new WeakMap<Y.Map<unknown>, Map<string, JsonValue>>();

/**
 * The value that was written; undefined without any, and for a value that is too large. Returns the same object until a
 * part changes, and the same nested objects while their own parts do not change. Invalid parts are left out.
 */
export function readKeyedTree(map: Y.Map<unknown>, name: string): Json {
  const prefix = `${name}/`;
  const ends = endsIn(map, prefix);
  if (!ends) return undefined;
  const named = known.get(map) ?? new Map<string, JsonValue>();
  const value = new TreeReader(map, prefix, ends).read('', named.get(name), 0);
  if (value === undefined) return undefined;
  known.set(map, named.set(name, value));
  return value;
}

/** Puts the parts of one tree together. `before` is what was read at the same path last time. */
class TreeReader {
  readonly #map: Y.Map<unknown>;
  readonly #prefix: string;
  readonly #ends: Ends;

  constructor(map: Y.Map<unknown>, prefix: string, ends: Ends) {
    this.#map = map;
    this.#prefix = prefix;
    this.#ends = ends;
  }

  read(path: string, before: Json, depth: number): Json {
    const value = readValue(this.#map, this.#prefix + path);
    if (depth < MOST_DEPTH && isEmptyList(value)) return this.#list(path, before, depth);
    if (depth < MOST_DEPTH && isEmptyObject(value)) {
      return unchanged(this.#fields(path, before, depth), before);
    }
    return value === before || isJsonValue(value) ? (value as Json) : undefined;
  }

  #fields(path: string, before: Json, depth: number): Record<string, JsonValue> {
    const fields: Record<string, JsonValue> = {};
    const ends = (this.#ends.get(path) ?? []).filter(({ isItem }) => !isItem);
    for (const { name, path: own } of ends.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const previous = isObject(before) && Object.hasOwn(before, name) ? before[name] : undefined;
      const value = this.read(own, previous, depth + 1);
      if (value !== undefined) fields[name] = value;
    }
    return fields;
  }

  #list(path: string, before: Json, depth: number): Json {
    const previous = new Map((isKeyedList(before) ? before : []).map((item) => [item.id, item]));
    const entries = (this.#ends.get(path) ?? []).flatMap(({ isItem, name, path: own }) => {
      const order = isItem ? this.#map.get(this.#prefix + own) : undefined;
      return typeof order === 'string' ? [{ id: name, order, path: own }] : [];
    });
    const items = entries.sort(compareOrder).map(({ id, path: own }) => {
      const last = previous.get(id);
      return unchanged({ ...this.#fields(own, last, depth), id }, last);
    });
    const isSame =
      Array.isArray(before) &&
      before.length === items.length &&
      items.every((item, index) => item === before[index]);
    return isSame ? before : items;
  }
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function isEmptyObject(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** `before` where it has the same fields. */
function unchanged(fields: Fields, before: Json): Fields {
  if (!isObject(before)) return fields;
  const keys = Object.keys(fields);
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key) => Object.hasOwn(before, key) && before[key] === fields[key]);
  return isSame ? before : fields;
}
