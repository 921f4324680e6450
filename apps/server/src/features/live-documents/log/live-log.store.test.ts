import { afterAll, beforeEach, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import type { LiveDocumentTables } from '../live-documents.tables.ts';
import { LiveLog } from './live-log.store.ts';
import { LiveRestStore } from './live-rest.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<LiveDocumentTables>();
const log = new LiveLog(database, 'coursewares');
const other = new LiveLog(database, 'superboard');
afterAll(() => opened.close());

for (const id of ['d', 'e']) await documentRow(opened.database, { id, owner_id: 'chen' });
beforeEach(async () => {
  await database.deleteFrom('live_document').execute();
  await log.create('d', Buffer.from('empty'));
});

const append = (text: string, userId?: string, id = 'd') => log.append(id, Buffer.from(text), userId);
async function read(since: number, id = 'd') {
  const found = await log.changes(id, since);
  return (
    found && {
      snapshot: found.snapshot && [found.snapshot.seq, Buffer.from(found.snapshot.state).toString()],
      updates: found.updates.map(({ seq, payload }) => [seq, Buffer.from(payload).toString()]),
      seq: found.seq,
    }
  );
}

it('append numbers the updates of a document without gaps', async () => {
  expect([await append('1'), await append('2'), await append('3')]).toEqual([1, 2, 3]);
  expect(await append('x', undefined, 'none')).toBeUndefined();
  expect(await read(-1)).toEqual({
    snapshot: [0, 'empty'],
    updates: [
      [1, '1'],
      [2, '2'],
      [3, '3'],
    ],
    seq: 3,
  });
  expect(await read(1)).toEqual({
    snapshot: undefined,
    updates: [
      [2, '2'],
      [3, '3'],
    ],
    seq: 3,
  });
  expect(await read(0)).toMatchObject({ snapshot: undefined });
});

it('compact replaces updates by a snapshot, and not by an older one', async () => {
  for (const text of ['1', '2', '3']) await append(text);
  await log.compact('d', Buffer.from('two'), 2);
  expect(await read(-1)).toEqual({ snapshot: [2, 'two'], updates: [[3, '3']], seq: 3 });
  expect(await read(1)).toMatchObject({ snapshot: [2, 'two'] });
  expect(await read(2)).toMatchObject({ snapshot: undefined, updates: [[3, '3']] });
  await log.compact('d', Buffer.from('one'), 1);
  expect(await read(-1)).toMatchObject({ snapshot: [2, 'two'] });
});

it('authors returns the users of updates after a number, also when they were compacted', async () => {
  await append('1', 'li');
  await append('2', 'chen');
  await append('3');
  await log.compact('d', Buffer.from('two'), 2);
  await append('4', 'wang');
  expect(await log.authors('d', 0)).toEqual(['chen', 'li', 'wang']);
  expect(await log.authors('d', 1)).toEqual(['chen', 'wang']);
  expect(await log.authors('d', 4)).toEqual([]);
  await append('5', 'li');
  await log.compact('d', Buffer.from('five'), 5);
  expect(await log.authors('d', 4)).toEqual(['li']);
});

it('copy copies snapshot and updates, and throws without a log', async () => {
  await append('1', 'li');
  await log.copy('d', 'e');
  expect(await read(-1, 'e')).toEqual({ snapshot: [0, 'empty'], updates: [[1, '1']], seq: 1 });
  expect(await append('2', undefined, 'e')).toBe(2);
  expect(await read(1)).toMatchObject({ updates: [], seq: 1 });
  await expect(log.copy('none', 'f')).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
});

it('a log has the documents of its kind, but an id is taken for all kinds', async () => {
  await append('1');
  const hold = (of: LiveLog) => database.transaction().execute((transaction) => of.hold('d', transaction));
  expect([await hold(log), await hold(other)]).toEqual([1, undefined]);
  expect(await other.changes('d', -1)).toBeUndefined();
  expect(Object.fromEntries(await log.heads(['d', 'none']))).toEqual({ d: 1 });
  expect((await other.heads(['d'])).size).toBe(0);
  expect((await log.heads([])).size).toBe(0);
  expect([await other.isTaken('d'), await other.isTaken('none')]).toEqual([true, false]);
});

it('next returns the next idle document that has changed since it was examined', async () => {
  const rest = new LiveRestStore(database, 'coursewares');
  const later = new Date(ROW_TIME.getTime() + 1);
  await append('1');
  await log.create('e', Buffer.from('empty'));
  await append('1', undefined, 'e');
  expect(await rest.next(later, '')).toBe('d');
  expect(await rest.next(later, 'd')).toBe('e');
  expect(await rest.next(ROW_TIME, '')).toBeUndefined();
  expect(await new LiveRestStore(database, 'superboard').next(later, '')).toBeUndefined();
  await database.transaction().execute((transaction) => rest.setLookedAt('d', 1, transaction));
  expect(await rest.next(later, '')).toBe('e');
  await append('2');
  expect(await rest.next(later, '')).toBe('d');
});
