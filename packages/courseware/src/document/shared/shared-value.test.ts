import { describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { readValue, writeValue } from './shared-value.ts';

function newMap(): Y.Map<unknown> {
  return new Y.Doc().getMap('record');
}

/** Number of changes of the map while `write` runs. */
function changesBy(map: Y.Map<unknown>, write: () => void): number {
  let changes = 0;
  const count = () => changes++;
  map.observe(count);
  write();
  map.unobserve(count);
  return changes;
}

describe('a value of a shared record', () => {
  it.each([[{ a: [1, { b: 'c' }] }], [[1, 2]], [null], ['text'], [''], [0], [false], ['\u0001{}']])(
    'is read as it was written: %j',
    (value) => {
      const map = newMap();
      writeValue(map, 'key', value);
      expect(readValue(map, 'key')).toEqual(value);
    },
  );

  it('is stored as JSON text when it is an object, and as it is otherwise', () => {
    const map = newMap();
    writeValue(map, 'object', { a: 1 });
    writeValue(map, 'text', 'text');
    writeValue(map, 'sign', '\u0001');
    expect([map.get('object'), map.get('text'), map.get('sign')]).toEqual([
      '\u0001{"a":1}',
      'text',
      '\u0001"\\u0001"',
    ]);
  });

  it('is the same object until it changes', () => {
    const map = newMap();
    writeValue(map, 'key', { a: 1 });
    const first = readValue(map, 'key');
    expect(readValue(map, 'key')).toBe(first);
    writeValue(map, 'key', { a: 2 });
    expect(readValue(map, 'key')).toEqual({ a: 2 });
  });

  it('is undefined for invalid JSON and for a missing key', () => {
    const map = newMap();
    map.set('key', '\u0001{');
    expect([readValue(map, 'key'), readValue(map, 'other')]).toEqual([undefined, undefined]);
  });

  it('is written only when it differs', () => {
    const map = newMap();
    writeValue(map, 'key', { a: 1 });
    expect(changesBy(map, () => writeValue(map, 'key', { a: 1 }))).toBe(0);
    expect(changesBy(map, () => writeValue(map, 'key', { a: 2 }))).toBe(1);
  });

  it('is removed by undefined, without a change when it is missing', () => {
    const map = newMap();
    writeValue(map, 'key', 1);
    expect(changesBy(map, () => writeValue(map, 'key', undefined))).toBe(1);
    expect(map.has('key')).toBe(false);
    expect(changesBy(map, () => writeValue(map, 'key', undefined))).toBe(0);
  });
});
