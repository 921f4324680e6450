import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { readKeyedList, writeKeyedList } from './keyed-list.ts';

function newMap(): Y.Map<unknown> {
  return new Y.Doc().getMap('record');
}

const items = (ids: string) => [...ids].map((id) => ({ id, name: id.toUpperCase() }));
const ids = (map: Y.Map<unknown>) =>
  readKeyedList(map, 'list')
    .map(({ id }) => id)
    .join('');

/** The keys that a change of the list writes. */
function writtenBy(map: Y.Map<unknown>, wanted: string): string[] {
  const keys: string[] = [];
  const note = (event: Y.YMapEvent<unknown>) => void keys.push(...event.keysChanged);
  map.observe(note);
  (map.doc as Y.Doc).transact(() => writeKeyedList(map, 'list', items(wanted)));
  map.unobserve(note);
  return keys.sort();
}

it('readKeyedList returns the items in the order in which they were written', () => {
  const map = newMap();
  writeKeyedList(map, 'list', items('cab'));
  expect(readKeyedList(map, 'list')).toEqual(items('cab'));
  expect(readKeyedList(map, 'other')).toEqual([]);
});

it.each([
  ['abcd', 'abcd', []],
  ['abcd', 'abd', ['list/c']],
  ['abcd', 'abxcd', ['list/x']],
  ['abcd', 'xabcd', ['list/x']],
  ['abcd', 'abcdx', ['list/x']],
  ['abcd', 'bcda', ['list/a']],
  ['abcd', 'dabc', ['list/d']],
  ['abcde', 'adbce', ['list/d']],
  ['abcd', '', ['list/a', 'list/b', 'list/c', 'list/d']],
])('writeKeyedList writes few entries when %s becomes %s', (before, after, written) => {
  const map = newMap();
  writeKeyedList(map, 'list', items(before));
  expect(writtenBy(map, after)).toEqual(written);
  expect(ids(map)).toBe(after);
});

it('writeKeyedList keeps the order after every change of a long list', () => {
  const map = newMap();
  for (const wanted of ['abcdefgh', 'hgfedcba', 'ahbgcfde', 'dxeyfzg', 'gzfyexd']) {
    writeKeyedList(map, 'list', items(wanted));
    expect(ids(map)).toBe(wanted);
  }
});

it('readKeyedList returns the same item until it changes', () => {
  const map = newMap();
  writeKeyedList(map, 'list', items('ab'));
  const [a, b] = readKeyedList(map, 'list');
  writeKeyedList(map, 'list', [{ id: 'a', name: 'new' } as { id: string }, ...items('b')]);
  const [newA, newB] = readKeyedList(map, 'list');
  expect(newA).toEqual({ id: 'a', name: 'new' });
  expect(newA).not.toBe(a);
  expect(newB).toBe(b);
});

it('writeKeyedList leaves out entries that are no items', () => {
  const map = newMap();
  writeKeyedList(map, 'list', items('a'));
  map.set('list/b', 'text');
  map.set('list/c', '\u0001{"order":1,"item":{}}');
  map.set('list/d', '\u0001{"order":"a0","item":null}');
  map.set('list/e', null);
  expect(ids(map)).toBe('a');
});
