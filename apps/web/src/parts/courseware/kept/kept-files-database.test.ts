import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { answered, openDatabase } from '../../../platform/storage/indexed-database.ts';
import { KeptFilesDatabase } from './kept-files-database.ts';

it('the database of files returns the kind of stored documents, also when an earlier version stored them', async () => {
  const database = new KeptFilesDatabase('chen');
  const facts = { name: '秋天的雨', permission: 20 } as const;
  await database.note({ ...facts, documentId: 'new', code: 'superboard', at: 3 });
  const bare = await openDatabase('lectern-files-chen', () => undefined);
  const old = bare.transaction('coursewares', 'readwrite').objectStore('coursewares');
  await answered(old.put({ ...facts, documentId: 'old-board', kind: 'board', at: 2 }));
  await answered(old.put({ ...facts, documentId: 'old', at: 1 }));
  bare.close();
  expect((await database.coursewares()).map(({ documentId, code }) => [documentId, code])).toEqual([
    ['new', 'superboard'],
    ['old-board', 'superboard'],
    ['old', 'coursewares'],
  ]);
  expect((await database.courseware('old-board'))?.code).toBe('superboard');
  database.close();
});
