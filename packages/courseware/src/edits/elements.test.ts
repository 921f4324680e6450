import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { box, run } from '../../test/edited.ts';
import { sampleRecords } from '../../test/sample.ts';
import { CoursewareStore } from '../document/store.ts';
import type { Animation } from '../records/animation.ts';
import {
  duplicateElements,
  type ElementDraft,
  insertElement,
  insertInSight,
  removeElements,
  setHidden,
  setInClass,
  setLocked,
} from './elements.ts';
import { groupElements } from './frames/grouping.ts';

let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(2, 4)) edit.create(record);
  });
});

const frame = { x: 400, y: 300, w: 60, h: 40 };
const draft: ElementDraft = { type: 'shape', frame };
const frameOf = (id: string) => store.find('element', id)?.frame;
const group = (...ids: string[]) => run(store, (edit) => groupElements(edit, ids)) ?? '';

it('insertElement adds an element in front of the others', () => {
  const id = run(store, (edit) => insertElement(edit, 'p0', draft));
  expect(store.children('p0')).toEqual(['p0e0', 'p0e1', 'p0e2', 'p0e3', id]);
  expect(store.get(id)).toMatchObject({ kind: 'element', parentId: 'p0', frame });
});

describe('insertInSight', () => {
  const insert = (by: Partial<typeof frame> = {}) =>
    frameOf(run(store, (edit) => insertInSight(edit, 'p0', { ...draft, frame: { ...frame, ...by } })));

  it('moves an element aside of each element with the same middle', () => {
    expect([insert(), insert(), insert()].map((at) => [at?.x, at?.y])).toEqual([
      [400, 300],
      [416, 316],
      [432, 332],
    ]);
  });

  it('moves an element aside of an element with another size and the same middle, and of no other', () => {
    insert();
    expect(insert({ x: 390, w: 80, y: 280, h: 80 })).toMatchObject({ x: 406, y: 296 });
    expect(insert({ x: 401 })).toMatchObject({ x: 401, y: 300 });
    expect(insert({ y: 299 })).toMatchObject({ x: 400, y: 299 });
  });

  it('moves an element no further than 640 pixels', () => {
    for (let at = 0; at < 41; at += 1) insert();
    expect(insert()).toMatchObject({ x: 1040, y: 940 });
  });
});

describe('removeElements', () => {
  it('removes elements that are not locked', () => {
    run(store, (edit) => setLocked(edit, ['p0e1'], true));
    run(store, (edit) => removeElements(edit, ['p0e0', 'p0e1', 'none']));
    expect(store.children('p0')).toEqual(['p0e1', 'p0e2', 'p0e3']);
  });

  it('removes groups that become empty, and shrinks other groups', () => {
    const inner = group('p0e0', 'p0e1');
    const outer = group(inner, 'p0e2');
    run(store, (edit) => removeElements(edit, ['p0e0', 'p0e1']));
    expect(store.get(inner)).toBeUndefined();
    expect(box(store, outer)).toEqual([200, 0, 80, 50]);
    run(store, (edit) => removeElements(edit, ['p0e2']));
    expect(store.children('p0')).toEqual(['p0e3']);
  });
});

describe('duplicateElements', () => {
  const duplicate = (...ids: string[]) => run(store, (edit) => duplicateElements(edit, ids));

  it('copies elements in their stacking order in front of the others, moved by 16 pixels', () => {
    run(store, (edit) => setLocked(edit, ['p0e2'], true));
    const ids = duplicate('p0e2', 'p0e0', 'none');
    expect(store.children('p0').slice(4)).toEqual(ids);
    expect(ids.map((id) => frameOf(id)?.x)).toEqual([16, 216]);
    expect(ids.map((id) => frameOf(id)?.y)).toEqual([16, 16]);
    expect(store.get(ids[1] ?? '')).not.toHaveProperty('locked');
  });

  it('copies a group with its children, whose locks stay', () => {
    const id = group('p0e0', 'p0e1');
    run(store, (edit) => setLocked(edit, ['p0e1'], true));
    const [copy = ''] = run(store, (edit) => duplicateElements(edit, [id, 'p0e0'], { x: 5, y: 0 }));
    expect(box(store, copy)).toEqual([5, 0, 180, 50]);
    expect(store.children(copy).map((each) => store.find('element', each)?.locked)).toEqual([
      undefined,
      true,
    ]);
  });

  it('copies animations behind the others of the page', () => {
    const animation: Animation = {
      id: '1',
      elementId: 'p0e0',
      effect: { class: 'entrance', preset: 1 },
      trigger: { type: 'click' },
      delay: 0,
      duration: 1,
    };
    run(store, (edit) =>
      edit.update('p0', { animations: [animation, { ...animation, id: '2', elementId: 'p0e1' }] }),
    );
    const [copy] = duplicate('p0e0');
    expect(store.find('page', 'p0')?.animations?.map(({ elementId }) => elementId)).toEqual([
      'p0e0',
      'p0e1',
      copy,
    ]);
  });

  it('keeps the basket of the original, or takes the copy of the basket in the same group', () => {
    run(store, (edit) => setInClass(edit, ['p0e0', 'p0e1'], { basketId: 'p0e2' }));
    const [alone = ''] = duplicate('p0e0');
    expect(store.find('element', alone)?.basketId).toBe('p0e2');
    const [copy = ''] = duplicate(group('p0e1', 'p0e2'));
    const [one = '', basket = ''] = store.children(copy);
    expect(store.find('element', one)?.basketId).toBe(basket);
  });
});

it('setLocked and setHidden set and remove a mark on existing elements', () => {
  for (const set of [setLocked, setHidden]) run(store, (edit) => set(edit, ['p0e0', 'p0', 'none'], true));
  expect(store.get('p0e0')).toMatchObject({ locked: true, hidden: true });
  expect(store.get('p0')).not.toHaveProperty('hidden');
  for (const set of [setLocked, setHidden]) run(store, (edit) => set(edit, ['p0e0'], false));
  expect(Object.keys(store.get('p0e0') ?? {})).not.toContain('locked');
  expect(Object.keys(store.get('p0e0') ?? {})).not.toContain('hidden');
});

describe('setInClass', () => {
  it('sets and removes marks of the outermost elements one by one', () => {
    const id = group('p0e0', 'p0e1');
    run(store, (edit) =>
      setInClass(edit, [id, 'p0e0', 'p0', 'none'], { movableInClass: true, basketInClass: true }),
    );
    run(store, (edit) => setInClass(edit, [id], { movableInClass: false }));
    expect(store.get(id)).toMatchObject({ basketInClass: true });
    expect(store.get(id)).not.toHaveProperty('movableInClass');
    expect(store.get('p0e0')).not.toHaveProperty('basketInClass');
  });

  it('does not make an element its own basket, and sets the other marks', () => {
    run(store, (edit) => setInClass(edit, ['p0e0', 'p0e1'], { basketId: 'p0e1', copiesInClass: true }));
    expect(store.get('p0e0')).toMatchObject({ basketId: 'p0e1', copiesInClass: true });
    expect(store.get('p0e1')).toMatchObject({ copiesInClass: true });
    expect(store.get('p0e1')).not.toHaveProperty('basketId');
  });
});
