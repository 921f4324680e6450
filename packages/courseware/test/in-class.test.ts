import { describe, expect, it } from 'vitest';
import type { CoursewareStore } from '../src/document/store.ts';
import { copyElements, pasteFragment } from '../src/edits/clipboard.ts';
import { duplicateElements, removeElements, setInClass } from '../src/edits/elements.ts';
import { duplicatePages } from '../src/edits/pages/pages.ts';
import { exchange, storeOf, storesOf } from './peers.ts';
import { sampleRecords } from './sample.ts';

type Edit = Parameters<Parameters<CoursewareStore['transact']>[0]>[0];

/** A page with two elements that belong in a third. */
function sorted(store: CoursewareStore): CoursewareStore {
  store.transact((edit) => {
    setInClass(edit, ['p0e2'], { basketInClass: true });
    setInClass(edit, ['p0e0', 'p0e1', 'p0e2'], { movableInClass: true, basketId: 'p0e2' });
  });
  return store;
}

const three = () => sorted(storeOf(sampleRecords(1, 3)));
const basketOf = (store: CoursewareStore, id = '') => store.find('element', id)?.basketId;

function made(store: CoursewareStore, work: (edit: Edit) => readonly string[]): readonly string[] {
  let ids: readonly string[] = [];
  store.transact((edit) => {
    ids = work(edit);
  });
  return ids;
}

describe('the basket of an element', () => {
  it('is never the element itself', () => {
    const store = three();
    expect(['p0e0', 'p0e1', 'p0e2'].map((id) => basketOf(store, id))).toEqual(['p0e2', 'p0e2', undefined]);
  });

  it('is the copy of the basket when both are pasted together, and undefined otherwise', () => {
    const store = three();
    const paste = (ids: readonly string[]) =>
      made(store, (edit) => pasteFragment(edit, 'p0', copyElements(store, 'doc', ids)).elements);
    const [pear, basket] = paste(['p0e0', 'p0e2']);
    expect(basketOf(store, pear)).toBe(basket);
    const [alone = ''] = paste(['p0e0']);
    expect(store.find('element', alone)).toMatchObject({ movableInClass: true });
    expect(basketOf(store, alone)).toBeUndefined();
  });

  it('is copied with the page, and stays the same when only the element is duplicated', () => {
    const store = three();
    const [copy] = made(store, (edit) => duplicateElements(edit, ['p0e0']));
    expect(basketOf(store, copy)).toBe('p0e2');
    const [page = ''] = made(store, (edit) => duplicatePages(edit, ['p0']));
    const [pear, , basket] = store.children(page);
    expect(basketOf(store, pear)).toBe(basket);
  });

  it('is cleared when the basket is removed, and restored by the same undo step', () => {
    const store = three();
    store.transact((edit) => removeElements(edit, ['p0e2']));
    expect(['p0e0', 'p0e1'].map((id) => basketOf(store, id))).toEqual([undefined, undefined]);
    store.undo();
    expect(['p0e0', 'p0e1'].map((id) => basketOf(store, id))).toEqual(['p0e2', 'p0e2']);
  });

  it('merges per property when two users set it at once, also while one user deletes the basket', () => {
    const [one, two] = storesOf(sampleRecords(1, 3), 2) as [CoursewareStore, CoursewareStore];
    one.transact((edit) => setInClass(edit, ['p0e0'], { movableInClass: true, basketId: 'p0e2' }));
    two.transact((edit) => setInClass(edit, ['p0e0'], { copiesInClass: true }));
    exchange([one, two]);
    const all = { movableInClass: true, copiesInClass: true, basketId: 'p0e2' };
    for (const store of [one, two]) expect(store.find('element', 'p0e0')).toMatchObject(all);
    one.transact((edit) => removeElements(edit, ['p0e2']));
    two.transact((edit) => setInClass(edit, ['p0e1'], { basketId: 'p0e2' }));
    exchange([one, two]);
    // A basket that does not exist counts as none.
    expect(one.find('element', 'p0e1')).toEqual(two.find('element', 'p0e1'));
    expect(one.find('element', 'p0e2')).toBeUndefined();
  });
});
