import { expect, it } from 'vitest';
import { sampleRecords, shape } from '../../test/sample.ts';
import type { CoursewareRecord } from '../records/record.ts';
import { SnapshotReader } from './snapshot-reader.ts';

const records: CoursewareRecord[] = [
  ...sampleRecords(2, 2).reverse(),
  shape('child', 'p0e0', 'a0'),
  { kind: 'section', id: 's', order: 'Zz', name: 'S' },
  { kind: 'layout', id: 'layout', order: 'a0', masterId: 'm', name: '' },
];
const reader = new SnapshotReader({ records });

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
