import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { readKeyedMap, writeKeyedMap } from './keyed-map.ts';

function newMap(): Y.Map<unknown> {
  return new Y.Doc().getMap('record');
}

const any = () => true;

it('readKeyedMap returns the values that were written, sorted by key, and leaves other keys alone', () => {
  const map = newMap();
  map.set('type', 'tool');
  writeKeyedMap(map, 'data', { b: 2, a: { c: 1 }, none: undefined });
  expect(Object.entries(readKeyedMap(map, 'data', any))).toEqual([
    ['a', { c: 1 }],
    ['b', 2],
  ]);
  writeKeyedMap(map, 'data', { b: 3 });
  expect(readKeyedMap(map, 'data', any)).toEqual({ b: 3 });
  expect([...map.keys()].sort()).toEqual(['data/b', 'type']);
});

it('readKeyedMap returns the same object until a value changes', () => {
  const map = newMap();
  writeKeyedMap(map, 'data', { a: 1, b: 2 });
  const first = readKeyedMap(map, 'data', any);
  expect(readKeyedMap(map, 'data', any)).toBe(first);
  writeKeyedMap(map, 'data', { a: 1, b: 3 });
  const changed = readKeyedMap(map, 'data', any);
  expect(changed).toEqual({ a: 1, b: 3 });
  writeKeyedMap(map, 'data', { a: 1 });
  expect(readKeyedMap(map, 'data', any)).toEqual({ a: 1 });
  writeKeyedMap(map, 'data', { c: 1 });
  expect(readKeyedMap(map, 'data', any)).toEqual({ c: 1 });
});

it('writeKeyedMap keeps maps of different names and records apart', () => {
  const [one, other] = [newMap(), newMap()];
  writeKeyedMap(one, 'data', { a: 1 });
  writeKeyedMap(one, 'more', { b: 1 });
  const read = readKeyedMap(one, 'data', any);
  expect(readKeyedMap(one, 'more', any)).toEqual({ b: 1 });
  expect(readKeyedMap(one, 'data', any)).toBe(read);
  expect(readKeyedMap(other, 'data', any)).toEqual({});
});

it('readKeyedMap leaves out invalid values, and a key that would change the prototype', () => {
  const map = newMap();
  writeKeyedMap(map, 'data', JSON.parse('{"a":1,"b":"text","__proto__":2}'));
  map.set('data/__proto__', 3);
  map.set('data/broken', '\u0001{');
  const values = readKeyedMap(map, 'data', (value) => value !== 'text');
  expect(Object.entries(values)).toEqual([['a', 1]]);
});
