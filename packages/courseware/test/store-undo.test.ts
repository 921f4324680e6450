import { describe, expect, it } from 'vitest';
import { CoursewareStore } from '../src/document/store.ts';
import { exchange, storeOf, storesOf } from './peers.ts';
import { frame, sampleRecords } from './sample.ts';

describe('undo of edits', () => {
  it('reverts a whole transaction, and redo applies it again', () => {
    const store = storeOf(sampleRecords());
    store.transact((edit) => edit.remove('p0'));
    expect(store.pages()).toEqual(['p1']);
    store.undo();
    expect(store.pages()).toEqual(['p0', 'p1']);
    expect(store.children('p0')).toHaveLength(3);
    store.redo();
    expect(store.pages()).toEqual(['p1']);
    expect([store.canUndo, store.canRedo]).toEqual([true, false]);
  });

  it("reverts only this author's edits", () => {
    const [one, two] = storesOf(sampleRecords(), 2) as [CoursewareStore, CoursewareStore];
    one.transact((edit) => edit.update('p0e0', { name: 'mine' }));
    exchange([one, two]);
    two.transact((edit) => edit.update('p0e1', { name: 'theirs' }));
    exchange([one, two]);
    one.undo();
    expect(one.get('p0e0')).not.toHaveProperty('name');
    expect(one.get('p0e1')).toMatchObject({ name: 'theirs' });
  });

  it('joins steps of one key that follow each other within a second', () => {
    let now = 1000;
    const state = storeOf(sampleRecords());
    const store = new CoursewareStore(state.doc, () => now);
    const move = (x: number) =>
      store.transact((edit) => edit.update('p0e0', { frame: { ...frame, x } }), { merge: 'drag p0e0' });
    move(1);
    now += 900;
    move(2);
    now += 900;
    move(3);
    now += 1100;
    move(4);
    store.undo();
    expect(store.find('element', 'p0e0')?.frame.x).toBe(3);
    store.undo();
    expect(store.find('element', 'p0e0')?.frame.x).toBe(0);
    expect(store.canUndo).toBe(false);
  });

  it('joins a change to the step that it follows from, at any time, and does not prolong that step', () => {
    let now = 0;
    const state = storeOf(sampleRecords());
    const store = new CoursewareStore(state.doc, () => now);
    const name = (text: string) =>
      store.transact((edit) => edit.update('p0e0', { name: text }), { merge: 'name' });
    const grow = (h: number) =>
      store.transact((edit) => edit.update('p0e0', { frame: { ...frame, h } }), { follows: 'name' });
    name('one');
    now += 60_000;
    grow(70);
    now += 100;
    name('two');
    store.undo();
    expect(store.get('p0e0')).toMatchObject({ name: 'one', frame: { h: 70 } });
    store.undo();
    expect(store.get('p0e0')).toMatchObject({ frame: { h: 50 } });
    expect(store.get('p0e0')).not.toHaveProperty('name');
    expect(store.canUndo).toBe(false);
  });

  it('adds no step for a change that follows from an undone or earlier step, and keeps the redo history', () => {
    const store = storeOf(sampleRecords());
    const grow = (h: number) =>
      store.transact((edit) => edit.update('p0e0', { frame: { ...frame, h } }), { follows: 'name' });
    store.transact((edit) => edit.update('p0e0', { name: 'one' }), { merge: 'name' });
    store.transact((edit) => edit.update('p0e1', { name: 'other' }));
    grow(70);
    store.undo();
    expect(store.get('p0e1')).not.toHaveProperty('name');
    grow(80);
    store.redo();
    expect(store.get('p0e1')).toMatchObject({ name: 'other' });
    expect(store.get('p0e0')).toMatchObject({ name: 'one', frame: { h: 80 } });
  });

  it('joins steps within the time that an edit gives, and always starts a new step if that time is 0', () => {
    let now = 0;
    const state = storeOf(sampleRecords());
    const store = new CoursewareStore(state.doc, () => now);
    const move = (x: number, within: number) =>
      store.transact((edit) => edit.update('p0e0', { frame: { ...frame, x } }), { merge: 'typing', within });
    move(1, 500);
    now += 400;
    move(2, 500);
    now += 600;
    move(3, 500);
    move(4, 0);
    now += 60_000;
    move(5, Number.POSITIVE_INFINITY);
    const undone = () => {
      store.undo();
      return store.find('element', 'p0e0')?.frame.x;
    };
    expect([undone(), undone(), undone()]).toEqual([3, 2, 0]);
  });

  it('has no limit, and does not revert imports', () => {
    const store = storeOf(sampleRecords());
    store.transact((edit) => edit.update('p0', { name: 'imported' }), { source: 'import' });
    expect(store.canUndo).toBe(false);
    for (let x = 1; x <= 500; x += 1)
      store.transact((edit) => edit.update('p0e0', { frame: { ...frame, x } }));
    for (let x = 1; x <= 500; x += 1) store.undo();
    expect(store.find('element', 'p0e0')?.frame.x).toBe(0);
    expect(store.find('page', 'p0')?.name).toBe('imported');
  });
});
