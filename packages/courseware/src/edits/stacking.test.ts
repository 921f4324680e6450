import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { sampleRecords } from '../../test/sample.ts';
import type { Edit } from '../document/edit.ts';
import { CoursewareStore } from '../document/store.ts';
import { bringForward, bringToFront, sendBackward, sendToBack, stackAt } from './stacking.ts';

let store: CoursewareStore;
let changes = 0;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(2, 5)) edit.create(record);
  });
  changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
});

/** Numbers of the elements of the first page, back to front. */
const stack = () =>
  store
    .children('p0')
    .map((id) => id.slice(-1))
    .join('');
const ids = (numbers: string) => [...numbers].map((number) => `p0e${number}`);
const restacked = (work: (edit: Edit, ids: readonly string[]) => void, numbers: string) => {
  run(store, (edit) => work(edit, ids(numbers)));
  return stack();
};

describe('bringToFront and sendToBack', () => {
  it('move elements in their present order, not in the given order', () => {
    expect(restacked(bringToFront, '31')).toBe('02413');
    expect(restacked(sendToBack, '14')).toBe('41023');
  });

  it('write nothing when the elements are there already', () => {
    restacked(bringToFront, '43');
    restacked(sendToBack, '10');
    expect(changes).toBe(0);
  });

  it('restack the elements of each parent separately, and ignore missing elements', () => {
    run(store, (edit) => bringToFront(edit, ['p0e0', 'none', 'p1e2']));
    expect(stack()).toBe('12340');
    expect(store.children('p1')).toEqual(['p1e0', 'p1e1', 'p1e3', 'p1e4', 'p1e2']);
  });
});

describe('bringForward', () => {
  it('moves elements above the next sibling over the topmost of them', () => {
    expect(restacked(bringForward, '02')).toBe('13024');
  });

  it('joins the elements at the front when the topmost is in front already', () => {
    expect(restacked(bringForward, '24')).toBe('01324');
    changes = 0;
    restacked(bringForward, '4');
    expect(changes).toBe(0);
  });
});

describe('sendBackward', () => {
  it('moves elements below the next sibling under the lowest of them', () => {
    expect(restacked(sendBackward, '24')).toBe('02413');
  });

  it('joins the elements at the back when the lowest is at the back already', () => {
    expect(restacked(sendBackward, '03')).toBe('03124');
    changes = 0;
    restacked(sendBackward, '0');
    expect(changes).toBe(0);
  });
});

describe('stackAt', () => {
  it('moves an element to an index counted without itself', () => {
    run(store, (edit) => stackAt(edit, 'p0e1', 2));
    expect(stack()).toBe('02134');
    changes = 0;
    run(store, (edit) => stackAt(edit, 'p0e1', 2));
    expect(changes).toBe(0);
    run(store, (edit) => stackAt(edit, 'p0e1', -1));
    expect(stack()).toBe('10234');
    run(store, (edit) => stackAt(edit, 'none', 0));
    expect(stack()).toBe('10234');
  });
});
