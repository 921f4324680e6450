import { describe, expect, it } from 'vitest';
import type { CoursewareStore } from '../src/document/store.ts';
import { changeToolData } from '../src/edits/tool-data.ts';
import type { ToolElement } from '../src/records/elements/tool.ts';
import { exchange, storeOf, storesOf } from './peers.ts';
import { sampleRecords, tool } from './sample.ts';

const records = [...sampleRecords(1, 1), tool('dice', 'p0', 'zz', { sides: 6, 'throw/1': [3] })];
const dataOf = (store: CoursewareStore) => (store.get('dice') as ToolElement).data;

describe("a change of a tool's data", () => {
  it('replaces and removes only the keys that it names', () => {
    const store = storeOf(records);
    store.transact((edit) => changeToolData(edit, 'dice', { sides: 2, 'throw/1': undefined, count: 3 }));
    expect(dataOf(store)).toEqual({ sides: 2, count: 3 });
  });

  it("merges with another user's concurrent change of other keys", () => {
    const [one, two] = storesOf(records, 2) as [CoursewareStore, CoursewareStore];
    one.transact((edit) => changeToolData(edit, 'dice', { 'throw/a': [1] }));
    two.transact((edit) => changeToolData(edit, 'dice', { 'throw/b': [2], 'throw/1': undefined }));
    exchange([one, two]);
    for (const store of [one, two])
      expect(dataOf(store)).toEqual({ sides: 6, 'throw/a': [1], 'throw/b': [2] });
  });

  it('is not undone when a tool in class made it', () => {
    const store = storeOf(records);
    store.transact((edit) => edit.update('p0e0', { name: 'written before' }));
    store.transact((edit) => changeToolData(edit, 'dice', { sides: 2 }), { source: 'class' });
    store.undo();
    expect(dataOf(store).sides).toBe(2);
    expect(store.get('p0e0')).not.toHaveProperty('name');
  });

  it('is ignored for a missing tool or another kind of element', () => {
    const store = storeOf(records);
    const before = store.get('p0e0');
    store.transact((edit) => {
      changeToolData(edit, 'gone', { sides: 2 });
      changeToolData(edit, 'p0e0', { sides: 2 });
    });
    expect(store.get('gone')).toBeUndefined();
    expect(store.get('p0e0')).toBe(before);
  });
});
