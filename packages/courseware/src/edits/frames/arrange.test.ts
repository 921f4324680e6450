import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { box, run } from '../../../test/edited.ts';
import { shape } from '../../../test/sample.ts';
import { CoursewareStore } from '../../document/store.ts';
import { alignElements, distributeElements } from './arrange.ts';

let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    edit.create({ kind: 'page', id: 'page', order: 'a0' });
    edit.create(shape('a', 'page', 'a0', { frame: { x: 0, y: 10, w: 100, h: 20 } }));
    edit.create(shape('b', 'page', 'a1', { frame: { x: 300, y: 100, w: 40, h: 40 } }));
    edit.create(shape('c', 'page', 'a2', { frame: { x: 110, y: 50, w: 20, h: 10 } }));
  });
});

const ids = ['a', 'b', 'c'];
const places = () => ids.map((id) => box(store, id).slice(0, 2));

describe('alignElements', () => {
  it.each([
    [
      'left',
      [
        [0, 10],
        [0, 100],
        [0, 50],
      ],
    ],
    [
      'center',
      [
        [120, 10],
        [150, 100],
        [160, 50],
      ],
    ],
    [
      'right',
      [
        [240, 10],
        [300, 100],
        [320, 50],
      ],
    ],
    [
      'top',
      [
        [0, 10],
        [300, 10],
        [110, 10],
      ],
    ],
    [
      'middle',
      [
        [0, 65],
        [300, 55],
        [110, 70],
      ],
    ],
    [
      'bottom',
      [
        [0, 120],
        [300, 100],
        [110, 130],
      ],
    ],
  ] as const)('aligns elements with the box around them at %s', (edge, expected) => {
    run(store, (edit) => alignElements(edit, ids, edge));
    expect(places()).toEqual(expected);
  });

  it('aligns with a given box, also one element alone', () => {
    const page = { x: 100, y: 0, w: 1000, h: 500 };
    run(store, (edit) => alignElements(edit, ['a'], 'right', page));
    run(store, (edit) => alignElements(edit, ['b'], 'middle', page));
    expect(places()).toEqual([
      [1000, 10],
      [300, 230],
      [110, 50],
    ]);
  });

  it('writes nothing for aligned elements and without elements', () => {
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    run(store, (edit) => alignElements(edit, ['a'], 'left'));
    run(store, (edit) => alignElements(edit, [], 'left'));
    expect(changes).toBe(0);
  });
});

describe('distributeElements', () => {
  it('makes the gaps of three elements equal between the outermost', () => {
    run(store, (edit) => distributeElements(edit, ids, 'horizontal'));
    expect(places()).toEqual([
      [0, 10],
      [300, 100],
      [190, 50],
    ]);
    run(store, (edit) => distributeElements(edit, ids, 'vertical'));
    expect(places()).toEqual([
      [0, 10],
      [300, 100],
      [190, 60],
    ]);
  });

  it('keeps two elements in place, except within a box', () => {
    run(store, (edit) => distributeElements(edit, ['a', 'b'], 'horizontal'));
    expect(places()).toEqual([
      [0, 10],
      [300, 100],
      [110, 50],
    ]);
    run(store, (edit) => distributeElements(edit, ['a', 'b'], 'horizontal', { x: 50, y: 0, w: 950, h: 9 }));
    expect(places()).toEqual([
      [50, 10],
      [960, 100],
      [110, 50],
    ]);
    run(store, (edit) => distributeElements(edit, ['a'], 'vertical', { x: 50, y: 0, w: 950, h: 9 }));
    expect(places()[0]).toEqual([50, 10]);
  });

  it('sorts elements with the same edge by their ids', () => {
    run(store, (edit) => {
      for (const id of ids) edit.update(id, { frame: { x: 5, y: 0, w: 10, h: 10 } });
      distributeElements(edit, ['c', 'a', 'b'], 'horizontal', { x: 0, y: 0, w: 90, h: 9 });
    });
    expect(places().map(([x]) => x)).toEqual([0, 40, 80]);
  });
});
