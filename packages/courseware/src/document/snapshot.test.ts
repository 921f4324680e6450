import { expect, it } from 'vitest';
import * as Y from 'yjs';
import { sampleRecords, shape } from '../../test/sample.ts';
import { isCourseware, pagesOfDocument } from './shared/shared-document.ts';
import { snapshotOf, stateOfSnapshot } from './snapshot.ts';
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
