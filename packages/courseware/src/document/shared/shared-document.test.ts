import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { sampleRecords } from '../../../test/sample.ts';
import { stateOfSnapshot } from '../snapshot.ts';
import {
  isCourseware,
  pagesOfDocument,
  sharedRecord,
  sharedRecords,
  sharedRestores,
} from './shared-document.ts';

function documentOf(pages: number): Y.Doc {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, stateOfSnapshot({ records: sampleRecords(pages, 2) }));
  return doc;
}

it('pagesOfDocument counts pages only', () => {
  const doc = documentOf(3);
  sharedRecords(doc).set('odd', 'page');
  expect(pagesOfDocument(doc)).toBe(3);
  expect(pagesOfDocument(new Y.Doc())).toBe(0);
});

it('isCourseware returns false for an empty document and for a deck that is no record', () => {
  const doc = new Y.Doc();
  expect([isCourseware(doc), isCourseware(documentOf(1))]).toEqual([false, true]);
  sharedRecords(doc).set('deck', true);
  expect(isCourseware(doc)).toBe(false);
});

it('sharedRecord returns the Y.Map of a record, and undefined for other values', () => {
  const records = sharedRecords(documentOf(1));
  records.set('odd', 'text');
  expect(sharedRecord(records, 'p0')?.get('kind')).toBe('page');
  expect([sharedRecord(records, 'odd'), sharedRecord(records, 'none')]).toEqual([undefined, undefined]);
});

it('sharedRestores are apart from the records', () => {
  const doc = new Y.Doc();
  sharedRestores(doc).set('last', 'x');
  expect(sharedRecords(doc).size).toBe(0);
});
