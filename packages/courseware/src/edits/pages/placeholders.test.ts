import { beforeEach, expect, it } from 'vitest';
import * as Y from 'yjs';
import { run } from '../../../test/edited.ts';
import { frame, sampleRecords, shape, textBody } from '../../../test/sample.ts';
import { CoursewareStore } from '../../document/store.ts';
import type { ShapeElement } from '../../records/elements/shape.ts';
import { addPlaceholder, copyMarks, isEmptyPlace, isMark, placeholdersOn } from './placeholders.ts';

let store: CoursewareStore;

function place(type: string, more: Partial<ShapeElement> = {}): ShapeElement {
  return shape(type, 'p0', `b${type}`, { placeholder: { type }, ...more });
}

beforeEach(() => {
  store = new CoursewareStore(new Y.Doc());
  store.transact((edit) => {
    for (const record of sampleRecords(2, 1)) edit.create(record);
  });
});

it('isMark returns true for date, footer, number and header only', () => {
  expect(['dt', 'ftr', 'sldNum', 'hdr', 'body', 'title'].filter((type) => isMark(place(type)))).toEqual([
    'dt',
    'ftr',
    'sldNum',
    'hdr',
  ]);
  expect(isMark({})).toBe(false);
});

it.each([
  [place('body'), true],
  [place('body', { text: textBody('', '') }), true],
  [place('body', { text: textBody('', 'x') }), false],
  [place('body', { locked: true }), false],
  [place('ftr'), false],
  [place('ctrTitle'), false],
  [place('subTitle'), false],
])('isEmptyPlace of %o returns %s', (element, isEmpty) => {
  expect(isEmptyPlace(element)).toBe(isEmpty);
  expect(isEmptyPlace({ ...element, type: 'picture', asset: 'a' } as never)).toBe(false);
});

it('placeholdersOn lists the placeholders back to front, without other elements', () => {
  run(store, (edit) => {
    for (const type of ['sldNum', 'body']) edit.create(place(type));
  });
  expect(placeholdersOn(store, 'p0').map(({ id }) => id)).toEqual(['body', 'sldNum']);
  expect(placeholdersOn(store, 'none')).toEqual([]);
});

it('addPlaceholder adds an empty placeholder with the frame, name and order of the original', () => {
  run(store, (edit) =>
    addPlaceholder(
      edit,
      'p1',
      place('body', { frame, name: 'Text', text: textBody('x'), fill: { type: 'none' } }),
    ),
  );
  const [added] = placeholdersOn(store, 'p1');
  expect(added).toEqual({
    kind: 'element',
    type: 'shape',
    id: added?.id,
    parentId: 'p1',
    order: 'bbody',
    frame,
    name: 'Text',
    placeholder: { type: 'body' },
    text: { paragraphs: [{ runs: [] }] },
  });
  expect(added?.id).not.toBe('body');
});

it('copyMarks copies only the marks, without their basket and their ids in a file', () => {
  run(store, (edit) => {
    edit.create(place('body'));
    edit.create(place('ftr', { text: textBody('x'), basketId: 'p0e0', creationId: 'c' }));
    copyMarks(edit, 'p0', 'p1');
  });
  const copies = placeholdersOn(store, 'p1');
  expect(copies).toEqual([
    { ...shape(copies[0]?.id ?? '', 'p1', 'bftr'), placeholder: { type: 'ftr' }, text: textBody('x') },
  ]);
});
