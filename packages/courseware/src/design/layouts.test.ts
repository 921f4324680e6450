import { beforeEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../test/edited.ts';
import { shape, textBody } from '../../test/sample.ts';
import { blankCourseware } from '../blank-courseware.ts';
import { CoursewareStore } from '../document/store.ts';
import { placeholdersOn } from '../edits/pages/placeholders.ts';
import type { ShapeElement } from '../records/elements/shape.ts';
import {
  addLayout,
  addPlace,
  duplicateLayout,
  layoutsOf,
  mayHavePlace,
  type NewPlace,
  pagesWith,
  removeLayout,
} from './layouts.ts';

let store: CoursewareStore;

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of blankCourseware().records) edit.create(record);
    edit.create({ kind: 'page', id: 'p', order: 'a5', layoutId: 'layout-two' });
    edit.create({ kind: 'layout', id: 'foreign', masterId: 'm2', order: 'a0', name: '' });
  });
});

const ids = () => layoutsOf(store, 'master-1').map(({ id }) => id);
const typesOn = (id: string) => placeholdersOn(store, id).map(({ placeholder }) => placeholder?.type);

it('layoutsOf lists the layouts of a master in order', () => {
  expect(ids()).toEqual(
    ['title', 'content', 'section', 'two', 'heading', 'blank', 'picture'].map((id) => `layout-${id}`),
  );
  expect(layoutsOf(store, 'none')).toEqual([]);
});

it('pagesWith returns the pages of a layout, or of all layouts of a master', () => {
  expect(pagesWith(store, 'layout-two')).toEqual(['p']);
  expect(pagesWith(store, 'master-1')).toEqual(['page-1', 'p']);
  expect(pagesWith(store, 'm2')).toEqual([]);
});

describe('addLayout', () => {
  it("adds a layout behind another with the master's title and marks, without their format", () => {
    run(store, (edit) =>
      edit.create(
        shape('mark', 'master-1', 'z0', {
          placeholder: { type: 'ftr' },
          text: textBody('F'),
          fill: { type: 'none' },
          textDefaults: [{}],
        }),
      ),
    );
    const id = run(store, (edit) => addLayout(edit, 'master-1', 'New', 'layout-content'));
    expect(ids().indexOf(id)).toBe(2);
    expect(store.find('layout', id)?.name).toBe('New');
    expect(typesOn(id)).toEqual(['title', 'ftr']);
    const [title, mark] = placeholdersOn(store, id) as ShapeElement[];
    expect(title?.text?.paragraphs).toEqual([{ runs: [] }]);
    expect(mark?.text?.paragraphs).toEqual(textBody('F').paragraphs);
    expect(mark).not.toHaveProperty('fill');
    expect(mark).not.toHaveProperty('textDefaults');
    expect(title?.frame).toEqual(store.find('element', 'master-1-title')?.frame);
  });

  it('adds a layout at the end without another layout', () => {
    const id = run(store, (edit) => addLayout(edit, 'master-1', 'New'));
    expect(ids().at(-1)).toBe(id);
  });
});

it('duplicateLayout adds a copy with its elements behind the layout', () => {
  const id = run(store, (edit) => duplicateLayout(edit, 'layout-two', 'Copy')) ?? '';
  expect(ids().slice(3, 5)).toEqual(['layout-two', id]);
  expect(store.find('layout', id)).toMatchObject({ name: 'Copy', type: 'twoObj' });
  expect(typesOn(id)).toEqual(['title', 'body', 'body']);
  expect(typesOn('layout-two')).toHaveLength(3);
  expect(run(store, (edit) => duplicateLayout(edit, 'none', ''))).toBeUndefined();
});

describe('removeLayout', () => {
  const remove = (id: string, instead?: string) => run(store, (edit) => removeLayout(edit, id, instead));

  it('removes a layout without pages', () => {
    expect(remove('layout-blank')).toBe(true);
    expect(store.get('layout-blank')).toBeUndefined();
  });

  it('keeps a layout whose pages get no other layout', () => {
    expect([remove('layout-two'), remove('layout-two', 'layout-two'), remove('layout-two', 'none')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(remove('layout-two', 'layout-content')).toBe(true);
    expect(store.find('page', 'p')?.layoutId).toBe('layout-content');
  });

  it('keeps the last layout of a master, and returns false for a missing layout', () => {
    expect([remove('foreign'), remove('none')]).toEqual([false, false]);
    expect(store.get('foreign')).toBeDefined();
  });
});

describe('mayHavePlace', () => {
  it.each([
    ['layout-two', 'title', false],
    ['layout-blank', 'title', true],
    ['layout-two', 'body', true],
    ['layout-two', 'pic', true],
    ['layout-two', 'ftr', true],
    ['master-1', 'title', false],
    ['master-1', 'body', false],
    ['master-1', 'obj', false],
    ['master-1', 'pic', false],
    ['master-1', 'dt', true],
  ] as const)('returns for %s and %s %s', (home, type, may) => {
    expect(mayHavePlace(store, home, type)).toBe(may);
  });

  it('returns false for a second mark', () => {
    run(store, (edit) => edit.create(shape('mark', 'layout-two', 'z0', { placeholder: { type: 'ftr' } })));
    expect(mayHavePlace(store, 'layout-two', 'ftr')).toBe(false);
  });
});

describe('addPlace', () => {
  const add = (home: string, type: NewPlace, levels: readonly string[] = []) => {
    const id = run(store, (edit) => addPlace(edit, home, type, 'N', levels));
    return id === undefined ? undefined : (store.find('element', id) as ShapeElement);
  };

  it('adds contents in the middle with an index from 13 on, and a sample for each level', () => {
    const body = add('layout-blank', 'body', ['one', 'two']);
    expect(body).toMatchObject({
      name: 'N',
      placeholder: { type: 'body', index: 13 },
      frame: { x: 352, y: 180, w: 576, h: 360 },
    });
    expect(body?.text?.paragraphs).toEqual([
      { runs: [{ type: 'text', text: 'one' }] },
      { props: { level: 1 }, runs: [{ type: 'text', text: 'two' }] },
    ]);
    const picture = add('layout-blank', 'pic', ['one']);
    expect(picture).toMatchObject({
      placeholder: { type: 'pic', index: 14 },
      frame: { x: 436, y: 200, w: 448, h: 360 },
    });
    expect(picture?.text?.paragraphs).toEqual([{ runs: [] }]);
    expect(store.children('layout-blank').at(-1)).toBe(picture?.id);
  });

  it('adds a title at the position of the title of the master', () => {
    expect(add('layout-blank', 'title')).toMatchObject({
      placeholder: { type: 'title' },
      frame: store.find('element', 'master-1-title')?.frame,
    });
    run(store, (edit) => edit.remove('master-1-title'));
    expect(add('master-1', 'title')?.frame).toEqual({ x: 80, y: 40, w: 1120, h: 720 * 0.14 });
  });

  it('adds a mark, and contents of a master with the index 1', () => {
    expect(add('layout-blank', 'ftr')?.placeholder).toEqual({ type: 'ftr', index: 11 });
    run(store, (edit) => edit.remove('master-1-body1'));
    expect(add('master-1', 'body')?.placeholder).toEqual({ type: 'body', index: 1 });
  });

  it('returns undefined when the place may not be added, or without a layout', () => {
    expect([add('layout-two', 'title'), add('none', 'body')]).toEqual([undefined, undefined]);
  });
});
