import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { sampleRecords, tool } from '../../test/sample.ts';
import { CoursewareStore } from '../document/store.ts';
import { changeToolData, patchedData } from './tool-data.ts';

it('patchedData replaces values by key, adds keys, and drops keys that are undefined', () => {
  const data = { a: 1, b: { deep: [1] }, c: 'x' };
  expect(patchedData(data, { a: 2, c: undefined, d: null })).toEqual({ a: 2, b: { deep: [1] }, d: null });
  expect(Object.keys(patchedData(data, { c: undefined }))).toEqual(['a', 'b']);
  expect(data).toEqual({ a: 1, b: { deep: [1] }, c: 'x' });
});

it('changeToolData changes the data of a tool, and nothing for another or a missing element', () => {
  const store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of [...sampleRecords(1, 1), tool('tool', 'p0', 'b0', { a: 1, b: 2 })])
      edit.create(record);
  });
  run(store, (edit) => {
    for (const id of ['tool', 'p0e0', 'none']) changeToolData(edit, id, { b: undefined, c: 3 });
  });
  expect(store.get('tool')).toMatchObject({ data: { a: 1, c: 3 } });
  expect(store.get('tool')).not.toHaveProperty('data.b');
  expect(store.get('p0e0')).not.toHaveProperty('data');
  expect(store.get('none')).toBeUndefined();
});
