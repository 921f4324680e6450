import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { frame, sampleRecords, shape } from '../../test/sample.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { parseSnapshot } from './parse-snapshot.ts';
import { isCourseware, pagesOfDocument } from './shared/shared-document.ts';
import { snapshotOf, stateOfSnapshot } from './snapshot.ts';
import { SnapshotReader } from './snapshot-reader.ts';
import { CoursewareStore } from './store.ts';

it('snapshotOf returns the records of a document by kind, without elements of a missing page', () => {
  const doc = new Y.Doc();
  Y.applyUpdate(
    doc,
    stateOfSnapshot({
      records: [
        shape('lost', 'none', 'a0'),
        ...sampleRecords(2, 1).reverse(),
        { kind: 'section', id: 's', order: 'a0', name: 'S' },
        { kind: 'asset', id: 'a'.repeat(64), mime: 'image/png', size: 1 },
      ],
    }),
  );
  const { records } = snapshotOf(new CoursewareStore(doc));
  expect(records.map(({ kind, id }) => `${kind} ${id.slice(0, 4)}`)).toEqual([
    'deck deck',
    'section s',
    'page p0',
    'page p1',
    'element p0e0',
    'element p1e0',
    'asset aaaa',
  ]);
  expect([isCourseware(doc), pagesOfDocument(doc)]).toEqual([true, 2]);
});

const stored: CoursewareRecord[] = [
  ...sampleRecords(2, 2).reverse(),
  shape('child', 'p0e0', 'a0'),
  { kind: 'section', id: 's', order: 'Zz', name: 'S' },
  { kind: 'layout', id: 'layout', order: 'a0', masterId: 'm', name: '' },
];
const reader = new SnapshotReader({ records: stored });

it('a snapshot reader lists children and pages in order, sections among the children of the deck', () => {
  expect(reader.children('deck')).toEqual(['s', 'p0', 'p1']);
  expect(reader.pages()).toEqual(['p0', 'p1']);
  expect(reader.children('p0')).toEqual(['p0e0', 'p0e1']);
  expect(reader.children('p0e0')).toEqual(['child']);
  expect([reader.children('none'), reader.children('m')]).toEqual([[], []]);
});

it('a snapshot reader finds records by id, and by id and kind', () => {
  expect(reader.get('s')?.kind).toBe('section');
  expect(reader.find('page', 'p0')?.id).toBe('p0');
  expect(reader.find('element', 'p0')).toBeUndefined();
  expect(reader.find('page', 'none')).toBeUndefined();
  expect(reader.all('layout').map(({ id }) => id)).toEqual(['layout']);
  expect(reader.all('element')).toHaveLength(5);
});

it('a snapshot reader never calls a listener, and its subscriptions can be ended', () => {
  for (const end of [reader.subscribe(), reader.subscribeRecord(), reader.subscribeChildren()])
    expect(end()).toBeUndefined();
});

const parsed = (...records: unknown[]) => parseSnapshot(JSON.stringify({ records })).records;

it('parseSnapshot returns records with the properties that readers need', () => {
  const records = [
    { kind: 'deck', id: 'deck', size: { w: 1, h: 2 } },
    { kind: 'page', id: 'p', order: 'a0' },
    { kind: 'section', id: 's', order: 'a1' },
    { kind: 'theme', id: 't' },
    shape('e', 'p', 'a0'),
  ];
  expect(parsed(...records)).toEqual(records);
});

it.each([
  ['no object', null],
  ['a number as id', { kind: 'theme', id: 1 }],
  ['no kind', { id: 't' }],
  ['an unknown kind', { kind: 'other', id: 't' }],
  ['an inherited name as kind', { kind: 'toString', id: 't' }],
  ['a deck without size', { kind: 'deck', id: 'deck' }],
  ['a deck with half a size', { kind: 'deck', id: 'deck', size: { w: 1 } }],
  ['a page without order', { kind: 'page', id: 'p' }],
  ['a section with a number as order', { kind: 'section', id: 's', order: 1 }],
  ['an element of unknown type', { ...shape('e', 'p', 'a0'), type: 'other' }],
  ['an element with an inherited name as type', { ...shape('e', 'p', 'a0'), type: 'valueOf' }],
  ['an element without parent', { ...shape('e', 'p', 'a0'), parentId: undefined }],
  ['an element without order', { ...shape('e', 'p', 'a0'), order: undefined }],
  ['an element without frame', { ...shape('e', 'p', 'a0'), frame: undefined }],
  ['an element with text in its frame', { ...shape('e', 'p', 'a0'), frame: { ...frame, h: '1' } }],
])('parseSnapshot leaves out %s', (_, record) => {
  expect(parsed(record, { kind: 'theme', id: 'kept' })).toEqual([{ kind: 'theme', id: 'kept' }]);
});

it('parseSnapshot returns no records for other JSON, and throws for text that is no JSON', () => {
  expect(['null', '[]', '{}', '{"records":{}}'].map((text) => parseSnapshot(text).records)).toEqual([
    [],
    [],
    [],
    [],
  ]);
  expect(() => parseSnapshot('{')).toThrow(SyntaxError);
});
